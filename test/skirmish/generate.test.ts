import { describe, expect, it } from 'vitest';
import { cellNumber, orthogonalNeighbours, positionOfCell } from '../../src/core/geometry/grid';
import { generateMap } from '../../src/skirmish/begin/generate';
import type { FieldMap } from '../../src/skirmish/model/book';
import { SOAK } from '../support/gameRunner';
import { fieldCatalog } from './support/books';

const SIZES = [
  [5, 5],
  [7, 6],
  [12, 12],
  [13, 9],
  [16, 16],
] as const;
const SEEDS = Array.from({ length: SOAK ? 2000 : 60 }, (_, index) => index + 1);

const make = (seed: number, width: number, height: number) => {
  const { generator } = fieldCatalog();
  if (generator === null) throw new Error('cards/generator/field.json is not in order');
  return generateMap(generator, seed, { width, height });
};

const wallsOf = (map: FieldMap) =>
  new Set(map.obstacles.flatMap(({ positions }) => positions.map(({ x, y }) => cellNumber(map, x, y))));

/** How many cells of floor can be reached from A1. */
function reachable(map: FieldMap): number {
  const walls = wallsOf(map);
  const found = new Set([0]);
  for (const cell of found) {
    for (const { x, y } of orthogonalNeighbours(map, positionOfCell(map, cell))) {
      if (!walls.has(cellNumber(map, x, y))) found.add(cellNumber(map, x, y));
    }
  }
  return found.size;
}

describe.each(SIZES)('a generated battlefield of %i x %i', (width, height) => {
  it('is one piece, alike when it is turned by 180°, with both ends free', () => {
    for (const seed of SEEDS) {
      const map = make(seed, width, height);
      const walls = wallsOf(map);
      expect(reachable(map), `seed ${seed}`).toBe(width * height - walls.size);
      const row = map.terrain.map((terrain, cell) => (walls.has(cell) ? 'wall' : terrain));
      expect(row.toReversed()).toEqual(row);
      const ends = [...walls].map((cell) => cell % width).filter((x) => x < 2 || x >= width - 2);
      expect(ends).toEqual([]);
    }
  });

  it('is the same for the same seed and another for another', () => {
    expect(make(3, width, height)).toEqual(make(3, width, height));
    const different = new Set(SEEDS.map((seed) => JSON.stringify({ ...make(seed, width, height), id: '' })));
    expect(different.size).toBeGreaterThan(width === 5 ? 1 : SEEDS.length / 2);
  });
});

it('leaves some 86 % floor on 12 x 12, about 9 % of it raised', () => {
  let floor = 0;
  let raised = 0;
  for (const seed of SEEDS) {
    const map = make(seed, 12, 12);
    floor += 144 - wallsOf(map).size;
    raised += map.terrain.filter((terrain) => terrain === 'elevated').length;
  }
  expect(floor / SEEDS.length / 144).toBeGreaterThan(0.8);
  expect(floor / SEEDS.length / 144).toBeLessThan(0.92);
  expect(raised / floor).toBeGreaterThan(0.07);
  expect(raised / floor).toBeLessThan(0.11);
});
