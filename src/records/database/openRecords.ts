import { existsSync } from 'node:fs';
import { type Address, DatabaseProblem, shownAddress, withoutSecrets } from './address';
import { type Connection, messageOf } from './connection';
import { isCurrent, migrateSchema, schemaState } from './migrations';
import { openConnection } from './openConnection';

/** Opens a database, does something with it and closes it, whatever happens. Messages of the driver lose their secrets. */
export async function withConnection<Result>(
  address: Address,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await openConnection(address);
  try {
    return await work(connection);
  } catch (error) {
    if (!isFromDatabase(error)) throw error;
    throw new DatabaseProblem(withoutSecrets(address, messageOf(error)));
  } finally {
    await connection.close().catch(() => undefined);
  }
}

/** Both drivers throw errors with PostgreSQL's code, or with one of the network. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && !(error instanceof DatabaseProblem) && 'code' in error;
}

/** For writing: a new or older database is brought up to date first. */
export function withRecords<Result>(
  address: Address,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return withConnection(address, async (connection) => {
    await migrateSchema(connection);
    return work(connection);
  });
}

/** For reading: the database must be there and up to date. A folder that isn't there is not made. */
export function withReadRecords<Result>(
  address: Address,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const empty = new DatabaseProblem(`${shownAddress(address)} holds no battles yet: "ninekeep record" writes some`);
  if (address.type === 'embedded' && !existsSync(address.folder)) return Promise.reject(empty);
  return withConnection(address, async (connection) => {
    const state = await schemaState(connection);
    if (state.applied === 0) throw empty;
    if (!isCurrent(state)) {
      throw new DatabaseProblem(
        `${shownAddress(address)} is of an older version: "ninekeep migrate" brings it up to date`,
      );
    }
    return work(connection);
  });
}
