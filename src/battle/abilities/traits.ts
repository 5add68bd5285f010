import { lookUp } from '../../kernel/dispatch';
import { memoizePerObject } from '../../kernel/memoize';
import type { Book } from '../model/book';
import type { Test } from './conditions';
import { type Part, partsOf } from './parts';
import {
  type AbilityUse,
  type EffectOf,
  FLAGS,
  type Flag,
  type PartTrigger,
  TRIGGERS,
  type Trigger,
} from './vocabulary';

/** What a passive part may give to blows, its own bearer's or another's. */
export type StandingEffect = Exclude<EffectOf<'passive'>, 'setScreen'>;

export interface ConditionalFlag {
  readonly bit: FlagBit;
  readonly test: Test;
}

/** What a card's abilities amount to, compiled once. */
export interface Traits {
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

/** Memoized by the identity of the list, which a unit shares with its card and its copies. */
const traitsOfBook = memoizePerObject((book: Book) =>
  memoizePerObject((uses: readonly AbilityUse[]) => compileTraits(book, uses)),
);

export function traitsOf(book: Book, { abilities }: Bearer): Traits {
  return traitsOfBook(book)(abilities);
}

export type FlagBit = number;

/** One bit per trigger. */
export const ANSWERS = Object.fromEntries(TRIGGERS.map((trigger, index) => [trigger, 1 << index])) as Readonly<
  Record<PartTrigger, number>
>;

/** One bit per flag. */
export const FLAG = Object.fromEntries(FLAGS.map((flag, index) => [flag, 1 << index])) as Readonly<
  Record<Flag, FlagBit>
>;

/** An ability that is missing from the book, its file being broken, does nothing. */
function compileTraits(book: Book, uses: readonly AbilityUse[]): Traits {
  return traitsOfParts(
    uses.flatMap((use) => {
      const ability = lookUp(book.abilities, use.id);
      return ability === undefined ? [] : partsOf(ability, use);
    }),
  );
}

function traitsOfParts(parts: readonly Part[]): Traits {
  const flags = parts.filter((part): part is Part<'flag'> => part.effect === 'flag');
  const numbers = (effect: 'addMove' | 'leastMove' | 'reachColumns'): number[] =>
    parts.flatMap((part) => (part.effect === effect ? [part.with as number] : []));
  const bitsOf = (those: readonly Part<'flag'>[]): number => those.reduce((bits, part) => bits | FLAG[part.with], 0);
  return {
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

/** Of a card without abilities. */
export const NO_TRAITS: Traits = traitsOfParts([]);
