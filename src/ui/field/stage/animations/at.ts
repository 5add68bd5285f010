import type { Position } from '../../../../core/geometry/position';
import { isStandingUnit } from '../../../../skirmish/model/state';
import type { SoundName } from '../../../sound/sounds';
import type { FieldAnimation, FieldBoard, FieldEffect } from '../effects';

/** The board changes at once and the picture draws the eye to it. */
export function at(
  effects: readonly FieldEffect[],
  milliseconds: number,
  sound: SoundName | null,
  when: { readonly changesAt?: number; readonly landsAt?: number } = {},
): FieldAnimation {
  return { effects, milliseconds, changesAt: 0, landsAt: 0, ...when, sound };
}

/** Where a unit stands on the board as it was; null for one that the viewer doesn't see. */
export function placeOf({ seen }: FieldBoard, id: string | null): Position | null {
  const unit = seen.field.units.find((candidate) => candidate.id === id);
  return unit !== undefined && isStandingUnit(unit) ? unit.position : null;
}

type Marked = Extract<FieldEffect['type'], 'fall' | 'flare' | 'waver' | 'appear' | 'cloak' | 'turn'>;

/** A picture at a unit; none at one that the viewer doesn't see. */
export function mark(board: FieldBoard, type: Marked, unit: string, delay = 0): FieldEffect[] {
  const place = placeOf(board, unit);
  return place === null ? [] : [{ type, unit, at: place, delay }];
}
