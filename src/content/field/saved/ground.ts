import { type Grid, isInside } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import type { GroundCatalog } from '../../../core/ground/ground';
import type { Obstacle } from '../../../core/ground/obstacle';
import type { PlacedArea } from '../../../skirmish/model/book';
import type { FieldArea, FieldGround } from '../../../skirmish/model/state';
import { type Fault, fault, within } from '../../saved/fault';
import { idWord, lineOfText, listOf, wholeNumber } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { areaEffectLeaves, areaLeaves } from '../schema/area';
import { LARGEST_BOARD, MOST_ROUNDS, SMALLEST_BOARD } from '../schema/limits';

const MOST_CELLS = LARGEST_BOARD ** 2;
/** An engineer's walls come on top of those of the map. */
const MOST_OBSTACLES = 2 * MOST_CELLS;
/** What adds up in play: numbers of areas, formations and the like. */
export const MOST_NUMBERED = 9999;

const column = wholeNumber(0, LARGEST_BOARD - 1);
export const cell = strictObject({ x: column, y: column } satisfies ShapeOf<Position>);
export const cells = (least: number) => listOf(cell, least, MOST_CELLS, 'cells');

const size = wholeNumber(SMALLEST_BOARD, LARGEST_BOARD);
const perCell = SMALLEST_BOARD ** 2;

/** What each cell of a board has; whether there are as many as cells is asked with the board in hand. */
export const boardLeaves = {
  width: size,
  height: size,
  terrain: listOf(idWord(), perCell, MOST_CELLS, 'ids of terrain'),
  elevation: listOf(wholeNumber(0, 9), perCell, MOST_CELLS, 'levels'),
};

export const standing = { kind: idWord(), positions: cells(1) };
export const obstaclesOf = <Entry extends Parameters<typeof listOf>[0]>(entry: Entry) =>
  listOf(entry, 0, MOST_OBSTACLES, 'obstacles');

export const placedArea = {
  ...areaLeaves,
  ...areaEffectLeaves,
  at: cell,
  rounds: wholeNumber(0, MOST_ROUNDS).nullable(),
} satisfies ShapeOf<PlacedArea>;
const area = { ...placedArea, id: wholeNumber(1, MOST_NUMBERED) } satisfies ShapeOf<FieldArea>;

const obstacle = {
  ...standing,
  id: lineOfText(60),
  hitPoints: wholeNumber(0, 9999).exactOptional(),
} satisfies ShapeOf<Obstacle>;

const ground = {
  ...boardLeaves,
  obstacles: obstaclesOf(strictObject(obstacle)),
  areas: listOf(strictObject(area), 0, MOST_CELLS, 'areas'),
} satisfies ShapeOf<FieldGround>;
export const groundSchema = strictObject(ground);

/** A ground, or a map that becomes one. */
interface Board extends Grid {
  readonly terrain: readonly string[];
  readonly elevation: readonly number[];
  readonly obstacles: readonly { readonly kind: string; readonly positions: readonly Position[] }[];
  readonly areas: readonly { readonly at: Position }[];
}

/** What of a board its book doesn't know, or isn't on it. */
export function boardFault(known: GroundCatalog, board: Board): Fault | null {
  const size = board.width * board.height;
  for (const key of ['terrain', 'elevation'] as const) {
    if (board[key].length !== size) return fault([key], `must have one entry for each of ${size} cells`);
  }
  const terrains = new Set(known.terrains.map(({ id }) => id));
  const strange = board.terrain.findIndex((id) => !terrains.has(id));
  if (strange >= 0) return fault(['terrain', strange], 'must be a terrain of the book');
  for (const [index, { kind, positions }] of board.obstacles.entries()) {
    if (!known.obstacles.some(({ id }) => id === kind)) {
      return fault(['obstacles', index, 'kind'], 'must be an obstacle of the book');
    }
    const outside = cellsFault(board, positions);
    if (outside !== null) return within('obstacles', within(index, within('positions', outside)));
  }
  const far = board.areas.findIndex(({ at }) => !isInside(board, at.x, at.y));
  return far < 0 ? null : fault(['areas', far, 'at'], 'must be on the board');
}

/** Cells must be on the board, each once. */
export function cellsFault(board: Grid, list: readonly Position[]): Fault | null {
  const taken = new Set<number>();
  for (const [index, { x, y }] of list.entries()) {
    if (!isInside(board, x, y)) return fault([index], `must be on the board of ${board.width}x${board.height}`);
    const number = y * board.width + x;
    if (taken.has(number)) return fault([index], 'must be a cell of its own');
    taken.add(number);
  }
  return null;
}

/** A ground of a battle: what lies on it is found by its id. */
export function groundFault(known: GroundCatalog, ground: FieldGround): Fault | null {
  for (const key of ['obstacles', 'areas'] as const) {
    const ids = ground[key].map(({ id }) => id);
    const twice = ids.findIndex((id, index) => (ids as readonly unknown[]).indexOf(id) !== index);
    if (twice >= 0) return fault([key, twice, 'id'], 'must be an id of its own');
  }
  return boardFault(known, ground);
}
