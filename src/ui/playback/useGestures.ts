import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isSamePosition, type Position } from '../../core/geometry/position';
import type { PlayedEffect, UnitEffect } from './effects';
import { followSteps } from './followSteps';
import type { Motion } from './frames';
import { perform } from './gestures';
import { falling, leaveGhost, leaving } from './ghost';
import { usePlayback } from './useStage';

interface Token {
  readonly id: string;
  readonly at: Position;
  /** Whose it is shows in the way it falls. */
  readonly own: boolean;
}

/** Lets a token do what the step at hand asks of its unit, without rendering anything anew. */
export function useGestures({ id, at, own }: Token): RefObject<HTMLSpanElement | null> {
  const token = useRef<HTMLSpanElement>(null);
  const { stage, length, still } = usePlayback();
  const latest = useRef({ own, length, still });
  latest.current = { own, length, still };
  const { x, y } = at;

  useLayoutEffect(() => {
    const element = token.current;
    const follower = followSteps(stage, {
      isDue: () => stage.of(id).length > 0,
      perform: () => {
        const { length: speed, still: isStill } = latest.current;
        if (element === null || isStill) return [];
        // Whoever is on the way was drawn anew where it goes; the token that it leaves behind has nothing to do.
        const due = stage.of(id).filter((effect) => !isElsewhere(effect, { x, y }));
        const way = { origin: stage.originOf(id), isFlown: stage.flightOf(id) !== null };
        const running = due.flatMap((effect) => perform(element, effect, way, speed));
        if (due.some(travels)) raise(element, running);
        return running;
      },
      tidy: () => {
        if (element !== null) cellOf(element)?.removeAttribute('data-raised');
      },
    });
    follower.act();
    return () => {
      follower.stop();
      const { own: isOwn, length: speed, still: isStill } = latest.current;
      if (element === null || isStill) return;
      for (const effect of stage.of(id)) {
        if (effect.type === 'fall') leaveGhost(element, falling(isOwn), speed, stage);
        if (isLeave(effect)) leaveGhost(element, leaving(element, effect.to), speed, stage);
      }
    };
  }, [stage, id, x, y]);

  return token;
}

function isElsewhere({ type, at }: PlayedEffect, here: Position): boolean {
  return (type === 'slide' || type === 'fly') && at !== undefined && !isSamePosition(at, here);
}

function isLeave(effect: PlayedEffect): effect is Extract<UnitEffect, { type: 'leave' }> {
  return effect.type === 'leave';
}

function travels({ type }: PlayedEffect): boolean {
  return type === 'slide' || type === 'fly' || type === 'lunge';
}

const cellOf = (token: HTMLElement): Element | null => token.closest('[data-spot]');

/** Over its neighbours while it moves. */
function raise(token: HTMLElement, [first]: readonly Motion[]): void {
  const cell = cellOf(token);
  if (cell === null || first === undefined) return;
  cell.setAttribute('data-raised', '');
  void first.finished.then(() => cell.removeAttribute('data-raised'));
}
