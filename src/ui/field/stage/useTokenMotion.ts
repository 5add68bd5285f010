import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Direction } from '../../../core/geometry/direction';
import { isSamePosition } from '../../../core/geometry/position';
import { findFieldUnit } from '../../../skirmish/model/state';
import { followSteps } from '../../playback/followSteps';
import { usePlayback, useStage } from '../../playback/useStage';
import { useFieldView } from '../common/fieldHooks';
import type { FieldEffect } from './effects';
import { performOn } from './tokenGestures';
import { turnProw } from './turnProw';

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

  useLayoutEffect(() => {
    const element = token.current;
    const before = pointed.current;
    pointed.current = facing;
    const follower = followSteps(stage, {
      isDue: () => stage.of(unitId).length > 0,
      perform: () => {
        const now = latest.current;
        if (element === null || now.still) return [];
        const due = stage.of(unitId).filter((effect) => !isElsewhere(effect, { x, y }));
        const motions = due.flatMap((effect) => performOn({ token: element, ...now }, effect));
        const turns = due.some(({ type }) => type === 'slide' || type === 'turn');
        return turns ? [...motions, ...turnProw(element, before, facing, now.length)] : motions;
      },
    });
    // Whoever has just come to a cell is on the way already; who stood there begins with its next step.
    follower.act();
    return follower.stop;
  }, [stage, unitId, x, y, facing]);

  return token;
}

/** Of a way of several cells only the part that ends here is walked here. */
function isElsewhere(effect: FieldEffect, here: { readonly x: number; readonly y: number }): boolean {
  return (effect.type === 'slide' || effect.type === 'appear') && !isSamePosition(effect.at, here);
}
