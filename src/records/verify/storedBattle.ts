import type { BattleRecord } from '../battle/battleRecord';
import type { Connection } from '../database/connection';
import { BATTLE_TABLES, type BattleTable } from '../schema/tables';

/** A row as the database has it. */
export type StoredRow = Readonly<Record<string, unknown>>;

export interface StoredBattle {
  readonly session: StoredRow;
  readonly tables: Readonly<Record<BattleTable, readonly StoredRow[]>>;
}

const BY_GRID = 'grid_id IN (SELECT id FROM combat_grids WHERE combat_session_id = $1)';

export async function readStored(connection: Connection, id: string): Promise<StoredBattle | null> {
  const rowsOf = async (table: string, condition: string): Promise<StoredRow[]> => {
    const { rows } = await connection.run(`SELECT to_jsonb(t) FROM "${table}" t WHERE ${condition}`, [id]);
    return rows.map(([row]) => row as StoredRow);
  };
  const [session] = await rowsOf('combat_sessions', 'id = $1');
  if (session === undefined) return null;
  const tables: Partial<Record<BattleTable, StoredRow[]>> = {};
  for (const table of BATTLE_TABLES) {
    tables[table] = await rowsOf(table, table === 'combat_obstacles' ? BY_GRID : 'combat_session_id = $1');
  }
  return { session, tables: tables as StoredBattle['tables'] };
}

export async function readBook(connection: Connection, hash: unknown): Promise<unknown> {
  const { rows } = await connection.run('SELECT content FROM books WHERE hash = $1', [hash]);
  return rows[0]?.[0];
}

/** The record that the stored rows are of; what it is worth is found out by replaying it. */
export function recordIn({ session, tables }: StoredBattle, book: unknown): BattleRecord {
  const orders = [...tables.battle_orders]
    .sort((one, other) => Number(one.ordinal) - Number(other.ordinal))
    .map(({ detail }) => detail);
  const { mode, book_hash: rules, start, left_player: left, right_player: right } = session;
  return { mode, book, record: { rules, start, orders }, players: { left, right } } as BattleRecord;
}
