import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, inTransaction } from '../database/connection';
import type { TableName } from '../schema/tables';
import { csvLine } from './csv';

/** Rows at a time: a table may be larger than memory. */
const AT_A_TIME = 2000;

export interface Exported {
  readonly table: TableName;
  readonly rows: number;
}

/** Writes tables as CSV files into a folder, all of one moment. A file gets its name when it is whole. */
export function exportCsv(
  connection: Connection,
  folder: string,
  tables: readonly TableName[],
  onExported: (table: Exported) => void,
): Promise<Exported[]> {
  mkdirSync(folder, { recursive: true });
  return inTransaction(
    connection,
    async () => {
      await connection.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const done: Exported[] = [];
      for (const table of tables) {
        const exported = { table, rows: await exportTable(connection, folder, table) };
        done.push(exported);
        onExported(exported);
      }
      return done;
    },
    'READ ONLY',
  );
}

async function exportTable({ run }: Connection, folder: string, table: TableName): Promise<number> {
  const path = join(folder, `${table}.csv`);
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w');
  try {
    await run(`DECLARE exported NO SCROLL CURSOR FOR SELECT * FROM "${table}" ORDER BY 1, 2`);
    let count = 0;
    for (let isFirst = true; ; isFirst = false) {
      const { columns, rows } = await run(`FETCH ${AT_A_TIME} FROM exported`);
      const lines = [...(isFirst ? [columns] : []), ...rows].map((row) => `${csvLine(row)}\r\n`);
      await file.write(lines.join(''));
      count += rows.length;
      if (rows.length < AT_A_TIME) break;
    }
    await run('CLOSE exported');
    await file.close();
    await rename(unfinished, path);
    return count;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}
