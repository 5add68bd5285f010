import fc from 'fast-check';
import type { Grid } from '../../../../src/core/geometry/grid';
import { positionOfCell } from '../../../../src/core/geometry/grid';

const side = fc.integer({ min: 1, max: 16 });

/** From 1×1 to 16×16, square or not. */
export const anyGrid: fc.Arbitrary<Grid> = fc.record({ width: side, height: side });

/** A cell of any grid. */
export const anyCell = anyGrid.chain((grid) =>
  fc.nat(grid.width * grid.height - 1).map((cell) => ({ grid, from: positionOfCell(grid, cell) })),
);
