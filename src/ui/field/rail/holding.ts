import { isSamePosition } from '../../../core/geometry/position';
import { opponentOf, type Side } from '../../../kernel/sides';
import { unitsOf } from '../../../skirmish/model/state';
import type { FieldView } from '../common/fieldHooks';

type Holding = 'own' | 'enemy' | 'contested' | 'free';

/** Who stands on the control point, by what the viewer sees. */
export function holdingOf({ field, side }: FieldView['seen']): Holding {
  const stands = (of: Side) =>
    unitsOf(field, of).some(({ position }) => field.control.some((cell) => isSamePosition(cell, position)));
  const [own, enemy] = [stands(side), stands(opponentOf(side))];
  if (own && enemy) return 'contested';
  if (own) return 'own';
  return enemy ? 'enemy' : 'free';
}
