import { lookUp } from '../../kernel/dispatch';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { mustFindUnit } from '../model/state';
import { movementOf } from '../movement/economy';
import { reveal } from '../sight/updateKnowledge';
import { type Judged, ofOwnUnit } from './judged';

/** Once a turn, before the unit moved, faced or acted. */
export function judgeStance({ book, ...judged }: Judged, order: OrderOf<'stance'>): SkirmishRefusal | null {
  const { stances } = book.rules;
  if (stances === undefined) return refusal('NOT_IN_RULES');
  return ofOwnUnit({ book, ...judged }, order.unit, (unit) => {
    if (lookUp(stances, order.stance) === undefined) return refusal('invalid_parameters');
    return unit.hasBegun || unit.hasTakenStance ? refusal('STANCE_TOO_LATE') : null;
  });
}

/** The turn's movement is reckoned anew; hiding comes at the end of the turn, leaving the stance shows at once. */
export function runStance(play: SkirmishPlay, { unit, stance }: OrderOf<'stance'>): void {
  const { book, state } = play;
  const taking = mustFindUnit(state, unit);
  const isLeaving = book.rules.stances?.[taking.stance]?.hides === true && stance !== taking.stance;
  const movement = movementOf(book, state, { ...taking, stance });
  const isOpened = book.rules.economy.movement !== 'action' || taking.hasOpenedMove;
  play.emit({ type: 'stanceTaken', unit, stance, movement: isOpened ? movement : 0 });
  if (isLeaving) reveal(play, unit);
}
