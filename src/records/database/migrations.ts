import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from '../folders';
import { DatabaseProblem, shownAddress } from './address';
import type { Connection } from './connection';
import { MIGRATIONS } from './migrationsLog';

const LOG = `${MIGRATIONS.migrationsSchema}.${MIGRATIONS.migrationsTable}`;

/** How many of this program's migrations a database has. */
export interface SchemaState {
  readonly applied: number;
  readonly known: number;
}

export const isCurrent = ({ applied, known }: SchemaState): boolean => applied === known;

/** Looks without writing. A database of somebody else, or of a newer program, is turned away. */
export async function schemaState(connection: Connection): Promise<SchemaState> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const { rows } = await connection.run('SELECT to_regclass($1) IS NOT NULL', [LOG]);
  if (rows[0]?.[0] !== true) {
    await refuseForeign(connection);
    return { applied: 0, known: known.length };
  }
  const log = await connection.run(`SELECT hash FROM ${LOG} ORDER BY created_at, id`);
  const hashes = log.rows.map(([hash]) => hash);
  const stranger = hashes.findIndex((hash, place) => hash !== known[place]?.hash);
  if (stranger >= 0) {
    throw new DatabaseProblem(
      `${shownAddress(connection.address)} was written by another version of Ninekeep (migration ${stranger + 1} is unknown here): nothing was changed`,
    );
  }
  return { applied: hashes.length, known: known.length };
}

const LISTED = 5;

const FOREIGN = `SELECT n.nspname || '.' || c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
AND n.nspname NOT LIKE 'pg_toast%' AND n.nspname NOT LIKE 'pg_temp%' ORDER BY 1`;

async function refuseForeign(connection: Connection): Promise<void> {
  const { rows } = await connection.run(FOREIGN);
  if (rows.length === 0) return;
  const names = rows.slice(0, LISTED).map(([name]) => String(name));
  const more = rows.length > LISTED ? ` and ${rows.length - LISTED} more` : '';
  throw new DatabaseProblem(
    `${shownAddress(connection.address)} holds tables that are not Ninekeep’s (${names.join(', ')}${more}): nothing was changed; name an empty database`,
  );
}

/** Brings the schema up to date; the state before is told. */
export async function migrateSchema(connection: Connection): Promise<SchemaState> {
  const before = await schemaState(connection);
  if (!isCurrent(before)) await connection.migrate(MIGRATIONS_FOLDER);
  await prepareReader(connection);
  return before;
}

/** The role that questions are asked in: it may read the records and nothing else. */
export const READER = 'ninekeep_reader';

const READER_STATEMENTS = [
  `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${READER}') THEN CREATE ROLE ${READER} NOLOGIN; END IF; END $$`,
  `GRANT ${READER} TO CURRENT_USER`,
  `GRANT USAGE ON SCHEMA public TO ${READER}`,
  `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${READER}`,
  // It could set the role back from within a question.
  'REVOKE EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM PUBLIC',
];

/** Whoever may not make roles has no rights that would have to be laid down; see `withoutRights`. */
async function prepareReader({ run }: Connection): Promise<void> {
  for (const statement of READER_STATEMENTS) {
    try {
      await run(statement);
    } catch {
      return;
    }
  }
}
