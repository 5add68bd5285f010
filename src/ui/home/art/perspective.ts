/** The sheet on the table, seen from in front of it: nine cells that grow towards the viewer. */
const GRID = { top: 176, bottom: 382, centre: 490, farWidth: 414, nearWidth: 650 } as const;

export interface Spot {
  readonly across: number;
  readonly down: number;
  /** How large a thing is there; 1 at the near edge. */
  readonly scale: number;
}

/** A point of the grid as it lies on the table: across and down from zero to one. */
export function spotAt(across: number, down: number): Spot {
  const width = GRID.farWidth + (GRID.nearWidth - GRID.farWidth) * down;
  return {
    across: tenth(GRID.centre + (across - 0.5) * width),
    down: tenth(GRID.top + down * (GRID.bottom - GRID.top)),
    scale: width / GRID.nearWidth,
  };
}

/** The middle of a cell. */
export function middleOf(row: number, col: number): Spot {
  return spotAt((col + 0.5) / 3, (row + 0.5) / 3);
}

function pointAt(across: number, down: number): string {
  const spot = spotAt(across, down);
  return `${spot.across} ${spot.down}`;
}

/** A column of three cells. */
export function columnOutline(column: number): string {
  const [first, last] = [column / 3, (column + 1) / 3];
  return `M${pointAt(first, 0)}L${pointAt(last, 0)}L${pointAt(last, 1)}L${pointAt(first, 1)}Z`;
}

const THIRDS = [0, 1 / 3, 2 / 3, 1] as const;

export const GRID_LINES = THIRDS.map(
  (third) => `M${pointAt(third, 0)}L${pointAt(third, 1)}M${pointAt(0, third)}L${pointAt(1, third)}`,
).join('');

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
