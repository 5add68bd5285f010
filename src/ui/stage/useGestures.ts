import { useReducedMotion } from 'framer-motion';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Position, samePosition } from '../../battle/position';
import type { UnitId } from '../../battle/unit';
import { afterNextFrame } from '../common/afterNextFrame';
import type { StageEffect } from './effects';
import { perform } from './gestures';
import { leaveGhost } from './ghost';
import { useStage } from './useStage';
import { useStageLength } from './useStageLength';

/** Lets a token do what the step at hand asks of its unit, without rendering anything anew. */
export function useGestures(unit: { readonly id: UnitId } & Position, own: boolean): RefObject<HTMLSpanElement | null> {
  const token = useRef<HTMLSpanElement>(null);
  const stage = useStage();
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const latest = useRef({ own, length, still });
  latest.current = { own, length, still };
  const { id, row, col } = unit;

  useLayoutEffect(() => {
    const element = token.current;
    let running: readonly Animation[] = [];
    let cancelStart = (): void => undefined;
    const rest = (): void => {
      cancelStart();
      for (const animation of running) {
        animation.onfinish = null;
        animation.cancel();
      }
      running = [];
      element?.closest('td')?.removeAttribute('data-raised');
    };
    const act = (): void => {
      const { length: speed, still: isStill } = latest.current;
      if (element === null || isStill) return;
      // Whoever is on the way was drawn anew where it goes; the token that it leaves behind has nothing to do.
      const due = stage.of(id).filter((effect) => !isElsewhere(effect, { row, col }));
      running = due.flatMap((effect) => perform(element, effect, stage.originOf(id), speed));
      if (due.some(travels)) raise(element, running);
    };
    act();
    const unsubscribe = stage.subscribe(() => {
      rest();
      if (stage.of(id).length > 0) cancelStart = afterNextFrame(act);
    });
    return () => {
      unsubscribe();
      rest();
      const fall = stage.of(id).find(({ type }) => type === 'fall');
      if (element !== null && fall !== undefined && !latest.current.still) {
        leaveGhost(element, latest.current.own, latest.current.length, stage);
      }
    };
  }, [stage, id, row, col]);

  return token;
}

function isElsewhere(effect: StageEffect, here: Position): boolean {
  return (effect.type === 'slide' || effect.type === 'fly') && !samePosition(effect.at, here);
}

function travels({ type }: StageEffect): boolean {
  return type === 'slide' || type === 'fly' || type === 'lunge';
}

/** Over its neighbours while it moves. */
function raise(token: HTMLElement, [first]: readonly Animation[]): void {
  const cell = token.closest('td');
  if (cell === null || first === undefined) return;
  cell.setAttribute('data-raised', '');
  first.onfinish = () => cell.removeAttribute('data-raised');
}
