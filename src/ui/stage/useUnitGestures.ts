import type { RefObject } from 'react';
import { toPoint } from '../../battle/model/position';
import type { Unit } from '../../battle/model/unit';
import { useGestures } from '../playback/useGestures';

/** Lets the token of a card do what the step at hand asks of it. */
export function useUnitGestures(unit: Unit, own: boolean): RefObject<HTMLSpanElement | null> {
  return useGestures({ id: unit.id, at: toPoint(unit), own });
}
