import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';

/**
 * What happened, row by row. These tables name battles and characters without foreign keys: to check each of a million rows takes
 * longer than to write them. A battle is written in one transaction, and `verify` looks at every reference.
 */
const ofSession = () => uuid().notNull();

/** From 1 on, as they were given. */
export const battleOrders = pgTable(
  'battle_orders',
  {
    combat_session_id: ofSession(),
    ordinal: integer().notNull(),
    round: integer().notNull(),
    side: varchar({ length: 5 }).notNull(),
    type: varchar({ length: 20 }).notNull(),
    character_id: uuid(),
    /** The order itself, `type` included: what a replay gives. */
    detail: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.combat_session_id, table.ordinal] }),
    index('idx_battle_orders_round').on(table.round, table.type),
  ],
);

/** All that happened, in order; `order_ordinal` is 0 before the first order. */
export const battleEvents = pgTable(
  'battle_events',
  {
    combat_session_id: ofSession(),
    ordinal: integer().notNull(),
    order_ordinal: integer().notNull(),
    round: integer().notNull(),
    /** Whose turn it was. */
    side: varchar({ length: 5 }).notNull(),
    type: varchar({ length: 30 }).notNull(),
    character_id: uuid(),
    other_character_id: uuid(),
    position_x: integer(),
    position_y: integer(),
    amount: integer(),
    /**
     * The event without `type`, without the arithmetic of a blow, which lies in `battle_blows`, and without what a replay alone
     * needs: streams of chance, remembered ground.
     */
    detail: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.combat_session_id, table.ordinal] }),
    index('idx_battle_events_type').on(table.type, table.round),
  ],
);

/** Every blow with its arithmetic: which terms led to the damage. */
export const battleBlows = pgTable(
  'battle_blows',
  {
    combat_session_id: ofSession(),
    /** The event that tells it. */
    event_ordinal: integer().notNull(),
    round: integer().notNull(),
    side: varchar({ length: 5 }).notNull(),
    attacker_id: uuid().notNull(),
    /** Null for a castle, a wall, an obstacle. */
    target_id: uuid(),
    /** `character`, `castle` or `obstacle`. */
    target_type: varchar({ length: 10 }).notNull(),
    attacker_x: integer().notNull(),
    attacker_y: integer().notNull(),
    target_x: integer(),
    target_y: integer(),
    /** The attacker's third of the board, seen from its own side: `own`, `center`, `enemy`. */
    zone: varchar({ length: 10 }).notNull(),
    /** `front`, `side` or `rear` of the target. */
    angle: varchar({ length: 10 }),
    /** What lies behind the angle: the facing alone, a pincer, being surrounded, an ability. */
    angle_reason: varchar({ length: 20 }),
    outcome: varchar({ length: 10 }).notNull(),
    is_reaction: boolean().notNull(),
    damage: integer().notNull(),
    felled: boolean().notNull(),
    cover_calculation_id: uuid(),
    arithmetic: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.combat_session_id, table.event_ordinal] }),
    index('idx_battle_blows_angle').on(table.zone, table.angle),
  ],
);

/** How the sides stood at the end of each round. */
export const battleRounds = pgTable(
  'battle_rounds',
  {
    combat_session_id: ofSession(),
    round: integer().notNull(),
    /** The castles of the card battle, the counts of the control point on the open field. */
    left_score: integer().notNull(),
    right_score: integer().notNull(),
    left_units: integer().notNull(),
    right_units: integer().notNull(),
    left_health: integer().notNull(),
    right_health: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.combat_session_id, table.round] })],
);

/** On demand: where everybody stood after every order. */
export const battleMoments = pgTable(
  'battle_moments',
  {
    combat_session_id: ofSession(),
    order_ordinal: integer().notNull(),
    character_id: uuid().notNull(),
    position_x: integer().notNull(),
    position_y: integer().notNull(),
    facing_direction: varchar({ length: 10 }).notNull(),
    health: integer().notNull(),
    stance: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.combat_session_id, table.order_ordinal, table.character_id] })],
);
