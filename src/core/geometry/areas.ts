import { type Direction, STEPS } from './direction';
import { allPositions, type Grid } from './grid';
import { chebyshev, manhattan, type Position } from './position';

/** Shapes of areas: a square block, a diamond, the rim of a block, a beam, and a cone of 45° to either side. */
export const AREA_SHAPES = ['block', 'diamond', 'rim', 'beam', 'cone'] as const;
export type AreaShape = (typeof AREA_SHAPES)[number];

export interface Area {
  readonly shape: AreaShape;
  /** How many cells the area reaches from its origin. */
  readonly reach: number;
  /** Beams and cones only. */
  readonly direction: Direction;
}

type Covers = (area: Area, origin: Position, cell: Position) => boolean;

/** The origin belongs to a block and a diamond, never to a rim, a beam or a cone. */
const COVERS: { readonly [Shape in AreaShape]: Covers } = {
  block: (area, origin, cell) => chebyshev(origin, cell) <= area.reach,
  diamond: (area, origin, cell) => manhattan(origin, cell) <= area.reach,
  rim: (area, origin, cell) => chebyshev(origin, cell) === area.reach,
  beam: (area, origin, cell) => {
    const steps = chebyshev(origin, cell);
    const step = STEPS[area.direction];
    const straight = cell.x === origin.x + step.x * steps && cell.y === origin.y + step.y * steps;
    return steps > 0 && steps <= area.reach && straight;
  },
  cone: (area, origin, cell) => {
    const step = STEPS[area.direction];
    const ahead = step.x * (cell.x - origin.x) + step.y * (cell.y - origin.y);
    const aside = step.x * (cell.y - origin.y) - step.y * (cell.x - origin.x);
    return ahead > 0 && Math.abs(aside) <= ahead && chebyshev(origin, cell) <= area.reach;
  },
};

export function isInArea(area: Area, origin: Position, cell: Position): boolean {
  return COVERS[area.shape](area, origin, cell);
}

/** The cells of an area that lie on the board, in reading order. */
export function areaCells(grid: Grid, area: Area, origin: Position): Position[] {
  return allPositions(grid).filter((cell) => isInArea(area, origin, cell));
}
