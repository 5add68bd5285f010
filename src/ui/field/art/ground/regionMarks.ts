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
  return GROUND_KINDS.flatMap((kind) => (kind === 'smoke' ? [] : regionsOf(kind, book, ground, isDrawn)));
}

/** What hides the ground lies over all that is on it. */
export function hazeMarks(book: FieldBook, ground: FieldGround, isDrawn: IsDrawn): Mark[] {
  return regionsOf('smoke', book, ground, isDrawn);
}

function regionsOf(kind: GroundKind, book: FieldBook, ground: FieldGround, isDrawn: IsDrawn): Mark[] {
  const cells = cellsWhere(ground, (cell) => {
    const id = ground.terrain[cell];
    return id !== undefined && isDrawn(cell) && groundKindOf(terrainOf(book, id)) === kind;
  });
  return cells.size === 0 ? [] : PAINTS[kind](cells);
}

/** The cells on which nothing is drawn but a few strokes of grass. */
export function isBare(book: FieldBook, ground: FieldGround, cell: number): boolean {
  const id = ground.terrain[cell];
  return id !== undefined && groundKindOf(terrainOf(book, id)) === null;
}
