import type { Side } from '../kernel/sides';
import { FLAG, hasFlag, type Traits } from './abilities/traits';
import { type Board, countUnits } from './board';
import type { RefusalCode } from './refusals';
import type { SiegeRules } from './rules';
import type { Unit } from './unit';

// Flags are compared with true: of what stands alone in a condition an engine first finds out what kind of thing it is, and
// search asks these questions several times for every card of every position.

/** Why a unit can't move any more this turn, wherever to. */
export function whyCannotMove(traits: Traits, board: Board, unit: Unit): RefusalCode | null {
  if (unit.fresh === true && !hasFlag(traits, board, unit, FLAG.freshMayMove)) return 'fresh-cannot-move';
  if ((unit.hasStruck === true || unit.attacked === true) && hasFlag(traits, board, unit, FLAG.moveOrAttack))
    return 'attacked-cannot-move';
  return hasMoveLeft(traits, board, unit) ? null : 'already-moved';
}

/** Hit and run: one move before the first blow, one after it; a readied attack adds none. */
function hasMoveLeft(traits: Traits, board: Board, unit: Unit): boolean {
  if (unit.moved !== true) return true;
  return unit.hasStruck === true && unit.movedAgain !== true && hasFlag(traits, board, unit, FLAG.moveAfterAttack);
}

/** Why a unit has no attack left this turn to spend on anything. */
function whyCannotAct(traits: Traits, board: Board, unit: Unit): RefusalCode | null {
  if (unit.attacked === true) return 'already-attacked';
  if (unit.strayed === true) return 'left-formation';
  return unit.moved === true && hasFlag(traits, board, unit, FLAG.moveOrAttack) ? 'moved-cannot-attack' : null;
}

/** Why a unit can't strike any more this turn, whomever at. */
export function whyCannotStrike(traits: Traits, board: Board, unit: Unit): RefusalCode | null {
  return unit.attack <= 0 ? 'no-attack' : whyCannotAct(traits, board, unit);
}

/** Why a unit that may strike can't strike at the castle. */
export function whyCannotBesiege(traits: Traits, board: Board, unit: Unit): RefusalCode | null {
  return unit.fresh === true && !hasFlag(traits, board, unit, FLAG.freshMayBesiege) ? 'fresh-cannot-siege' : null;
}

/** Instead of an attack; a card without attack may brace too. */
export function whyCannotBrace(traits: Traits, board: Board, unit: Unit): RefusalCode | null {
  return hasFlag(traits, board, unit, FLAG.mayBrace) ? whyCannotAct(traits, board, unit) : 'cannot-brace';
}

/** R3: what a side lacks to pay for a card; 0 when it can. */
export function missingSupply(cost: number, supply: number): number {
  return Math.max(0, cost - supply);
}

/** R3: whether a side may put another card on the board. */
export function hasRoom(rules: SiegeRules, board: { readonly units: readonly Unit[] }, side: Side): boolean {
  return countUnits(board, side) < rules.unitsPerSide;
}
