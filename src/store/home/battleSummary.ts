import type { Winner } from '../../battle/model/state';
import { type BySide, bySide, SIDES, type Side } from '../../kernel/sides';
import type { Seat } from '../seats/seatsSlice';
import { GROUND_SIGNS, type GroundSign } from './groundSign';
import { isSeat } from './isSeat';

/** A card on the board, as the table of the start page shows it. */
export interface SummaryToken {
  readonly row: number;
  readonly col: number;
  readonly side: Side;
  readonly faction: string;
  readonly emblem: string;
}

export interface SummaryCastle {
  readonly health: number;
  readonly full: number;
  /** Whose colours it flies. */
  readonly faction: string;
}

/** The last battle in a few words: all that the start page shows of it, without the cards and without the rules. */
export interface BattleSummary {
  readonly seats: BySide<Seat>;
  /** From whose side it is seen. */
  readonly viewer: Side;
  /** 0 before the opening hands are settled. */
  readonly round: number;
  readonly winner: Winner | null;
  readonly castles: BySide<SummaryCastle>;
  readonly tokens: readonly SummaryToken[];
  /** Nine cells, row by row. */
  readonly ground: readonly (GroundSign | null)[];
  readonly scenario: string | null;
}

const CELLS = 9;
const LONGEST_NAME = 200;
const WINNERS: readonly unknown[] = [...SIDES, 'draw', null];

type Parts = Readonly<Record<string, unknown>>;

/** What a browser has kept; null where anything of it is not as it should be: the battle itself is kept elsewhere. */
export function summaryFrom(raw: unknown): BattleSummary | null {
  if (!isObject(raw)) return null;
  const { seats, viewer, round, winner, castles, tokens, ground, scenario } = raw;
  const isWhole =
    isObject(seats) &&
    SIDES.every((side) => isSeat(seats[side])) &&
    isSide(viewer) &&
    isCount(round) &&
    WINNERS.includes(winner) &&
    isObject(castles) &&
    SIDES.every((side) => isCastle(castles[side])) &&
    Array.isArray(tokens) &&
    tokens.length <= CELLS &&
    tokens.every(isToken) &&
    Array.isArray(ground) &&
    ground.length === CELLS &&
    ground.every((sign) => sign === null || GROUND_SIGNS.includes(sign)) &&
    (scenario === null || isName(scenario));
  return isWhole ? (raw as unknown as BattleSummary) : null;
}

/** Whether somebody can go on with it. */
export function isRunning(summary: BattleSummary | null): summary is BattleSummary {
  return summary !== null && summary.winner === null;
}

/** How many people fight in it. */
export function peopleIn({ seats }: BattleSummary): number {
  return Object.values(bySide((side) => seats[side])).filter((seat) => seat === 'human').length;
}

function isCastle(value: unknown): boolean {
  return isObject(value) && isCount(value.health) && isCount(value.full) && isName(value.faction);
}

function isToken(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { row, col, side, faction, emblem } = value;
  return isPlace(row) && isPlace(col) && isSide(side) && isName(faction) && isName(emblem);
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSide(value: unknown): boolean {
  return SIDES.some((side) => side === value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPlace(value: unknown): boolean {
  return isCount(value) && Number(value) < 3;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}
