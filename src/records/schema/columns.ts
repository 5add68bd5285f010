import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** When the row was written, by the database's own clock: the only values in which two databases differ. */
export const whenWritten = () => timestamp({ mode: 'string' }).default(sql`now()`);

/** A moment of a battle by its own clock (`battleTime`). */
export const moment = () => timestamp({ mode: 'string' });

export const emptyJson = (text: '{}' | '[]') => sql.raw(`'${text}'::jsonb`);
