import type { Book } from '../../battle/model/book';
import { type BattleRecord, hashOfBook } from '../../records/battle/battleRecord';
import type { FieldBook } from '../../skirmish/model/book';
import type { PartKind, PartKinds, PartOf } from './partPool';
import type { Staff } from './staff';

export interface Parts<Kind extends PartKind> {
  readonly kind: Kind;
  readonly work: PartKinds[Kind]['work'];
  readonly all: number;
  /** What its battles are fought with. */
  readonly book: Book | FieldBook;
}

/** How many parts are done, of how many. */
export type OnProgress = (done: number, all: number) => void;

/**
 * Plays all parts, whoever plays them. They are received in their order however many play; when it is enough is found out in that
 * order too, and parts that were played beyond it are neither counted nor recorded.
 */
export async function playParts<Kind extends PartKind>(
  { kind, work, all, book }: Parts<Kind>,
  staff: Staff,
  onProgress: OnProgress,
  receive: (counts: PartKinds[Kind]['counts']) => boolean,
): Promise<void> {
  const waiting = new Map<number, PartOf<Kind>>();
  let [begun, received, played, isEnough] = [0, 0, 0, false];
  let recorded = Promise.resolve();
  const take = (part: number, result: PartOf<Kind>): void => {
    waiting.set(part, result);
    played += 1;
    for (let next = waiting.get(received); next !== undefined && !isEnough; next = waiting.get(received)) {
      waiting.delete(received);
      received += 1;
      isEnough = receive(next.counts);
      const { keep } = staff;
      const records = keep === null ? [] : next.battles.map((battle) => recordOf(kind, book, battle));
      if (keep !== null) recorded = recorded.then(() => keep(records));
    }
    onProgress(played, all);
  };
  const pool = await staff.open(kind, work, all);
  const playOn = async (): Promise<void> => {
    while (begun < all && !isEnough) {
      const part = begun;
      begun += 1;
      take(part, await pool.play(part, staff.keep !== null));
      // Battles must not pile up faster than they are written.
      await recorded;
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(staff.ahead, all) }, playOn));
    await recorded;
  } finally {
    await pool.close();
  }
}

/** A kept battle with the book that its series is fought with. */
function recordOf(kind: PartKind, book: object, battle: PartKinds[PartKind]['battle']): BattleRecord {
  const { start, orders, players } = battle;
  const mode = kind === 'field' ? 'field' : 'card';
  return { mode, book, record: { rules: hashOfBook(book), start, orders }, players } as BattleRecord;
}
