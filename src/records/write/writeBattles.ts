import { type BattleRecord, CannotRecord, idOf, ruleSetOf } from '../battle/battleRecord';
import { type Connection, inTransaction } from '../database/connection';
import type { BattleRows } from '../rows/battleRows';
import { rowsOf } from '../rows/rowsOf';
import { BATTLE_TABLES } from '../schema/tables';
import { copyRows } from './copyRows';
import { insertRows } from './insertRows';

export interface Writing {
  /** Where everybody stood after every order, too. */
  readonly withMoments: boolean;
}

/** What became of the battles that were given. */
export interface Written {
  readonly written: number;
  /** Were there already. */
  readonly known: number;
  readonly orders: number;
  readonly refused: readonly { readonly index: number; readonly reason: string }[];
}

interface Numbered {
  readonly index: number;
  readonly id: string;
  readonly battle: BattleRecord;
}

/**
 * Writes battles in one transaction: each of them whole or not at all, and none twice. A battle that can't be replayed is
 * refused by itself; a process that is killed leaves nothing of what it was writing.
 */
export async function writeBattles(
  connection: Connection,
  battles: readonly BattleRecord[],
  { withMoments }: Writing,
): Promise<Written> {
  const numbered = battles.map((battle, index): Numbered => ({ index, id: idOf(battle), battle }));
  const known = await knownIds(connection, numbered, withMoments);
  const unique = new Map(numbered.filter(({ id }) => !known.has(id)).map((each) => [each.id, each]));
  const refused: { index: number; reason: string }[] = [];
  const told = [...unique.values()].flatMap(({ index, battle }) => {
    try {
      return [rowsOf(battle, withMoments)];
    } catch (error) {
      if (!(error instanceof CannotRecord)) throw error;
      refused.push({ index, reason: error.message });
      return [];
    }
  });
  const fresh = told.length === 0 ? new Set() : await inTransaction(connection, () => insert(connection, unique, told));
  const written = told.filter(({ session }) => fresh.has(session.id));
  return {
    written: written.length,
    known: battles.length - written.length - refused.length,
    orders: written.reduce((sum, { session }) => sum + session.order_count, 0),
    refused,
  };
}

/** Of these battles those that need not be written; asked for moments, only those that have them or need none. */
async function knownIds(
  { run }: Connection,
  battles: readonly Numbered[],
  withMoments: boolean,
): Promise<Set<unknown>> {
  const lacking = withMoments
    ? ' AND (order_count = 0 OR EXISTS (SELECT FROM battle_moments m WHERE m.combat_session_id = s.id))'
    : '';
  const { rows } = await run(
    `SELECT id::text FROM combat_sessions s WHERE id = ANY (ARRAY(SELECT json_array_elements_text($1::text::json)::uuid))${lacking}`,
    [JSON.stringify(battles.map(({ id }) => id))],
  );
  return new Set(rows.map(([id]) => id));
}

/** The ids of battles that are new here: somebody else may have written one in the meantime. */
async function insert(
  connection: Connection,
  battles: ReadonlyMap<string, Numbered>,
  told: readonly BattleRows[],
): Promise<Set<unknown>> {
  await insertRows(connection, 'books', booksOf(battles, told));
  const sessions = told.map(({ session }) => session);
  const fresh = new Set((await insertRows(connection, 'combat_sessions', sessions, 'id')).map(([id]) => id));
  const whole = told.filter(({ session }) => fresh.has(session.id));
  for (const table of BATTLE_TABLES) {
    await copyRows(
      connection,
      table,
      whole.flatMap((rows): object[] => rows[table]),
    );
  }
  // Moments may be wanted of battles that were written without them.
  const others = told.filter(({ session }) => !fresh.has(session.id));
  await insertRows(
    connection,
    'battle_moments',
    others.flatMap((rows) => rows.battle_moments),
  );
  return fresh;
}

function booksOf(battles: ReadonlyMap<string, Numbered>, told: readonly BattleRows[]): object[] {
  const books = new Map<string, object>();
  for (const { session } of told) {
    const battle = battles.get(session.id)?.battle;
    if (battle === undefined || books.has(session.book_hash)) continue;
    const { mode, book } = battle;
    books.set(session.book_hash, { hash: session.book_hash, mode, rule_set: ruleSetOf(battle), content: book });
  }
  return [...books.values()];
}
