import { stableHash } from '../../kernel/hash';
import type { GameRecord } from '../../kernel/record';
import type { Start } from '../resolve/begin';
import type { Book } from './book';
import type { Order } from './orders';

/** A battle as it is saved, replayed and shared. */
export type BattleRecord = GameRecord<Start, Order>;

export function openRecord(book: Book, start: Start): BattleRecord {
  return { rules: hashOfBook(book), start, orders: [] };
}

/** Names the rules and cards that a battle was fought with. */
export function hashOfBook(book: Book): string {
  return stableHash(book);
}
