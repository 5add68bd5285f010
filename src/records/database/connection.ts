import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Address } from './address';

/** What a statement answered. */
export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** An open database. One statement runs at a time. */
export interface Connection {
  readonly address: Address;
  /** What the migrations are applied with. */
  readonly drizzle: PgDatabase<PgQueryResultHKT>;
  readonly migrate: (migrationsFolder: string) => Promise<void>;
  /** Exactly one statement, by the extended protocol: a second one behind a semicolon is an error of the database. */
  readonly run: (statement: string, parameters?: readonly unknown[]) => Promise<Answer>;
  /** Rows in the text format of COPY, within a transaction: nothing is faster. */
  readonly copy: (table: string, columns: readonly string[], text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function copyStatement(table: string, columns: readonly string[], from: "'/dev/blob'" | 'STDIN'): string {
  return `COPY "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) FROM ${from}`;
}

/** Several statements that happen together or not at all. */
export async function inTransaction<Result>(
  { run }: Connection,
  work: () => Promise<Result>,
  manner: 'READ WRITE' | 'READ ONLY' = 'READ WRITE',
): Promise<Result> {
  await run(`BEGIN TRANSACTION ${manner}`);
  try {
    const result = await work();
    await run(manner === 'READ ONLY' ? 'ROLLBACK' : 'COMMIT');
    return result;
  } catch (error) {
    // A connection that broke has nothing left to roll back.
    await run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** A driver's message; some put the reason into their cause alone. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? messageOf(error.cause ?? error.name) : error.message;
}
