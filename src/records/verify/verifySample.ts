import type { Connection } from '../database/connection';
import { type Books, type Discrepancy, verifyBattle } from './verifyBattle';

export interface Verified {
  readonly battles: number;
  readonly replayed: number;
  readonly found: readonly Discrepancy[];
}

/** Replays so many battles, drawn by a seed, or all; the same seed draws the same of the same battles. */
export async function verifySample(
  connection: Connection,
  sample: number | null,
  seed: number,
  onReplayed: (done: number, all: number) => void,
): Promise<Verified> {
  const { rows } = await connection.run(
    `SELECT id::text, count(*) OVER () FROM combat_sessions ORDER BY md5(id::text || $1::text), id${sample === null ? '' : ` LIMIT ${sample}`}`,
    [String(seed)],
  );
  const books: Books = new Map();
  const found: Discrepancy[] = [];
  for (const [done, [id]] of rows.entries()) {
    const discrepancy = await verifyBattle(connection, String(id), books);
    if (discrepancy !== null) found.push(discrepancy);
    onReplayed(done + 1, rows.length);
  }
  return { battles: Number(rows[0]?.[1] ?? 0), replayed: rows.length, found };
}
