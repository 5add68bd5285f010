import type { CoverQuality } from '../core/cover/quality';
import { type Survey, type SurveyedCell, surveyGround } from '../core/ground/survey';
import type { Terrain } from '../core/ground/terrain';
import { hasClearShot } from '../core/sight/lineOfSight';
import { oncePer } from '../kernel/once';
import type { Book, TerrainId } from './book';
import { walkTable } from './paths';
import { COLUMNS, cellOf, POSITIONS, type Position, ROWS } from './position';

/** All that the rules ask of a ground, worked out once: search asks millions of times. Lists are by cell, tables by pair. */
export interface Ground {
  readonly blocked: readonly boolean[];
  readonly hazardous: readonly boolean[];
  readonly high: readonly boolean[];
  readonly cover: readonly CoverQuality[];
  /** Whether the ground lets a card walk from one cell to another (R4), range and cards aside. */
  readonly walk: readonly boolean[];
  /** Whether a shot finds its way (R9). */
  readonly shot: readonly boolean[];
}

const CELLS = POSITIONS.length;

const groundsOf = oncePer((book: Book) => oncePer((ground: readonly TerrainId[]) => workOut(book, ground)));

/** By identity: a state's ground is replaced when it changes, and copies of a state share it. */
export function groundOf(book: Book, ground: readonly TerrainId[]): Ground {
  return groundsOf(book)(ground);
}

export function pairIndex(from: Position, to: Position): number {
  return cellOf(from) * CELLS + cellOf(to);
}

export function isHigh(book: Book, board: { readonly ground: readonly TerrainId[] }, at: Position): boolean {
  return groundOf(book, board.ground).high[cellOf(at)] === true;
}

export function isBlocked(book: Book, board: { readonly ground: readonly TerrainId[] }, at: Position): boolean {
  return groundOf(book, board.ground).blocked[cellOf(at)] === true;
}

export function isHazardous(book: Book, board: { readonly ground: readonly TerrainId[] }, at: Position): boolean {
  return groundOf(book, board.ground).hazardous[cellOf(at)] === true;
}

function workOut(book: Book, ground: readonly TerrainId[]): Ground {
  const survey = surveyGround(
    { width: COLUMNS.length, height: ROWS.length, terrain: ground, obstacles: [] },
    { terrains: ground.map((id) => terrainOf(book, id)), obstacles: [] },
  );
  const perCell = <Value>(of: (cell: SurveyedCell) => Value): Value[] => survey.cells.map(of);
  const blocked = perCell((cell) => cell.blocksMovement);
  return {
    blocked,
    hazardous: perCell((cell) => cell.damage > 0),
    high: perCell((cell) => cell.elevation > 0),
    cover: perCell((cell) => cell.cover),
    walk: walkTable(
      blocked,
      perCell((cell) => cell.cost > 1),
    ),
    shot: shotTable(book, survey),
  };
}

/** A terrain whose file broke while the battle runs counts as open ground. */
function terrainOf({ terrains }: Book, id: TerrainId): Terrain {
  return terrains.find((terrain) => terrain.id === id) ?? { id, name: id, glyph: '.' };
}

function shotTable({ rules }: Book, survey: Survey): boolean[] {
  return POSITIONS.flatMap((from) =>
    POSITIONS.map((to) => hasClearShot(survey, rules.sight, from.col, from.row, to.col, to.row)),
  );
}
