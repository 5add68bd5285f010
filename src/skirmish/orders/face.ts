import { DIRECTIONS } from '../../core/geometry/direction';
import { checkFormations } from '../formations/integrity';
import { isKnownFacing } from '../model/facing';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import type { FacingRules } from '../model/rules';
import { movementLeft, openMove } from '../movement/economy';
import { firstOf, type Judged, ofOwnUnit } from './judged';
import { whyMoveUnpaid } from './move';

export function judgeFace(judged: Judged, { unit: id, direction }: OrderOf<'face'>): SkirmishRefusal | null {
  const { book, state } = judged;
  const rules = book.rules.facing;
  if (rules === undefined) return refusal('NOT_IN_RULES');
  return ofOwnUnit(judged, id, (unit) =>
    firstOf(
      () => {
        const isOther = DIRECTIONS.includes(direction) && isKnownFacing(rules, direction) && direction !== unit.facing;
        return isOther ? null : refusal('invalid_parameters');
      },
      () => whyMoveUnpaid(judged, unit),
      () => {
        const available = movementLeft(book, state, unit);
        return available >= rules.cost ? null : refusal('insufficient_movement', { required: rules.cost, available });
      },
    ),
  );
}

export function runFace(play: SkirmishPlay, { unit, direction }: OrderOf<'face'>): void {
  const { facing, economy } = play.book.rules;
  const { cost } = facing as FacingRules;
  openMove(play, unit);
  play.emit({ type: 'spent', unit, movement: cost, ...(economy.movement === 'actions' && { actions: cost }) });
  play.emit({ type: 'faced', unit, direction });
  checkFormations(play, [unit]);
}
