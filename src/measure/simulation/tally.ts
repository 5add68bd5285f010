import type { Side } from '../../kernel/sides';
import type { SeatName } from '../series/series';

/** How often somebody won, out of how many. */
export interface Score {
  wins: number;
  draws: number;
  games: number;
}

/** The battles of one battlefield. */
export interface Course {
  games: number;
  draws: number;
  leftWins: number;
  /** How many battles ended in which round. */
  rounds: Record<string, number>;
  /** Battles that lived to see attrition. */
  attrition: number;
  /** Won by a side that was clearly behind at half time, at three quarters. */
  comebacks: number;
  lateComebacks: number;
}

/** What was counted in a number of battles. All whole numbers: tallies of parts add up to the tally of the whole. */
export interface Tally {
  games: number;
  draws: number;
  wins: Record<Side, number>;
  contestants: Record<SeatName, number>;
  factions: Record<string, Score>;
  /** By `left:right`; wins are Left's. */
  pairings: Record<string, Score>;
  battlefields: Record<string, Course>;
  leadChanges: number;
  /** Of the winner's castle, in tenths of a percent. */
  castleLeft: number;
  turns: number;
  decisions: number;
  /** Orders that could have been given, over all decisions. */
  choices: number;
  /** Over all ends of turns. */
  unitsStanding: number;
  fullBoards: number;
  handCards: number;
  emptyHands: number;
  /** Cards that fell. */
  kills: number;
  cardBlows: Blows;
  castleBlows: Blows;
  angles: Record<string, number>;
  orders: Record<string, number>;
  events: Record<string, number>;
  abilities: Record<string, AbilityUses>;
}

/** How many, and in how many of them each source of the arithmetic changed something. */
export interface Blows {
  count: number;
  sources: Record<string, number>;
}

export interface AbilityUses {
  /** Cards with it that were deployed. */
  fielded: number;
  /** It did something, or an order was possible only because of it. */
  used: number;
}

export function emptyTally(): Tally {
  return {
    games: 0,
    draws: 0,
    wins: { left: 0, right: 0 },
    contestants: { first: 0, second: 0 },
    factions: {},
    pairings: {},
    battlefields: {},
    leadChanges: 0,
    castleLeft: 0,
    turns: 0,
    decisions: 0,
    choices: 0,
    unitsStanding: 0,
    fullBoards: 0,
    handCards: 0,
    emptyHands: 0,
    kills: 0,
    cardBlows: { count: 0, sources: {} },
    castleBlows: { count: 0, sources: {} },
    angles: {},
    orders: {},
    events: {},
    abilities: {},
  };
}
