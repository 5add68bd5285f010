import { hasFlag } from '../../battle/abilities/flags';
import { FLAG } from '../../battle/abilities/traits';
import { whyCannotMove } from '../../battle/legality/readiness';
import { reachOn } from '../../battle/legality/validCells';
import { has, STATUS } from '../../battle/model/body';
import type { Book } from '../../battle/model/book';
import { ALL_CELLS, afterFirst, type CellSet, firstCell, setOf } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { POSITIONS, unitCell } from '../../battle/model/position';
import { isOrthogonalStep } from '../../core/geometry/grid';
import { largestBlow } from './siegeBlow';
import { type Help, unitHelp } from './siegeHelp';
import type { Screens } from './siegeScreens';
import { type Displacement, profileWith, type StratagemHelp } from './stratagemHelp';

const HUNDRED = 100;

/** All blows of one card at the castle with a stratagem for it, and its strongest one wherever it stands. */
interface AidedBlow {
  open: number;
  screened: number;
  strongest: number;
}

/** Scratch object, overwritten by every call. */
const BLOW: AidedBlow = { open: 0, screened: 0, strongest: 0 };

/** Null where nothing can be said: a granted keyword helps others too. */
export function aidedBlow(
  book: Book,
  state: EngineState,
  screens: Screens,
  attack: number,
  help: StratagemHelp,
  unit: Fighter,
): Readonly<AidedBlow> | null {
  BLOW.open = 0;
  BLOW.screened = 0;
  BLOW.strongest = 0;
  const isFresh = has(unit, STATUS.fresh);
  if (isFresh ? !help.fresh : !help.rested) return BLOW;
  const helped = help.grants.length === 0 ? unit : { ...unit, profile: profileWith(book, help, unit.profile) };
  const [before, after] = [unitHelp(book, unit), unitHelp(book, helped)];
  if (helpsOthersMore(before, after)) return null;
  if (unit.profile.attack <= 0) return BLOW;
  const power = unit.profile.attack + unit.attackBonus + attack - before.attack + after.ownAttack + help.attack;
  const { ground } = state;
  BLOW.strongest = largestBlow(book, power, after, ground.high !== 0, HUNDRED);
  const isSpent = has(unit, STATUS.attacked);
  if ((isSpent && !help.readiesAttack) || (isFresh && !after.atOnce)) return BLOW;
  const from = (screens.shoved ? ALL_CELLS : cellsWith(state, help, helped)) & reachOn(state, helped).castle;
  if (from === 0) return BLOW;
  const isHigh = (from & ground.high) !== 0;
  const times = help.readiesAttack && !isSpent ? 2 : 1;
  const isOpen = after.ignoresScreen || (from & ~screens.cells) !== 0;
  BLOW.open = times * largestBlow(book, power, after, isHigh, HUNDRED);
  BLOW.screened = isOpen ? BLOW.open : times * largestBlow(book, power, after, isHigh, screens.share);
  return BLOW;
}

/** Whether a keyword does more than to help its bearer's own blows. */
export function helpsOthersMore(before: Help, after: Help): boolean {
  if (after.stirs && !before.stirs) return true;
  return after.attack - after.ownAttack > before.attack - before.ownAttack || after.readies > before.readies;
}

/** Where a card could strike from with the stratagem played before its move or after it, whoever stands there. */
function cellsWith(state: EngineState, help: StratagemHelp, unit: Fighter): CellSet {
  const { near } = reachOn(state, unit);
  const here = 1 << unitCell(unit);
  const canMove = whyCannotMove(state, unit) === null;
  let cells = canMove ? here | (near[unitCell(unit)] as CellSet) : here;
  const isMobile = !has(unit, STATUS.fresh) || hasFlag(state, unit, FLAG.freshMayMove);
  if (help.readiesMove && isMobile) cells |= allOf(near, cells);
  if (help.displaces !== null) {
    const put = allOf(DISPLACED[help.displaces], here, help.squares);
    cells |= allOf(DISPLACED[help.displaces], cells, help.squares) | put;
    if (canMove) cells |= allOf(near, put);
  }
  const mayMoveTwice =
    help.readiesAttack && ((unit.profile.flags | unit.profile.flagsAtTimes) & FLAG.moveAfterAttack) !== 0;
  return mayMoveTwice ? cells | allOf(near, cells) : cells;
}

/** By the cell that a card is put away from: where it may come to with one step of it. */
const DISPLACED: Readonly<Record<Displacement, readonly CellSet[]>> = {
  ring: stepsThat((x, y) => Math.max(Math.abs(x), Math.abs(y)) === 1),
  beside: stepsThat(isOrthogonalStep),
  row: stepsThat((x, y) => y === 0 && Math.abs(x) === 1),
};

function stepsThat(isStep: (x: number, y: number) => boolean): CellSet[] {
  return POSITIONS.map((from) => setOf(({ row, col }) => isStep(col - from.col, row - from.row)));
}

/** The cells that lead on from any cell of a set, so many times over. */
function allOf(ways: readonly CellSet[], from: CellSet, times = 1): CellSet {
  let all = from;
  for (let time = 0; time < times; time++) {
    let next = all;
    for (let rest = all; rest !== 0; rest = afterFirst(rest)) next |= ways[firstCell(rest)] as CellSet;
    all = next;
  }
  return all;
}
