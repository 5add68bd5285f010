import { type Direction, STEPS } from '../geometry/direction';
import { allPositions, type Grid, isInside } from '../geometry/grid';
import { type Position, wholePosition } from '../geometry/position';
import type { Formation, FormationPlace, FormationSlot } from './formation';

/** A slot's cell on a board. */
export interface PlacedSlot {
  readonly slot: FormationSlot;
  readonly position: Position;
}

/** A formation laid on a board at one anchor; slots beyond the edge are left out, they can't be filled. */
export interface Placement {
  readonly formation: Formation;
  readonly anchor: Position;
  readonly facing: Direction;
  readonly slots: readonly PlacedSlot[];
  readonly clear: readonly Position[];
}

/** Faced north, one across is east and one deep is south; the other facings are that picture turned. */
export function placeOnBoard(anchor: Position, facing: Direction, place: FormationPlace): Position {
  const ahead = STEPS[facing];
  return wholePosition(
    anchor.x - ahead.y * place.across - ahead.x * place.depth,
    anchor.y + ahead.x * place.across - ahead.y * place.depth,
  );
}

export function placementAt(grid: Grid, formation: Formation, facing: Direction, anchor: Position): Placement {
  const isOnBoard = ({ x, y }: Position): boolean => isInside(grid, x, y);
  const slots = formation.slots
    .map((slot) => ({ slot, position: placeOnBoard(anchor, facing, slot) }))
    .filter(({ position }) => isOnBoard(position));
  const clear = (formation.clear ?? []).map((place) => placeOnBoard(anchor, facing, place)).filter(isOnBoard);
  return { formation, anchor, facing, slots, clear };
}

/** Every way in which a formation fits on a board, anchors in reading order. Worth keeping: it depends on no unit. */
export function placementsOf(grid: Grid, formation: Formation, facing: Direction): Placement[] {
  return allPositions(grid)
    .map((anchor) => placementAt(grid, formation, facing, anchor))
    .filter((placement) => placement.slots.length >= formation.minimum);
}
