import { lookUp } from '../../kernel/dispatch';
import { oncePer } from '../../kernel/once';
import type { Board } from '../board';
import type { Book } from '../book';
import type { Unit } from '../unit';
import { atRest } from './circumstances';
import type { Test } from './conditions';
import { type Part, partsOf } from './parts';
import { type AbilityUse, FLAGS, type Flag, TRIGGERS, type Trigger } from './vocabulary';

interface ConditionalFlag {
  readonly bit: FlagBit;
  readonly test: Test;
}

/** What a card's abilities amount to, worked out once. */
export interface Traits {
  readonly parts: Readonly<Record<Trigger, readonly Part[]>>;
  /** One bit per flag that always holds. */
  readonly flags: number;
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

const traitsOfBook = oncePer((book: Book) => oncePer((uses: readonly AbilityUse[]) => workOut(book, uses)));

/** By the identity of the list, which a unit shares with its card and its copies. */
export function traitsOf(book: Book, { abilities }: Bearer): Traits {
  return traitsOfBook(book)(abilities);
}

/** Whether a card with these traits may do or is spared something now. */
export function hasFlag({ flags, conditionalFlags }: Traits, board: Board, unit: Unit, bit: FlagBit): boolean {
  if ((flags & bit) !== 0) return true;
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
  return {
    parts: byTrigger(parts),
    flags: flags.filter(({ test }) => test === null).reduce((bits, part) => bits | FLAG[part.with], 0),
    conditionalFlags: flags.flatMap(({ test, with: flag }) => (test === null ? [] : [{ bit: FLAG[flag], test }])),
    addMove: numbers('addMove').reduce((sum, cells) => sum + cells, 0),
    leastMove: Math.max(0, ...numbers('leastMove')),
    reachColumns: Math.max(0, ...numbers('reachColumns')),
    slideSquares: Math.max(0, ...parts.map(slideOf)),
    namesCell: parts.some((part) => part.effect === 'setTerrain' && part.with.at === 'named'),
  };
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
