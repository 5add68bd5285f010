import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Direction } from '../../../core/geometry/direction';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { findFieldUnit } from '../../../skirmish/model/state';
import { followSteps } from '../../playback/followSteps';
import { usePlayback, useStage } from '../../playback/useStage';
import { useFieldView } from '../common/fieldHooks';
import type { FieldEffect } from './effects';
import { performOn } from './tokenGestures';
import { turnProw } from './turnProw';

/** An element makes one movement at a time, so one that began this long ago isn't begun again. */
const LATE_MILLISECONDS = 60;

/**
 * Lets a unit's token do what the step at hand asks of it, without rendering anything anew. `cell` is a cell's size in pixels.
 * The element lies where the unit stands now, and nothing else may transform it; what carries `data-prow` in it is turned.
 */
export function useTokenMotion<Element extends HTMLElement = HTMLElement>(
  unitId: string,
  cell: number,
): RefObject<Element | null> {
  const token = useRef<Element>(null);
  const stage = useStage<FieldEffect>();
  const { length, still } = usePlayback();
  const latest = useRef({ cell, length, still });
  latest.current = { cell, length, still };
  const unit = findFieldUnit(useFieldView().seen.field, unitId);
  const x = unit?.position?.x ?? -1;
  const y = unit?.position?.y ?? -1;
  const facing = unit?.facing ?? 'north';
  const pointed = useRef<Direction>(facing);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);

  useLayoutEffect(() => {
    const element = token.current;
    const before = pointed.current;
    pointed.current = facing;
    let isArriving = true;
    const follower = followSteps(stage, {
      isDue: () => {
        isArriving = false;
        shownAt.current = performance.now();
        return stage.of(unitId).length > 0;
      },
      perform: () => {
        const now = latest.current;
        if (element === null || now.still) return [];
        const passed = (performance.now() - shownAt.current) / Math.max(now.length, 0.01);
        const due = dueNow(stage.of(unitId), { x, y }, isArriving, passed);
        const motions = due.flatMap((effect) => performOn({ token: element, ...now }, effect));
        const turns = isArriving && due.some(({ type }) => type === 'slide' || type === 'turn');
        return turns ? [...motions, ...turnProw(element, before, facing, now.length)] : motions;
      },
    });
    // Whoever has just come to a cell is on the way already.
    follower.act();
    return follower.stop;
  }, [stage, unitId, x, y, facing]);

  return token;
}

/** Of a way of several cells only the part that ends here is walked here, when the unit comes here. */
function dueNow(effects: readonly FieldEffect[], here: Position, isArriving: boolean, passed: number): FieldEffect[] {
  return effects.flatMap((effect): FieldEffect[] => {
    if (effect.type === 'slide' || effect.type === 'appear') {
      return isSamePosition(effect.at, here) && (isArriving || effect.delay === 0) ? [{ ...effect, delay: 0 }] : [];
    }
    const delay = effect.delay - passed;
    return delay < -LATE_MILLISECONDS ? [] : [{ ...effect, delay: Math.max(0, delay) }];
  });
}
