import { coverOfGround } from '../core/cover/getCover';
import type { CoverQuality } from '../core/cover/quality';
import { isHighGround } from '../core/ground/elevation';
import { type Survey, type SurveyedCell, surveyGround } from '../core/ground/survey';
import type { Terrain } from '../core/ground/terrain';
import { hasClearShot } from '../core/sight/lineOfSight';
import { oncePer } from '../kernel/once';
import type { Book, TerrainId } from './book';
import { type CellSet, hasCell, setOf } from './cellSet';
import { walkTable } from './paths';
import { COLUMNS, cellOf, POSITIONS, type Position, ROWS } from './position';

/** All that the rules ask of a ground, worked out once: search asks millions of times. Lists are by the cell one starts from. */
export interface Ground {
  readonly blocked: CellSet;
  readonly difficult: CellSet;
  readonly hazardous: CellSet;
  readonly high: CellSet;
  readonly foggy: CellSet;
  readonly cover: readonly CoverQuality[];
  /** To which cells the ground lets a card walk (R4), range and cards aside. */
  readonly walk: readonly CellSet[];
  /** To which cells a shot finds its way (R9). */
  readonly shot: readonly CellSet[];
  /** By the number of a manner, as they come up: `scopeOf` keeps here what it has worked out. */
  readonly scopes: Scope[];
}

/** How far cards of one manner reach on a ground, by the cell they stand on, cards and flags aside. */
export interface Scope {
  /** R4: the cells within range. */
  readonly near: readonly CellSet[];
  /** R4: those of them to which the ground lets a card go. */
  readonly walk: readonly CellSet[];
  /** R5, R9: near enough to strike, and in sight. */
  readonly strike: readonly CellSet[];
  /** R6: from where the castle is reached. */
  readonly castle: CellSet;
}

interface OnGround {
  readonly ground: readonly TerrainId[];
}

const groundsOf = oncePer((book: Book) => {
  // Abilities make equal grounds anew all the time, and working one out is dear.
  const known = new Map<string, Ground>();
  return oncePer((ground: readonly TerrainId[]) => {
    const name = ground.join(' ');
    const found = known.get(name) ?? workOut(book, ground);
    known.set(name, found);
    return found;
  });
});

/** What was asked last: the rules ask several times about every position. */
let lastBook: Book | undefined;
let lastAsked: readonly TerrainId[] | undefined;
let lastAnswer: Ground | undefined;

/** By identity: a state's ground is replaced when it changes, and copies of a state share it. */
export function groundOf(book: Book, ground: readonly TerrainId[]): Ground {
  if (ground === lastAsked && book === lastBook) return lastAnswer as Ground;
  lastBook = book;
  lastAsked = ground;
  lastAnswer = groundsOf(book)(ground);
  return lastAnswer;
}

export function isHigh(book: Book, board: OnGround, at: Position): boolean {
  return hasCell(groundOf(book, board.ground).high, cellOf(at));
}

export function isBlocked(book: Book, board: OnGround, at: Position): boolean {
  return hasCell(groundOf(book, board.ground).blocked, cellOf(at));
}

function workOut(book: Book, ground: readonly TerrainId[]): Ground {
  const survey = surveyGround(
    { width: COLUMNS.length, height: ROWS.length, terrain: ground, obstacles: [] },
    { terrains: ground.map((id) => terrainOf(book, id)), obstacles: [] },
  );
  const cellsThat = (is: (cell: SurveyedCell) => boolean): CellSet =>
    setOf((_, number) => is(survey.cells[number] as SurveyedCell));
  const blocked = cellsThat((cell) => cell.blocksMovement);
  const difficult = cellsThat((cell) => cell.cost > 1);
  return {
    blocked,
    difficult,
    hazardous: cellsThat((cell) => cell.damage > 0),
    high: setOf(({ row, col }) => isHighGround(survey, col, row)),
    foggy: cellsThat((cell) => cell.obscures),
    cover: POSITIONS.map(({ row, col }) => coverOfGround(survey, col, row)),
    walk: walkTable(blocked, difficult),
    shot: shotTable(book, survey),
    scopes: [],
  };
}

/** A terrain whose file broke while the battle runs counts as open ground. */
function terrainOf({ terrains }: Book, id: TerrainId): Terrain {
  return terrains.find((terrain) => terrain.id === id) ?? { id, name: id, glyph: '.' };
}

function shotTable({ rules }: Book, survey: Survey): CellSet[] {
  return POSITIONS.map((from) => setOf((to) => hasClearShot(survey, rules.sight, from.col, from.row, to.col, to.row)));
}
