import { stableHash } from '../kernel/hash';
import { type Divergence, type GameRecord, replay } from '../kernel/record';
import type { Result } from '../kernel/result';
import type { BattleEngine, BattleStep } from './BattleEngine';
import type { Start } from './begin';
import type { Book } from './book';
import type { Order } from './orders';
import type { Refusal } from './refusals';

/** A battle as it is saved, replayed and shared. */
export type BattleRecord = GameRecord<Start, Order>;

export function openRecord(book: Book, start: Start): BattleRecord {
  return { rules: hashOfBook(book), start, orders: [] };
}

/** Names the rules and cards that a battle was fought with. */
export function hashOfBook(book: Book): string {
  return stableHash(book);
}

/** The state and all events of a recorded battle; an order that the rules refuse now is named by its index. */
export function replayBattle(engine: BattleEngine, record: BattleRecord): Result<BattleStep, Divergence<Refusal>> {
  return replay(engine.game, engine.begin(record.start), record.orders);
}
