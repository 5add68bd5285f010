import type { Book } from '../../battle/model/book';
import type { Order } from '../../battle/model/orders';
import type { Start } from '../../battle/resolve/begin';
import { stableHash } from '../../kernel/hash';
import type { GameRecord } from '../../kernel/record';
import type { BySide } from '../../kernel/sides';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { sessionId } from '../identity/ids';

/** The two games, as the command line calls them. */
export const MODES = ['card', 'field'] as const;
export type Mode = (typeof MODES)[number];

interface Recorded<M extends Mode, B, S, O> {
  readonly mode: M;
  readonly book: B;
  readonly record: GameRecord<S, O>;
  /** Who played: a player of the command line, a person. */
  readonly players: BySide<string>;
}

export type CardBattle = Recorded<'card', Book, Start, Order>;
export type FieldBattle = Recorded<'field', FieldBook, SkirmishStart, SkirmishOrder>;
/** A battle that can be written into a database: all of it follows by replaying. */
export type BattleRecord = CardBattle | FieldBattle;

/** What of a battle is known before it is replayed, its id included. */
export function idOf({ mode, record, players }: BattleRecord): string {
  return sessionId({ mode, rules: record.rules, start: record.start, orders: record.orders, players });
}

/** The hash of a book; many battles share one, and hashing takes as long as a battle. */
const hashes = new WeakMap<object, string>();

export function hashOfBook(book: object): string {
  const known = hashes.get(book);
  if (known !== undefined) return known;
  const hash = stableHash(book);
  hashes.set(book, hash);
  return hash;
}

export function ruleSetOf(battle: BattleRecord): string {
  return battle.mode === 'card' ? 'siege' : battle.book.rules.id;
}

/** What stands in the way of recording a battle, for people. */
export class CannotRecord extends Error {
  override readonly name = 'CannotRecord';
}
