import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Address, DatabaseProblem } from './address';
import { type Connection, copyStatement } from './connection';
import { lockFolder } from './lock';
import { MIGRATIONS } from './migrationsLog';
import { plainValue } from './plainValue';

/** Dates and times as the database writes them: JavaScript's would be moved into this machine's time zone. */
const AS_TEXT = (value: string): string => value;
const PARSERS = { 1082: AS_TEXT, 1083: AS_TEXT, 1114: AS_TEXT, 1184: AS_TEXT };

/** PostgreSQL inside this very process, in a folder that is made when it isn't there. */
export async function openEmbedded(address: Extract<Address, { type: 'embedded' }>): Promise<Connection> {
  const { folder } = address;
  const obstacle = whyNoDatabase(folder);
  if (obstacle !== null) throw new DatabaseProblem(`${folder} ${obstacle}`);
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: folder, parsers: PARSERS });
    const database = drizzle({ client });
    return {
      address,
      drizzle: database,
      migrate: (migrationsFolder) => migrate(database, { migrationsFolder, ...MIGRATIONS }),
      run: async (statement, parameters = []) => {
        const { fields, rows } = await client.query<unknown[]>(statement, [...parameters], { rowMode: 'array' });
        return {
          columns: fields.map(({ name }) => name),
          rows: rows.map((row) => row.map((value, place) => plainValue(fields[place]?.dataTypeID ?? 0, value))),
        };
      },
      copy: async (table, columns, text) => {
        await client.query(copyStatement(table, columns, "'/dev/blob'"), [], { blob: new Blob([text]) });
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The major version of the PostgreSQL that is embedded. */
const VERSION = 'PG_VERSION';

function whyNoDatabase(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const entries = listed(folder);
  if (entries === null) return 'is a file, and the database needs a folder';
  if (entries.length === 0) return null;
  if (!entries.includes(VERSION)) return 'holds something else than a database: name an empty folder or a new one';
  return /^\d+\s*$/.test(readFileSync(join(folder, VERSION), 'utf8')) ? null : 'holds a database that is damaged';
}

function listed(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}
