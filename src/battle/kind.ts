import { oncePer } from '../kernel/once';
import { FLAG, PLACES_AT_HAND, placeAtHand, type Traits, unitTraits } from './abilities/traits';
import type { AbilityUse } from './abilities/vocabulary';
import type { Book } from './book';
import type { CombatType } from './combatType';
import { leftBySpent } from './left';
import { POSITIONS } from './position';
import { attackColumnsOf, moveRangeOf } from './reach';
import type { Unit } from './unit';

/** What a card's abilities and its type come to by a book, wherever it stands. */
export interface Kind {
  /** What it was worked out from. */
  readonly book: Book;
  readonly uses: readonly AbilityUse[];
  readonly type: CombatType;
  readonly traits: Traits;
  /** How far it goes and strikes: cards of one manner reach the same cells of a ground. */
  readonly manner: number;
  /** By what it has spent of its turn: what is left to it. Null where that depends on the board. */
  readonly left: Uint8Array | null;
  /** Whether it always goes over any ground. */
  readonly crosses: boolean;
  /** Whether it moves its targets to a cell of its owner's choice. */
  readonly slides: boolean;
  /** Whether there are times at which not everybody can target it. */
  readonly isElusive: boolean;
}

/** The kinds of the cards in a list of units, by their place in it: from order to order a card mostly keeps its place. */
const AT_PLACE: (Kind | undefined)[] = new Array(POSITIONS.length).fill(undefined);

export function kindAt(book: Book, unit: Unit, place: number): Kind {
  const known = AT_PLACE[place];
  if (known !== undefined && fits(known, book, unit)) return known;
  const kind = kindOf(book, unit);
  AT_PLACE[place] = kind;
  return kind;
}

function fits(kind: Kind, book: Book, unit: Unit): boolean {
  return kind.uses === unit.abilities && kind.book === book && kind.type === unit.type;
}

/** As with traits: what was asked for last lies where the figures lead. */
const AT_HAND: (Kind | undefined)[] = new Array(PLACES_AT_HAND).fill(undefined);

export function kindOf(book: Book, unit: Unit): Kind {
  const place = placeAtHand(unit);
  const atHand = AT_HAND[place];
  if (atHand !== undefined && fits(atHand, book, unit)) return atHand;
  const kind = kindsWith(unitTraits(book, unit))[unit.type];
  AT_HAND[place] = kind;
  return kind;
}

const kindsWith = oncePer((traits: Traits) => ({
  melee: workOut(traits, 'melee'),
  ranged: workOut(traits, 'ranged'),
  hybrid: workOut(traits, 'hybrid'),
}));

function workOut(traits: Traits, type: CombatType): Kind {
  const { book, uses, flags, flagsAtTimes, slideSquares } = traits;
  const range = moveRangeOf(book.rules, traits, type);
  const columns = attackColumnsOf(book.rules, traits, type);
  return {
    book,
    uses,
    type,
    traits,
    manner: numberOf(mannersOf(book), { type, range, columns }),
    left: leftBySpent(traits),
    crosses: (flags & FLAG.crossGround) !== 0,
    slides: slideSquares > 0,
    isElusive: ((flags | flagsAtTimes) & FLAG.targetedFromRing) !== 0,
  };
}

export interface Manner {
  readonly type: CombatType;
  /** R4: how far it moves. */
  readonly range: number;
  /** R5: how many columns away it strikes. */
  readonly columns: number;
}

/** By their numbers, as they come up. */
export const mannersOf = oncePer((_book: Book): Manner[] => []);

function numberOf(manners: Manner[], { type, range, columns }: Manner): number {
  const known = manners.findIndex((each) => each.type === type && each.range === range && each.columns === columns);
  return known < 0 ? manners.push({ type, range, columns }) - 1 : known;
}
