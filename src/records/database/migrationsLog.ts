/** Where the migrations that were applied are written down: a schema of its own tells whose tables these are. */
export const MIGRATIONS = { migrationsSchema: 'ninekeep', migrationsTable: 'migrations' } as const;
