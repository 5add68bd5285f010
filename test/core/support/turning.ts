import type { ByDirection, Direction } from '../../../src/core/geometry/direction';
import type { Position } from '../../../src/core/geometry/position';

const QUARTER: ByDirection<Direction> = {
  north: 'east',
  northeast: 'southeast',
  east: 'south',
  southeast: 'southwest',
  south: 'west',
  southwest: 'northwest',
  west: 'north',
  northwest: 'northeast',
};

/** A quarter turn clockwise of a board with `height` rows. */
export const turned = {
  direction: (direction: Direction): Direction => QUARTER[direction],
  position: ({ x, y }: Position, height: number): Position => ({ x: height - 1 - y, y: x }),
  rows: (rows: readonly string[]): string[] =>
    Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
      rows
        .map((row) => row[x])
        .reverse()
        .join(''),
    ),
};
