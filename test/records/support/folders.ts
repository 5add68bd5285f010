import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import type { Address } from '../../../src/records/database/address';
import type { Connection } from '../../../src/records/database/connection';
import { migrateSchema } from '../../../src/records/database/migrations';
import { openConnection } from '../../../src/records/database/openConnection';

/** A folder of the test's own, gone afterwards. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ninekeep-records-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const inFolder = (folder: string, name: string): Address => ({ type: 'embedded', folder: join(folder, name) });

const KEPT = 'node_modules/.ninekeep';

/** To make a database takes seconds, to copy an empty one a moment: it is made once for a version and kept. */
export async function layEmptyDatabase(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const template = join(KEPT, `empty-database-${version}`);
  if (!existsSync(template)) {
    mkdirSync(KEPT, { recursive: true });
    const unfinished = mkdtempSync(join(KEPT, 'database-unfinished-'));
    await (await PGlite.create(join(unfinished, 'data'))).close();
    // Another test may have been faster.
    if (!existsSync(template)) renameSync(join(unfinished, 'data'), template);
    rmSync(unfinished, { recursive: true, force: true });
  }
  cpSync(template, folder, { recursive: true });
}

/** An embedded database with its tables, closed when the file ends. */
export async function openOwn(folder: string, name: string): Promise<Connection> {
  const address = inFolder(folder, name);
  await layEmptyDatabase(join(folder, name));
  const connection = await openConnection(address);
  afterAll(() => connection.close());
  await migrateSchema(connection);
  return connection;
}

export async function oneValue(connection: Connection, statement: string): Promise<unknown> {
  return (await connection.run(statement)).rows[0]?.[0];
}
