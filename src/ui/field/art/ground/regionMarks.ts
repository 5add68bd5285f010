import { terrainOf } from '../../../../core/ground/ground';
import type { FieldBook } from '../../../../skirmish/model/book';
import type { FieldGround } from '../../../../skirmish/model/state';
import { type Cells, cellsWhere } from '../canvas/cells';
import type { Mark } from '../canvas/mark';
import { bulwarkMarks, lowWallMarks, scrubMarks } from './coverMarks';
import { difficultMarks, hazardMarks, lavaMarks, otherMarks, roughMarks, smokeMarks } from './dryMarks';
import { GROUND_KINDS, type GroundKind, groundKindOf } from './groundKind';
import { boulderMarks } from './stoneMarks';
import { iceMarks, pitMarks, swampMarks, waterMarks } from './wetMarks';

const PAINTS: { readonly [Kind in GroundKind]: (cells: Cells) => Mark[] } = {
  water: waterMarks,
  ice: iceMarks,
  pit: pitMarks,
  lava: lavaMarks,
  hazard: hazardMarks,
  swamp: swampMarks,
  rough: roughMarks,
  difficult: difficultMarks,
  boulder: boulderMarks,
  smoke: smokeMarks,
  bulwark: bulwarkMarks,
  lowWall: lowWallMarks,
  scrub: scrubMarks,
  other: otherMarks,
};

type IsDrawn = (cell: number) => boolean;

/** Ground that is drawn alike and lies together is one region. `isDrawn` says which cells are asked about. */
export function regionMarks(book: FieldBook, ground: FieldGround, isDrawn: IsDrawn): Mark[] {
  const kinds = kindsOf(book, ground);
  return GROUND_KINDS.flatMap((kind) => (kind === 'smoke' ? [] : regionOf(kind, kinds, ground, isDrawn)));
}

/** What hides the ground lies over all that is on it. */
export function hazeMarks(book: FieldBook, ground: FieldGround, isDrawn: IsDrawn): Mark[] {
  return regionOf('smoke', kindsOf(book, ground), ground, isDrawn);
}

type Kinds = readonly (GroundKind | null)[];

/** How each cell's ground is drawn; a board has few terrains, so each is asked once. */
function kindsOf(book: FieldBook, { terrain }: FieldGround): Kinds {
  const known = new Map([...new Set(terrain)].map((id) => [id, groundKindOf(terrainOf(book, id))]));
  return terrain.map((id) => known.get(id) ?? null);
}

function regionOf(kind: GroundKind, kinds: Kinds, ground: FieldGround, isDrawn: IsDrawn): Mark[] {
  if (!kinds.includes(kind)) return [];
  const cells = cellsWhere(ground, (cell) => kinds[cell] === kind && isDrawn(cell));
  return cells.size === 0 ? [] : PAINTS[kind](cells);
}

/** Tells whether nothing is drawn on a cell but a few strokes of grass. */
export function bareCells(book: FieldBook, ground: FieldGround): IsDrawn {
  const kinds = kindsOf(book, ground);
  return (cell) => kinds[cell] === null;
}
