import { mayPlay } from '../../battle/legality/plays';
import { whyCannotMove } from '../../battle/legality/readiness';
import { reachOn } from '../../battle/legality/validCells';
import { has, STATUS } from '../../battle/model/body';
import type { Book } from '../../battle/model/book';
import { ALL_CELLS, type CellSet } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import type { Ground } from '../../battle/model/ground';
import { POSITIONS, unitCell } from '../../battle/model/position';
import type { ReachTables } from '../../battle/model/reach';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { ofSide } from '../../kernel/sides';
import { boundWith } from './siegeAid';
import { largestBlow } from './siegeBlow';
import type { SiegeBounds } from './siegeBounds';
import { type HandHelp, handHelp, largestPayableSum } from './siegeHand';
import { helpInHand, unitHelp } from './siegeHelp';
import { type Screens, screensAgainst } from './siegeScreens';

const HUNDRED = 100;

/** Scratch object, overwritten by every call. */
const BOUNDS: SiegeBounds = {
  toSpare: false,
  open: 0,
  screened: 0,
  weakest: 0,
  strongest: 0,
  readies: 0,
  strikes: 0,
  strikerBlows: [],
  upperBound: 0,
  unaided: 0,
  aided: [],
  blows: new Float64Array(POSITIONS.length),
  screenedBlows: new Float64Array(POSITIONS.length),
};

export function siegeUpperBound(book: Book, state: EngineState): number {
  return siegeBounds(book, state).upperBound;
}

/**
 * An upper bound on the damage that the side to move can do to the castle this turn: every bonus for every unit, high ground
 * wherever a move could reach it. Where this is less than the castle's health, the search for a win is pruned.
 *
 * A screen holds as long as nobody has a blow to spare for it. Whoever can't strike the castle has one; otherwise a screen
 * costs at least one blow at the castle, at best the weakest. The result is valid until the next call.
 */
export function siegeBounds(book: Book, state: EngineState): Readonly<SiegeBounds> {
  const { units, turn } = state;
  const { ground } = state;
  const hand = handHelp(book, state);
  const { cards, strikers, readies: byHand, attack: fromHand } = hand;
  const attack = attackFor(book, state, fromHand);
  const screens = screensAgainst(book, state);
  BOUNDS.toSpare = cards.length > 0;
  BOUNDS.open = 0;
  BOUNDS.screened = 0;
  BOUNDS.weakest = Number.POSITIVE_INFINITY;
  BOUNDS.strongest = 0;
  BOUNDS.readies = byHand;
  BOUNDS.blows.fill(0);
  BOUNDS.screenedBlows.fill(0);
  BOUNDS.aided.length = 0;
  BOUNDS.strikes = strikers.length;
  BOUNDS.strikerBlows = [];
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === turn) addUnit(book, state, ground, screens, unit, attack);
  }
  if (strikers.length > 0) addStrikers(book, state, ground, strikers, attack);
  const { toSpare, open, screened, weakest, strongest, readies } = BOUNDS;
  const again = strongest === 0 ? 0 : readies * strongest;
  BOUNDS.unaided = (toSpare ? open : Math.max(screened, open - weakest)) + again;
  BOUNDS.upperBound = BOUNDS.unaided;
  const aided =
    hand.stratagems.length > 0 && mayPlay(book, state) ? addStratagems(book, state, screens, attack, hand) : 0;
  BOUNDS.open = Math.max(open + again, aided);
  return BOUNDS;
}

/** R12: what each stratagem in hand could make of it; the largest sum of blows with no screen left. */
function addStratagems(book: Book, state: EngineState, screens: Screens, attack: number, hand: HandHelp): number {
  let most = 0;
  for (const { card, help } of hand.stratagems) {
    const { open, upperBound } = boundWith(book, state, screens, attack, hand, card.cost, help, BOUNDS);
    // Whoever may play another one after it has no bound.
    const isLast = state.played + 1 >= (book.rules.stratagemsPerTurn ?? 0);
    const bound = isLast ? upperBound : Number.POSITIVE_INFINITY;
    BOUNDS.aided.push(bound);
    BOUNDS.upperBound = Math.max(BOUNDS.upperBound, bound);
    most = Math.max(most, isLast ? open : bound);
  }
  return most;
}

function addUnit(
  book: Book,
  state: EngineState,
  ground: Ground,
  screens: Screens,
  unit: Fighter,
  attack: number,
): void {
  const help = unitHelp(book, unit);
  if (help.stirs) BOUNDS.toSpare = true;
  BOUNDS.readies += help.readies;
  if (unit.profile.attack <= 0) return;
  const power = unit.profile.attack + unit.attackBonus + attack - help.attack + help.ownAttack;
  BOUNDS.strongest = Math.max(BOUNDS.strongest, largestBlow(book, power, help, ground.high !== 0, HUNDRED));
  if (has(unit, STATUS.attacked)) return;
  const reach = reachOn(state, unit);
  const from = (screens.shoved ? ALL_CELLS : cellsInReachOf(reach, state, unit)) & reach.castle;
  if (from === 0 || (has(unit, STATUS.fresh) && !help.atOnce)) {
    BOUNDS.toSpare = true;
    return;
  }
  const isHigh = (from & ground.high) !== 0;
  const blow = largestBlow(book, power, help, isHigh, HUNDRED);
  const isOpen = help.ignoresScreen || (from & ~screens.cells) !== 0;
  BOUNDS.blows[unitCell(unit)] = blow;
  BOUNDS.open += blow;
  BOUNDS.strikes += 1;
  const throughScreen = isOpen ? blow : largestBlow(book, power, help, isHigh, screens.share);
  BOUNDS.screenedBlows[unitCell(unit)] = throughScreen;
  BOUNDS.screened += throughScreen;
  BOUNDS.weakest = Math.min(BOUNDS.weakest, blow);
}

/** Where it stands or could still go, whoever is there and whatever becomes of the ground: a bound, and no offer of cells. */
function cellsInReachOf({ near }: ReachTables, state: EngineState, unit: Fighter): CellSet {
  const cell = unitCell(unit);
  return whyCannotMove(state, unit) === null ? (1 << cell) | (near[cell] as CellSet) : 1 << cell;
}

/** Those in hand that may strike at once, as many as can be paid together. */
function addStrikers(
  book: Book,
  state: EngineState,
  ground: Ground,
  strikers: readonly UnitProfile[],
  attack: number,
): void {
  const blows = strikers.map((card) =>
    largestBlow(book, card.attack + attack, helpInHand(book)(card.abilities), ground.high !== 0, HUNDRED),
  );
  BOUNDS.strikerBlows = blows;
  BOUNDS.strongest = Math.max(BOUNDS.strongest, ...blows);
  BOUNDS.open += largestPayableSum(strikers, blows, 0, ofSide(state.supply, state.turn));
}

/** Whether a card in hand could do more for a siege than stand and strike cards. */
export function helpsSiege(book: Book, card: UnitProfile): boolean {
  const { attack, readies, atOnce } = helpInHand(book)(card.abilities);
  return attack > 0 || readies > 0 || atOnce;
}

/** What the cards on the board and in hand could add to everybody's blows. */
function attackFor(book: Book, { units, turn }: EngineState, fromHand: number): number {
  let sum = fromHand;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === turn) sum += unitHelp(book, unit).attack;
  }
  return sum;
}
