import { describe, expect, it } from 'vitest';
import { type Area, type AreaShape, areaCells, isInArea } from '../../../src/core/geometry/areas';
import type { Direction } from '../../../src/core/geometry/direction';
import { cellNumber } from '../../../src/core/geometry/grid';
import { at } from '../support/boards';

const GRID = { width: 7, height: 7 };
const CENTER = at(3, 3);

function drawn(area: Area, origin = CENTER): string[] {
  const covered = new Set(areaCells(GRID, area, origin).map(({ x, y }) => cellNumber(GRID, x, y)));
  return Array.from({ length: GRID.height }, (_, y) =>
    Array.from({ length: GRID.width }, (_, x) => (covered.has(cellNumber(GRID, x, y)) ? 'o' : '.')).join(''),
  );
}

const area = (shape: AreaShape, reach: number, direction: Direction = 'north'): Area => ({ shape, reach, direction });

describe('area shapes', () => {
  it.each<[Area, string[]]>([
    [area('block', 1), ['.......', '.......', '..ooo..', '..ooo..', '..ooo..', '.......', '.......']],
    [area('diamond', 2), ['.......', '...o...', '..ooo..', '.ooooo.', '..ooo..', '...o...', '.......']],
    [area('rim', 2), ['.......', '.ooooo.', '.o...o.', '.o...o.', '.o...o.', '.ooooo.', '.......']],
    [area('beam', 2, 'east'), ['.......', '.......', '.......', '....oo.', '.......', '.......', '.......']],
    [area('beam', 9, 'northwest'), ['o......', '.o.....', '..o....', '.......', '.......', '.......', '.......']],
    [area('cone', 2, 'north'), ['.......', '.ooooo.', '..ooo..', '.......', '.......', '.......', '.......']],
    [area('cone', 2, 'southeast'), ['.......', '.......', '.......', '....oo.', '...ooo.', '...ooo.', '.......']],
  ])('%o', (shape, rows) => {
    expect(drawn(shape)).toEqual(rows);
  });

  it('end at the edge of the board', () => {
    expect(areaCells(GRID, area('block', 1), at(0, 0))).toEqual([at(0, 0), at(1, 0), at(0, 1), at(1, 1)]);
  });

  it.each<[AreaShape, boolean]>([
    ['block', true],
    ['diamond', true],
    ['rim', false],
    ['beam', false],
    ['cone', false],
  ])('the origin belongs to a %s: %s', (shape, belongs) => {
    expect(isInArea(area(shape, 2), CENTER, CENTER)).toBe(belongs);
  });
});
