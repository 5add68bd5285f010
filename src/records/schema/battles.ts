import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { whenWritten } from './columns';

/** The rules and cards that battles were fought with, each once under its hash. */
export const books = pgTable('books', {
  hash: varchar({ length: 16 }).primaryKey(),
  mode: varchar({ length: 10 }).notNull(),
  rule_set: varchar({ length: 50 }).notNull(),
  content: jsonb().notNull(),
  created_at: whenWritten(),
});

/** A battle. Its start, its orders and its book replay to the same end. */
export const combatSessions = pgTable(
  'combat_sessions',
  {
    id: uuid().primaryKey(),
    /** `card` or `field`. */
    mode: varchar({ length: 10 }).notNull(),
    book_hash: varchar({ length: 16 })
      .notNull()
      .references(() => books.hash),
    rule_set: varchar({ length: 50 }).notNull(),
    /** Null for one without a name. */
    battlefield: varchar({ length: 100 }),
    /** Null where it began from a position. */
    seed: bigint({ mode: 'number' }),
    left_player: text().notNull(),
    right_player: text().notNull(),
    start: jsonb().notNull(),
    /** `left`, `right` or `draw`; null where it was broken off. */
    winner: varchar({ length: 5 }),
    ending: varchar({ length: 20 }),
    rounds: integer().notNull(),
    order_count: integer().notNull(),
    event_count: integer().notNull(),
    final_hash: varchar({ length: 16 }).notNull(),
    created_at: whenWritten(),
  },
  (table) => [
    index('idx_combat_sessions_rules').on(table.mode, table.rule_set),
    index('idx_combat_sessions_book').on(table.book_hash),
  ],
);

/** A unit or a card in a battle. */
export const characters = pgTable(
  'characters',
  {
    id: uuid().primaryKey(),
    combat_session_id: uuid()
      .notNull()
      .references(() => combatSessions.id),
    /** Its name in this battle. */
    name: text().notNull(),
    /** The id of its card, or of its class. */
    kind: text().notNull(),
    side: varchar({ length: 5 }).notNull(),
    combat_type: varchar({ length: 20 }).notNull(),
    cost: integer().notNull(),
    full_health: integer().notNull(),
    /** At the end of the battle; 0 for who has fallen. */
    health: integer().notNull(),
    deployed_round: integer().notNull(),
    fell_round: integer(),
  },
  (table) => [index('idx_characters_combat').on(table.combat_session_id), index('idx_characters_kind').on(table.kind)],
);
