import { useLayoutEffect, useRef } from 'react';
import type { Position } from '../../../core/geometry/position';
import { course } from '../../playback/course';
import { move } from '../../playback/frames';
import type { Middle } from '../../playback/places';
import { usePlayback } from '../../playback/useStage';
import type { EffectOf } from './effects';
import styles from './Missile.module.css';
import { SHOT_FLIES } from './times';

interface MissileProps {
  readonly missile: EffectOf<'missile'>;
  readonly cell: number;
}

/** An arrow or a stone in the air, from the middle of a cell to the middle of another. */
export function Missile({ missile, cell }: MissileProps) {
  const picture = useRef<SVGSVGElement>(null);
  const { length } = usePlayback();
  useLayoutEffect(() => {
    const element = picture.current;
    if (element === null) return;
    const sky = new DOMRect();
    const frames = course(sky, middleOf(missile.from, cell), middleOf(missile.to, cell));
    const flight = move(element, frames, { duration: SHOT_FLIES * length, delay: missile.delay * length });
    return () => flight.cancel();
  }, [missile, cell, length]);
  return (
    <svg ref={picture} className={styles.missile} viewBox="0 0 64 16" aria-hidden="true">
      {missile.kind === 'stone' ? <circle cx="32" cy="8" r="6.5" className={styles.stone} /> : <Arrow />}
    </svg>
  );
}

function Arrow() {
  return (
    <>
      <path d="M10 8H54" className={styles.shaftEdge} />
      <path d="M10 8H54" className={styles.shaft} />
      <path d="M50 2.5L63 8L50 13.5L53 8Z" className={styles.head} />
      <path d="M2 2.5L11 4.5L14 8L11 11.5L2 13.5L6 8Z" className={styles.feather} />
    </>
  );
}

function middleOf({ x, y }: Position, cell: number): Middle {
  return { x: (x + 0.5) * cell, y: (y + 0.5) * cell, width: cell, height: cell };
}
