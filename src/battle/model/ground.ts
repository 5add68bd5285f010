import { coverOfGround } from '../../core/cover/getCover';
import type { CoverQuality } from '../../core/cover/quality';
import { isHighGround } from '../../core/ground/elevation';
import { type Survey, type SurveyedCell, surveyGround } from '../../core/ground/survey';
import type { Terrain } from '../../core/ground/terrain';
import { hasClearShot } from '../../core/sight/lineOfSight';
import { memoizePerKey, memoizePerObject } from '../../kernel/memoize';
import type { Book, TerrainId } from './book';
import { type CellSet, setOf } from './cellSet';
import { walkTable } from './paths';
import { COLUMNS, cellOf, POSITIONS, type Position, ROWS } from './position';
import { compileReach, type ReachTables } from './reach';

/** All that the rules ask of a ground, compiled once. Lists are by the cell one starts from. */
export interface Ground {
  /** The terrain of the nine cells, row by row. */
  readonly terrain: readonly TerrainId[];
  readonly blocked: CellSet;
  readonly difficult: CellSet;
  readonly hazardous: CellSet;
  readonly high: CellSet;
  readonly foggy: CellSet;
  readonly cover: readonly CoverQuality[];
  /** By reach class. */
  readonly reach: readonly ReachTables[];
}

/** By content, because abilities make equal grounds anew all the time; by identity first, because that is cheaper. */
const groundsOf = memoizePerObject((book: Book) =>
  memoizePerObject(
    memoizePerKey(
      (terrain: readonly TerrainId[]) => terrain.join(' '),
      (terrain) => compileGround(book, terrain),
    ),
  ),
);

/** What lies on a cell. */
export function terrainAt({ terrain }: Ground, at: Position): TerrainId {
  return terrain[cellOf(at)] as TerrainId;
}

export function groundOf(book: Book, terrain: readonly TerrainId[]): Ground {
  return groundsOf(book)(terrain);
}

function compileGround(book: Book, terrain: readonly TerrainId[]): Ground {
  const survey = surveyGround(
    { width: COLUMNS.length, height: ROWS.length, terrain, obstacles: [] },
    { terrains: terrain.map((id) => terrainOf(book, id)), obstacles: [] },
  );
  const cellsThat = (is: (cell: SurveyedCell) => boolean): CellSet =>
    setOf((_, number) => is(survey.cells[number] as SurveyedCell));
  const blocked = cellsThat((cell) => cell.blocksMovement);
  const difficult = cellsThat((cell) => cell.cost > 1);
  const high = setOf(({ row, col }) => isHighGround(survey, col, row));
  const walk = walkTable(blocked, difficult);
  return {
    terrain,
    blocked,
    difficult,
    hazardous: cellsThat((cell) => cell.damage > 0),
    high,
    foggy: cellsThat((cell) => cell.obscures),
    cover: POSITIONS.map(({ row, col }) => coverOfGround(survey, col, row)),
    reach: compileReach(book.rules, { high, walk, shot: shotTable(book, survey) }),
  };
}

/** A terrain whose file broke while the battle runs counts as open ground. */
function terrainOf({ terrains }: Book, id: TerrainId): Terrain {
  return terrains.find((terrain) => terrain.id === id) ?? { id, name: id, glyph: '.' };
}

/** R9: to which cells a shot finds its way. */
function shotTable({ rules }: Book, survey: Survey): CellSet[] {
  return POSITIONS.map((from) => setOf((to) => hasClearShot(survey, rules.sight, from.col, from.row, to.col, to.row)));
}
