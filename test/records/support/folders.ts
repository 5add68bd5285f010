import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** An embedded database with its tables, closed when the file ends. */
export async function openOwn(folder: string, name: string): Promise<Connection> {
  const connection = await openConnection(inFolder(folder, name));
  afterAll(() => connection.close());
  await migrateSchema(connection);
  return connection;
}

export async function oneValue(connection: Connection, statement: string): Promise<unknown> {
  return (await connection.run(statement)).rows[0]?.[0];
}
