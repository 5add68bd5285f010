import { useLayoutEffect, useRef } from 'react';
import { SHOT_FLIES } from './animations/blow';
import type { StageEffect } from './effects';
import { animate, type Frame } from './frames';
import styles from './Missiles.module.css';
import { castlePlace, cellPlace, type Middle, placeOnScreen } from './places';
import { useEffects, useStage } from './useStage';
import { useStageLength } from './useStageLength';

type Missile = Extract<StageEffect, { type: 'missile' }>;

/** Arrows in the air, over board and castles. */
export function Missiles() {
  const missiles = useEffects().filter((effect): effect is Missile => effect.type === 'missile');
  const scene = useStage().scene();
  return (
    <div className={styles.sky} aria-hidden="true">
      {missiles.map((missile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene's missiles never change places; another scene has other keys
        <Arrow key={`${scene} ${index}`} missile={missile} />
      ))}
    </div>
  );
}

function Arrow({ missile }: { readonly missile: Missile }) {
  const arrow = useRef<SVGSVGElement>(null);
  const length = useStageLength();
  useLayoutEffect(() => {
    const element = arrow.current;
    const frames = element === null ? [] : course(element, missile);
    if (element === null || frames.length === 0) return;
    const flight = animate(element, frames, { duration: SHOT_FLIES * length, delay: missile.delay * length });
    return () => flight.cancel();
  }, [missile, length]);
  return (
    <svg ref={arrow} className={styles.arrow} viewBox="0 0 64 16" aria-hidden="true">
      <path d="M10 8H54" className={styles.shaftEdge} />
      <path d="M10 8H54" className={styles.shaft} />
      <path d="M50 2.5L63 8L50 13.5L53 8Z" className={styles.head} />
      <path d="M2 2.5L11 4.5L14 8L11 11.5L2 13.5L6 8Z" className={styles.feather} />
    </svg>
  );
}

/** How high an arrow rises over the straight line, against the distance. */
const ARC = 0.1;

/** A shallow arc: the arrow points up as it leaves and down as it comes in. */
function course(arrow: SVGElement, { from, to }: Missile): Frame[] {
  const sky = arrow.parentElement?.getBoundingClientRect();
  const start = placeOnScreen(cellPlace(from));
  const end = typeof to === 'string' ? wallAt(placeOnScreen(castlePlace(to)), start, to) : placeOnScreen(cellPlace(to));
  if (sky === undefined || start === null || end === null) return [];
  const across = end.x - start.x;
  const down = end.y - start.y;
  const distance = Math.hypot(across, down);
  const slope = (Math.atan2(down, across) * 180) / Math.PI;
  const bow = across < 0 ? 16 : -16;
  const at = (share: number, turn: number) => {
    const lift = 4 * share * (1 - share) * distance * ARC;
    const x = start.x - sky.left + across * share;
    const y = start.y - sky.top + down * share - lift;
    return `translate(${x}px, ${y}px) rotate(${slope + turn}deg)`;
  };
  return [
    { transform: at(0.12, bow), opacity: 0 },
    { transform: at(0.2, bow * 0.8), opacity: 1, offset: 0.06 },
    { transform: at(0.5, 0), opacity: 1, offset: 0.45 },
    { transform: at(0.96, -bow), opacity: 1 },
  ];
}

/** The face of a castle's wall in the row that the arrow flies along. */
function wallAt(castle: Middle | null, from: Middle | null, side: 'left' | 'right'): Middle | null {
  if (castle === null || from === null) return null;
  const inwards = side === 'left' ? 0.2 : -0.2;
  return { ...castle, x: castle.x + castle.width * inwards, y: from.y };
}
