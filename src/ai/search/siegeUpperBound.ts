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
import type { SiegeRules } from '../../battle/model/rules';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { ofSide } from '../../kernel/sides';
import { handHelp, largestPayableSum } from './siegeHand';
import { type Help, helpInHand, unitHelp } from './siegeHelp';
import { type Screens, screensAgainst } from './siegeScreens';

const HUNDRED = 100;

/** Upper bounds on the damage to the castle in one turn. */
interface SiegeBounds {
  /** Somebody has a blow that it can't strike at the castle anyway. */
  toSpare: boolean;
  /** With no screen left, and struck again where somebody could be readied. */
  open: number;
  /** With the screens as they stand. */
  screened: number;
  weakest: number;
  strongest: number;
  /** How many of them could be struck again. */
  readies: number;
  /** The upper bound of all blows together. */
  upperBound: number;
  /** By cell: what whoever stands there adds to it at most. */
  readonly blows: Float64Array;
}

/** Scratch object, overwritten by every call. */
const BOUNDS: SiegeBounds = {
  toSpare: false,
  open: 0,
  screened: 0,
  weakest: 0,
  strongest: 0,
  readies: 0,
  upperBound: 0,
  blows: new Float64Array(POSITIONS.length),
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
  const { cards, strikers, readies: byHand, attack: fromHand } = handHelp(book, state);
  const attack = attackFor(book, state, fromHand);
  const screens = screensAgainst(book, state);
  BOUNDS.toSpare = cards.length > 0;
  BOUNDS.open = 0;
  BOUNDS.screened = 0;
  BOUNDS.weakest = Number.POSITIVE_INFINITY;
  BOUNDS.strongest = 0;
  BOUNDS.readies = byHand;
  BOUNDS.blows.fill(0);
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === turn) addUnit(book, state, ground, screens, unit, attack);
  }
  if (strikers.length > 0) addStrikers(book, state, ground, strikers, attack);
  const { toSpare, open, screened, weakest, strongest, readies } = BOUNDS;
  const again = strongest === 0 ? 0 : readies * strongest;
  BOUNDS.upperBound = (toSpare ? open : Math.max(screened, open - weakest)) + again;
  BOUNDS.open += again;
  return BOUNDS;
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
  BOUNDS.screened += isOpen ? blow : largestBlow(book, power, help, isHigh, screens.share);
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

function largestBlow({ rules }: Book, attack: number, { factor, flat }: Help, isHigh: boolean, share: number): number {
  const percents = (rules.zonesAtCastle ? bestZone(rules) : HUNDRED) * share;
  const high = isHigh ? rules.highGround.damage : 0;
  return Math.ceil((attack * factor * percents) / (HUNDRED * HUNDRED)) + flat + high;
}

function bestZone({ zones }: SiegeRules): number {
  return Math.max(...zones.flatMap(({ attack }) => Object.values(attack)));
}
