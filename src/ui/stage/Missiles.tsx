import { useLayoutEffect, useRef } from 'react';
import { SIDES } from '../../kernel/sides';
import { course } from '../playback/course';
import { type Frame, move } from '../playback/frames';
import { cellPlace, type Middle, placeOnScreen } from '../playback/places';
import { useEffects, usePlayback, useStage } from '../playback/useStage';
import { SHOT_FLIES } from './animations/blow';
import type { StageEffect } from './effects';
import styles from './Missiles.module.css';
import { castlePlace } from './places';

type Missile = Extract<StageEffect, { type: 'missile' }>;

/** A volley: each arrow beside the line by so many pixels, and so many milliseconds after the first. */
const VOLLEY = [
  { beside: 0, late: 0 },
  { beside: -11, late: 34 },
  { beside: 10, late: 62 },
] as const;

/** Arrows in the air, over board and castles. */
export function Missiles() {
  const missiles = useEffects<StageEffect>().filter((effect): effect is Missile => effect.type === 'missile');
  const scene = useStage().scene();
  return (
    <div className={styles.sky} aria-hidden="true">
      {missiles.flatMap((missile, index) =>
        VOLLEY.map(({ beside, late }) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene's missiles never change places; another scene has other keys
          <Arrow key={`${scene} ${index} ${beside}`} missile={missile} beside={beside} late={late} />
        )),
      )}
    </div>
  );
}

interface ArrowProps {
  readonly missile: Missile;
  readonly beside: number;
  readonly late: number;
}

function Arrow({ missile, beside, late }: ArrowProps) {
  const arrow = useRef<SVGSVGElement>(null);
  const { length } = usePlayback();
  useLayoutEffect(() => {
    const element = arrow.current;
    const frames = element === null ? [] : courseOf(element, missile, beside);
    if (element === null || frames.length === 0) return;
    const flight = move(element, frames, { duration: SHOT_FLIES * length, delay: (missile.delay + late) * length });
    return () => flight.cancel();
  }, [missile, beside, late, length]);
  return (
    <svg ref={arrow} className={styles.arrow} viewBox="0 0 64 16" aria-hidden="true">
      <path d="M10 8H54" className={styles.shaftEdge} />
      <path d="M10 8H54" className={styles.shaft} />
      <path d="M50 2.5L63 8L50 13.5L53 8Z" className={styles.head} />
      <path d="M2 2.5L11 4.5L14 8L11 11.5L2 13.5L6 8Z" className={styles.feather} />
    </svg>
  );
}

function courseOf(arrow: SVGElement, { from, to }: Missile, beside: number): Frame[] {
  const sky = arrow.parentElement?.getBoundingClientRect();
  const start = placeOnScreen(cellPlace(from));
  const end = start === null ? null : endOf(to, start);
  if (sky === undefined || start === null || end === null) return [];
  const aside = (place: Middle): Middle => ({ ...place, x: place.x + beside / 2, y: place.y + beside });
  return course(sky, aside(start), aside(end));
}

/** What comes at a castle meets the face of its wall in the row that it flies along. */
export function endOf(spot: string, start: Middle): Middle | null {
  const end = placeOnScreen(spot);
  const side = SIDES.find((candidate) => castlePlace(candidate) === spot);
  if (end === null || side === undefined) return end;
  const inwards = side === 'left' ? 0.2 : -0.2;
  return { ...end, x: end.x + end.width * inwards, y: start.y };
}
