import { stableHash } from '../kernel/hash';
import { type Divergence, type GameRecord, replay } from '../kernel/record';
import { type Result, refused } from '../kernel/result';
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

/** Why a record can't be replayed: it was fought by another book, or an order in it is refused. */
export type ReplayProblem = { readonly type: 'otherBook' } | ({ readonly type: 'divergence' } & Divergence<Refusal>);

/** The state and all events of a recorded battle. By another book it would be another battle that looks plausible. */
export function replayBattle(engine: BattleEngine, record: BattleRecord): Result<BattleStep, ReplayProblem> {
  if (hashOfBook(engine.book) !== record.rules) return refused({ type: 'otherBook' });
  const replayed = replay(engine.game, engine.begin(record.start), record.orders);
  return replayed.ok ? replayed : refused({ type: 'divergence', ...replayed.refusal });
}
