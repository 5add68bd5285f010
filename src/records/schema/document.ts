import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { characters, combatSessions } from './battles';
import { emptyJson, moment, whenWritten } from './columns';

/**
 * Document 000, lines 1138 to 1299: its six tables and ten indexes, column for column. Where a comment says what a column
 * holds, the document leaves it open or a battle without metres and clocks has to choose.
 */

export const combatGrids = pgTable('combat_grids', {
  id: uuid().primaryKey(),
  combat_session_id: uuid()
    .notNull()
    .references(() => combatSessions.id),
  width: integer().notNull(),
  height: integer().notNull(),
  cell_size: numeric({ precision: 4, scale: 2, mode: 'number' }).default(1.5),
  /** As the battle began: `{"x,y": "terrain"}`, and levels above the ground where there are any. */
  terrain_data: jsonb().default(emptyJson('{}')),
  elevation_data: jsonb().default(emptyJson('{}')),
  created_at: whenWritten(),
});

export const combatObstacles = pgTable('combat_obstacles', {
  id: uuid().primaryKey(),
  grid_id: uuid()
    .notNull()
    .references(() => combatGrids.id),
  obstacle_type: varchar({ length: 30 }).notNull(),
  positions: jsonb().notNull(),
  /** What reaches above everybody's head has 99. */
  height: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
  provides_cover: boolean().default(false),
  blocks_movement: boolean().default(true),
  blocks_line_of_sight: boolean().default(true),
  destructible: boolean().default(false),
  /** At the end of the battle. */
  current_hp: integer(),
  max_hp: integer(),
  name: varchar({ length: 100 }),
  description: text(),
  created_at: whenWritten(),
});

/** How everybody stands at the end of the battle; who has fallen, as it stood last. */
export const characterPositions = pgTable(
  'character_positions',
  {
    id: uuid().primaryKey(),
    character_id: uuid()
      .notNull()
      .references(() => characters.id),
    combat_session_id: uuid()
      .notNull()
      .references(() => combatSessions.id),
    position_x: integer().notNull(),
    position_y: integer().notNull(),
    elevation: numeric({ precision: 4, scale: 2, mode: 'number' }).default(0),
    facing_direction: varchar({ length: 10 }).default('north'),
    movement_used: integer().default(0),
    movement_remaining: integer().notNull(),
    max_movement_per_turn: integer().notNull(),
    stance: varchar({ length: 20 }).default('balanced'),
    in_cover: boolean().default(false),
    cover_quality: varchar({ length: 20 }).default('none'),
    has_high_ground: boolean().default(false),
    flanked: boolean().default(false),
    surrounded: boolean().default(false),
    threatens_positions: jsonb().default(emptyJson('[]')),
    threatened_by: jsonb().default(emptyJson('[]')),
    updated_at: whenWritten(),
  },
  (table) => [
    unique().on(table.character_id, table.combat_session_id),
    index('idx_character_positions_combat').on(table.combat_session_id),
    index('idx_character_positions_character').on(table.character_id),
    index('idx_character_positions_location').on(table.position_x, table.position_y),
  ],
);

export const activeFormations = pgTable(
  'active_formations',
  {
    id: uuid().primaryKey(),
    formation_id: varchar({ length: 50 }).notNull(),
    combat_session_id: uuid()
      .notNull()
      .references(() => combatSessions.id),
    center_position_x: integer().notNull(),
    center_position_y: integer().notNull(),
    facing_direction: varchar({ length: 10 }).notNull(),
    /** `{"character id": "role"}` */
    character_assignments: jsonb().notNull(),
    /** Whether it still stood when the battle ended. */
    is_active: boolean().default(true),
    integrity_score: integer().default(100),
    active_bonuses: jsonb().default(emptyJson('[]')),
    established_at: moment().default(sql`now()`),
    disbanded_at: moment(),
    formation_effectiveness: integer().default(50),
    disruption_count: integer().default(0),
  },
  (table) => [
    index('idx_active_formations_combat').on(table.combat_session_id),
    index('idx_active_formations_active').on(table.is_active),
  ],
);

export const tacticalManeuversLog = pgTable(
  'tactical_maneuvers_log',
  {
    id: uuid().primaryKey(),
    character_id: uuid()
      .notNull()
      .references(() => characters.id),
    combat_session_id: uuid()
      .notNull()
      .references(() => combatSessions.id),
    maneuver_id: varchar({ length: 50 }).notNull(),
    from_position: jsonb().notNull(),
    to_position: jsonb().notNull(),
    target_character_id: uuid().references(() => characters.id),
    execution_successful: boolean().notNull(),
    failure_reason: varchar({ length: 100 }),
    movement_cost: integer(),
    stat_modifiers_applied: jsonb().default(emptyJson('[]')),
    special_effects_triggered: jsonb().default(emptyJson('[]')),
    executed_at: moment().default(sql`now()`),
  },
  (table) => [
    index('idx_maneuvers_log_character').on(table.character_id),
    index('idx_maneuvers_log_combat').on(table.combat_session_id),
    index('idx_maneuvers_log_executed').on(table.executed_at),
  ],
);

/** One for every blow at somebody. */
export const coverCalculations = pgTable(
  'cover_calculations',
  {
    id: uuid().primaryKey(),
    combat_session_id: uuid()
      .notNull()
      .references(() => combatSessions.id),
    attacker_position: jsonb().notNull(),
    target_position: jsonb().notNull(),
    /** As it counts for this blow: none where the weapon passes it over. */
    cover_quality: varchar({ length: 20 }).notNull(),
    cover_sources: jsonb().default(emptyJson('[]')),
    has_line_of_sight: boolean().notNull(),
    blocking_obstacles: jsonb().default(emptyJson('[]')),
    distance: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
    elevation_advantage: numeric({ precision: 4, scale: 2, mode: 'number' }).default(0),
    damage_reduction_percent: integer().default(0),
    accuracy_modifier: integer().default(0),
    calculated_at: moment().default(sql`now()`),
  },
  (table) => [
    index('idx_cover_calculations_combat').on(table.combat_session_id),
    index('idx_cover_calculations_calculated').on(table.calculated_at),
  ],
);
