import { books, characters, combatSessions } from './battles';
import { battleBlows, battleEvents, battleMoments, battleOrders, battleRounds } from './course';
import {
  activeFormations,
  characterPositions,
  combatGrids,
  combatObstacles,
  coverCalculations,
  tacticalManeuversLog,
} from './document';

/** Every table under its name, each after those that it refers to. */
export const TABLES = {
  books,
  combat_sessions: combatSessions,
  characters,
  combat_grids: combatGrids,
  combat_obstacles: combatObstacles,
  character_positions: characterPositions,
  active_formations: activeFormations,
  tactical_maneuvers_log: tacticalManeuversLog,
  cover_calculations: coverCalculations,
  battle_orders: battleOrders,
  battle_events: battleEvents,
  battle_blows: battleBlows,
  battle_rounds: battleRounds,
  battle_moments: battleMoments,
} as const;
export type TableName = keyof typeof TABLES;
export type Row<Name extends TableName> = (typeof TABLES)[Name]['$inferInsert'];

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** What lies below a battle. */
export type BattleTable = Exclude<TableName, 'books' | 'combat_sessions'>;
export const BATTLE_TABLES = TABLE_NAMES.filter(
  (name): name is BattleTable => name !== 'books' && name !== 'combat_sessions',
);

/** Columns that the database fills in by its own clock. */
export const WHEN_WRITTEN: readonly string[] = ['created_at', 'updated_at'];
