import type { Side } from '../../kernel/sides';
import { hasFlag } from '../abilities/flags';
import { FLAG } from '../abilities/traits';
import { countUnits } from '../model/board';
import { has, STATUS } from '../model/body';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import type { RefusalCode } from '../model/refusals';
import type { SiegeRules } from '../model/rules';

/** Why a unit can't move any more this turn, wherever to. */
export function whyCannotMove(board: Board, unit: Fighter): RefusalCode | null {
  if (has(unit, STATUS.fresh) && !hasFlag(board, unit, FLAG.freshMayMove)) return 'fresh-cannot-move';
  if (has(unit, STATUS.hasStruck | STATUS.attacked) && hasFlag(board, unit, FLAG.moveOrAttack))
    return 'attacked-cannot-move';
  if (!hasMoveLeft(board, unit)) return 'already-moved';
  return hasFlag(board, unit, FLAG.cannotMove) ? 'held' : null;
}

/** Hit and run: one move before the first blow, one after it; a readied attack adds none. */
function hasMoveLeft(board: Board, unit: Fighter): boolean {
  if (!has(unit, STATUS.moved)) return true;
  return has(unit, STATUS.hasStruck) && !has(unit, STATUS.movedAgain) && hasFlag(board, unit, FLAG.moveAfterAttack);
}

/** Why a unit has no attack left this turn to spend on anything. */
function whyCannotAct(board: Board, unit: Fighter): RefusalCode | null {
  if (has(unit, STATUS.attacked)) return 'already-attacked';
  if (has(unit, STATUS.strayed)) return 'left-formation';
  return has(unit, STATUS.moved) && hasFlag(board, unit, FLAG.moveOrAttack) ? 'moved-cannot-attack' : null;
}

/** Why a unit can't strike any more this turn, whomever at. */
export function whyCannotStrike(board: Board, unit: Fighter): RefusalCode | null {
  return unit.profile.attack <= 0 ? 'no-attack' : whyCannotAct(board, unit);
}

/** Why a unit that may strike can't strike at the castle. */
export function whyCannotBesiege(board: Board, unit: Fighter): RefusalCode | null {
  return has(unit, STATUS.fresh) && !hasFlag(board, unit, FLAG.freshMayBesiege) ? 'fresh-cannot-siege' : null;
}

/** Instead of an attack; a card without attack may brace too. */
export function whyCannotBrace(board: Board, unit: Fighter): RefusalCode | null {
  return hasFlag(board, unit, FLAG.mayBrace) ? whyCannotAct(board, unit) : 'cannot-brace';
}

/** R3: what a side lacks to pay for a card; 0 when it can. */
export function missingSupply(cost: number, supply: number): number {
  return Math.max(0, cost - supply);
}

/** R3: whether a side may put another card on the board. */
export function hasRoom(
  rules: SiegeRules,
  board: { readonly units: readonly { readonly side: Side }[] },
  side: Side,
): boolean {
  return countUnits(board, side) < rules.unitsPerSide;
}
