import { has, STATUS } from '../../battle/body';
import type { Book } from '../../battle/book';
import { ALL_CELLS, type CellSet } from '../../battle/cellSet';
import type { EngineState } from '../../battle/engineState';
import type { Fighter } from '../../battle/fighter';
import type { Ground } from '../../battle/ground';
import { POSITIONS, unitCell } from '../../battle/position';
import type { ReachTables } from '../../battle/reach';
import { whyCannotMove } from '../../battle/readiness';
import type { SiegeRules } from '../../battle/rules';
import type { UnitProfile } from '../../battle/unitProfile';
import { reachOn } from '../../battle/validCells';
import { ofSide } from '../../kernel/sides';
import { handHelp, mostTogether } from './siegeHand';
import { type Help, helpInHand, unitHelp } from './siegeHelp';
import { type Screens, screensAgainst } from './siegeScreens';

const HUNDRED = 100;

/** What the blows at the castle of one turn could come to. */
interface Siege {
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
  /** More than it can possibly come to. */
  hope: number;
  /** By cell: what whoever stands there adds to it at most. */
  readonly blows: Float64Array;
}

/** Filled anew for each question. */
const SIEGE: Siege = {
  toSpare: false,
  open: 0,
  screened: 0,
  weakest: 0,
  strongest: 0,
  readies: 0,
  hope: 0,
  blows: new Float64Array(POSITIONS.length),
};

export function siegeHope(book: Book, state: EngineState): number {
  return outlook(book, state).hope;
}

/**
 * More than whoever's turn it is can possibly do to the castle before it ends it: all help for everybody, high ground
 * wherever a step could lead to it. Where even this is too little nobody needs to look for a win.
 *
 * A screen holds as long as nobody has a blow to spare for it. Whoever can't strike the castle has one; otherwise a screen
 * costs at least one blow at the castle, at best the weakest. The answer holds until the next question.
 */
export function outlook(book: Book, state: EngineState): Readonly<Siege> {
  const { units, turn } = state;
  const { ground } = state;
  const { cards, strikers, readies: byHand, attack: fromHand } = handHelp(book, state);
  const attack = attackFor(book, state, fromHand);
  const screens = screensAgainst(book, state);
  SIEGE.toSpare = cards.length > 0;
  SIEGE.open = 0;
  SIEGE.screened = 0;
  SIEGE.weakest = Number.POSITIVE_INFINITY;
  SIEGE.strongest = 0;
  SIEGE.readies = byHand;
  SIEGE.blows.fill(0);
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === turn) addUnit(book, state, ground, screens, unit, attack);
  }
  if (strikers.length > 0) addStrikers(book, state, ground, strikers, attack);
  const { toSpare, open, screened, weakest, strongest, readies } = SIEGE;
  const again = strongest === 0 ? 0 : readies * strongest;
  SIEGE.hope = (toSpare ? open : Math.max(screened, open - weakest)) + again;
  SIEGE.open += again;
  return SIEGE;
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
  if (help.stirs) SIEGE.toSpare = true;
  SIEGE.readies += help.readies;
  if (unit.profile.attack <= 0) return;
  const power = unit.profile.attack + unit.attackBonus + attack - help.attack + help.ownAttack;
  SIEGE.strongest = Math.max(SIEGE.strongest, mostOf(book, power, help, ground.high !== 0, HUNDRED));
  if (has(unit, STATUS.attacked)) return;
  const reach = reachOn(state, unit);
  const from = (screens.shoved ? ALL_CELLS : cellsInReachOf(reach, state, unit)) & reach.castle;
  if (from === 0 || (has(unit, STATUS.fresh) && !help.atOnce)) {
    SIEGE.toSpare = true;
    return;
  }
  const isHigh = (from & ground.high) !== 0;
  const blow = mostOf(book, power, help, isHigh, HUNDRED);
  const isOpen = help.ignoresScreen || (from & ~screens.cells) !== 0;
  SIEGE.blows[unitCell(unit)] = blow;
  SIEGE.open += blow;
  SIEGE.screened += isOpen ? blow : mostOf(book, power, help, isHigh, screens.share);
  SIEGE.weakest = Math.min(SIEGE.weakest, blow);
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
    mostOf(book, card.attack + attack, helpInHand(book)(card.abilities), ground.high !== 0, HUNDRED),
  );
  SIEGE.strongest = Math.max(SIEGE.strongest, ...blows);
  SIEGE.open += mostTogether(strikers, blows, 0, ofSide(state.supply, state.turn));
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

function mostOf({ rules }: Book, attack: number, { factor, flat }: Help, isHigh: boolean, share: number): number {
  const percents = (rules.zonesAtCastle ? bestZone(rules) : HUNDRED) * share;
  const high = isHigh ? rules.highGround.damage : 0;
  return Math.ceil((attack * factor * percents) / (HUNDRED * HUNDRED)) + flat + high;
}

function bestZone({ zones }: SiegeRules): number {
  return Math.max(...zones.flatMap(({ attack }) => Object.values(attack)));
}
