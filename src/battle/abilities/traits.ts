import { lookUp } from '../../kernel/dispatch';
import { oncePer } from '../../kernel/once';
import type { Board } from '../board';
import type { Book } from '../book';
import type { Unit } from '../unit';
import { atRest } from './circumstances';
import type { Test } from './conditions';
import { type Part, partsOf } from './parts';
import { type AbilityUse, FLAGS, type Flag, TRIGGERS, type Trigger } from './vocabulary';

/** What a passive part may give to blows, its own bearer's or another's. */
export type StandingEffect = 'addAtk' | 'addDef' | 'grantCover';

interface ConditionalFlag {
  readonly bit: FlagBit;
  readonly test: Test;
}

/** What a card's abilities amount to, worked out once. */
export interface Traits {
  /** What they were worked out from. */
  readonly book: Book;
  readonly uses: readonly AbilityUse[];
  /** One bit per trigger that some part answers. */
  readonly answers: number;
  readonly parts: Readonly<Record<Trigger, readonly Part[]>>;
  /** The passive parts that reach into blows: what they add to attack, defence and cover. */
  readonly standing: readonly Part<StandingEffect>[];
  /** The parts that have the last word on the angle of a blow at the card. */
  readonly forcedAngles: readonly Part<'setAngle'>[];
  /** One bit per flag that always holds. */
  readonly flags: number;
  /** One bit per flag that holds at times. */
  readonly flagsAtTimes: number;
  readonly conditionalFlags: readonly ConditionalFlag[];
  readonly addMove: number;
  readonly leastMove: number;
  readonly reachColumns: number;
  /** How far it moves its targets to a cell of its owner's choice; 0 when it doesn't. */
  readonly slideSquares: number;
  /** Whether its deployment may name a cell that changes. */
  readonly namesCell: boolean;
}

/** Whoever has abilities: a card, or a unit. */
export type Bearer = { readonly abilities: readonly AbilityUse[] };

/** By the identity of the list, which a unit shares with its card and its copies. */
const traitsOfBook = oncePer((book: Book) => oncePer((uses: readonly AbilityUse[]) => workOut(book, uses)));

export function traitsOf(book: Book, { abilities }: Bearer): Traits {
  return traitsOfBook(book)(abilities);
}

export const PLACES_AT_HAND = 4096;

/**
 * The traits that were asked for last, where the figures of their card lead: search asks for every card of every position,
 * and a look-up by identity costs more than most of its questions. A place has room for two, because there are different
 * cards with the same figures.
 */
const AT_HAND: (Traits | undefined)[] = new Array(PLACES_AT_HAND).fill(undefined);
const BESIDE: (Traits | undefined)[] = new Array(PLACES_AT_HAND).fill(undefined);

type Figures = Bearer & Pick<Unit, 'attack' | 'defense' | 'fullHealth'>;

/** Few cards share one. */
export function placeAtHand({ attack, defense, fullHealth }: Figures): number {
  return (attack * 31 + defense * 7 + fullHealth * 3) & (PLACES_AT_HAND - 1);
}

export function unitTraits(book: Book, unit: Figures): Traits {
  const place = placeAtHand(unit);
  const known = AT_HAND[place];
  if (known !== undefined && known.uses === unit.abilities && known.book === book) return known;
  return lookBeside(book, unit, place);
}

/** The other one there, or whoever takes the first one's place and leaves it the other. */
function lookBeside(book: Book, unit: Figures, place: number): Traits {
  const other = BESIDE[place];
  if (other !== undefined && other.uses === unit.abilities && other.book === book) return other;
  const traits = traitsOf(book, unit);
  BESIDE[place] = AT_HAND[place];
  AT_HAND[place] = traits;
  return traits;
}

/** Whether a card with these traits may do or is spared something now. */
export function hasFlag(traits: Traits, board: Board, unit: Unit, bit: FlagBit): boolean {
  if ((traits.flags & bit) !== 0) return true;
  return (traits.flagsAtTimes & bit) !== 0 && hasFlagNow(traits, board, unit, bit);
}

function hasFlagNow({ conditionalFlags }: Traits, board: Board, unit: Unit, bit: FlagBit): boolean {
  // No closure here: it would cost every caller an object, and search asks several times for every card of a position.
  for (let index = 0; index < conditionalFlags.length; index++) {
    const flag = conditionalFlags[index] as ConditionalFlag;
    if (flag.bit === bit && flag.test(atRest(board, unit))) return true;
  }
  return false;
}

/** Of a card that isn't on the board yet: conditions can't be asked, so only what always holds counts. */
export function alwaysHas(book: Book, bearer: Bearer, bit: FlagBit): boolean {
  return (traitsOf(book, bearer).flags & bit) !== 0;
}

type FlagBit = number;

/** One bit per trigger. */
export const ANSWERS = Object.fromEntries(TRIGGERS.map((trigger, index) => [trigger, 1 << index])) as Readonly<
  Record<Trigger, number>
>;

/** One bit per flag. */
export const FLAG = Object.fromEntries(FLAGS.map((flag, index) => [flag, 1 << index])) as Readonly<
  Record<Flag, FlagBit>
>;

/** An ability that is missing from the book, its file being broken, does nothing. */
function workOut(book: Book, uses: readonly AbilityUse[]): Traits {
  const parts = uses.flatMap((use) => {
    const ability = lookUp(book.abilities, use.id);
    return ability === undefined ? [] : partsOf(ability, use);
  });
  const flags = parts.filter((part): part is Part<'flag'> => part.effect === 'flag');
  const numbers = (effect: 'addMove' | 'leastMove' | 'reachColumns'): number[] =>
    parts.flatMap((part) => (part.effect === effect ? [part.with as number] : []));
  const bitsOf = (those: readonly Part<'flag'>[]): number => those.reduce((bits, part) => bits | FLAG[part.with], 0);
  return {
    book,
    uses,
    answers: parts.reduce((bits, { trigger }) => bits | ANSWERS[trigger], 0),
    parts: byTrigger(parts),
    standing: parts.filter(isStanding),
    forcedAngles: parts.filter((part): part is Part<'setAngle'> => part.effect === 'setAngle'),
    flags: bitsOf(flags.filter(({ test }) => test === null)),
    flagsAtTimes: bitsOf(flags.filter(({ test }) => test !== null)),
    conditionalFlags: flags.flatMap(({ test, with: flag }) => (test === null ? [] : [{ bit: FLAG[flag], test }])),
    addMove: numbers('addMove').reduce((sum, cells) => sum + cells, 0),
    leastMove: Math.max(0, ...numbers('leastMove')),
    reachColumns: Math.max(0, ...numbers('reachColumns')),
    slideSquares: Math.max(0, ...parts.map(slideOf)),
    namesCell: parts.some((part) => part.effect === 'setTerrain' && part.with.at === 'named'),
  };
}

function isStanding(part: Part): part is Part<StandingEffect> {
  return part.trigger === 'passive' && part.effect !== 'setScreen';
}

function slideOf(part: Part): number {
  return part.effect === 'move' && part.with.kind === 'slide' ? part.with.squares : 0;
}

/** Of one trigger by `order`, then as they stand on the card. */
function byTrigger(parts: readonly Part[]): Readonly<Record<Trigger, readonly Part[]>> {
  const lists = TRIGGERS.map((trigger) => [
    trigger,
    parts.filter((part) => part.trigger === trigger).sort((one, other) => one.order - other.order),
  ]);
  return Object.fromEntries(lists);
}
