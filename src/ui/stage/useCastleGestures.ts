import { useReducedMotion } from 'framer-motion';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Side } from '../../battle/sides';
import { afterNextFrame } from '../common/afterNextFrame';
import type { StageEffect } from './effects';
import { animate, EASE_IN, type Frame } from './frames';
import { useStage } from './useStage';
import { useStageLength } from './useStageLength';

/** Lets a castle's walls shake under a blow, and come down at the end, without rendering anything anew. */
export function useCastleGestures(side: Side): RefObject<HTMLSpanElement | null> {
  const walls = useRef<HTMLSpanElement>(null);
  const stage = useStage();
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const latest = useRef({ length, still });
  latest.current = { length, still };

  useLayoutEffect(() => {
    let running: Animation[] = [];
    let cancelStart = (): void => undefined;
    const rest = (): void => {
      cancelStart();
      for (const animation of running) animation.cancel();
      running = [];
    };
    const act = (): void => {
      const element = walls.current;
      const { length: speed, still: isStill } = latest.current;
      if (element === null || isStill) return;
      running = stage.castle(side).flatMap((effect) => performAt(element, effect, side, speed));
    };
    const unsubscribe = stage.subscribe(() => {
      rest();
      if (stage.castle(side).length > 0) cancelStart = afterNextFrame(act);
    });
    return () => {
      unsubscribe();
      rest();
    };
  }, [stage, side]);

  return walls;
}

function performAt(walls: HTMLElement, effect: StageEffect, side: Side, length: number): Animation[] {
  const delay = effect.delay * length;
  if (effect.type === 'siege') return [animate(walls, SHAKES, { duration: 320 * length, delay })];
  if (effect.type !== 'end') return [];
  return [animate(walls, crumble(side), { duration: 1300 * length, delay, stays: true })];
}

/** Two shakes of three pixels. */
const SHAKES: readonly Frame[] = [
  { transform: 'none' },
  { transform: 'translateX(-3px)', offset: 0.12 },
  { transform: 'translateX(3px)', offset: 0.36 },
  { transform: 'translateX(-3px)', offset: 0.6 },
  { transform: 'translateX(3px)', offset: 0.82 },
  { transform: 'none' },
];

/** The walls tremble, sag and go down; they lean away from the board. */
function crumble(side: Side): Frame[] {
  const lean = side === 'left' ? -1 : 1;
  return [
    { transform: 'none' },
    { transform: 'translateX(-3px)', offset: 0.06 },
    { transform: 'translateX(3px)', offset: 0.12 },
    { transform: 'translateX(-3px)', offset: 0.18 },
    { transform: 'none', offset: 0.24, easing: EASE_IN },
    { transform: `translateY(26%) rotate(${lean * 2.5}deg) scaleY(0.52)`, opacity: 1, offset: 0.62 },
    { transform: `translateY(30%) rotate(${lean * 3}deg) scaleY(0.44)`, opacity: 0.85 },
  ];
}
