import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Address } from './address';
import { type Connection, copyStatement } from './connection';
import { MIGRATIONS } from './migrationsLog';
import { plainValue } from './plainValue';

const CONNECT_SECONDS = 10;

/** A PostgreSQL server. One connection: transactions are statements like all others. */
export async function openServer(address: Extract<Address, { type: 'server' }>): Promise<Connection> {
  const client = postgres(address.url.href, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    // Notices such as "already exists, skipping" are nobody's business.
    onnotice: () => undefined,
    connection: { application_name: 'ninekeep' },
  });
  const database = drizzle({ client });
  try {
    await client.unsafe('SELECT 1');
  } catch (error) {
    await client.end({ timeout: 1 });
    throw error;
  }
  return {
    address,
    drizzle: database,
    migrate: (migrationsFolder) => migrate(database, { migrationsFolder, ...MIGRATIONS }),
    run: async (statement, parameters = []) => {
      const options = { prepare: false, simple: false };
      const rows = await client.unsafe(statement, parameters as never[], options as never).values();
      const columns = rows.columns ?? [];
      return {
        columns: columns.map(({ name }) => name),
        rows: rows.map((row) => row.map((value, place) => plainValue(columns[place]?.type ?? 0, value))),
      };
    },
    copy: async (table, columns, text) => {
      const stream = await client.unsafe(copyStatement(table, columns, 'STDIN')).writable();
      await pipeline(Readable.from([text]), stream);
    },
    close: () => client.end({ timeout: 5 }),
  };
}
