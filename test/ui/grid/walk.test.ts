import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPositions, type Grid } from '../../../src/core/geometry/grid';
import type { Position } from '../../../src/core/geometry/position';
import { type Walk, type WalkKey, walk } from '../../../src/ui/grid/walk';
import { anyCell } from './support/grids';

const PLAIN: WalkKey = { key: '', ctrlKey: false, metaKey: false, altKey: false };

type Expected = (from: Position, grid: Grid) => Walk;

const KEYS: Readonly<Record<string, Expected>> = {
  ArrowUp: ({ x, y }) => (y === 0 ? { off: 'north' } : { to: { x, y: y - 1 } }),
  ArrowDown: ({ x, y }, { height }) => (y === height - 1 ? { off: 'south' } : { to: { x, y: y + 1 } }),
  ArrowLeft: ({ x, y }) => (x === 0 ? { off: 'west' } : { to: { x: x - 1, y } }),
  ArrowRight: ({ x, y }, { width }) => (x === width - 1 ? { off: 'east' } : { to: { x: x + 1, y } }),
  Home: ({ y }) => ({ to: { x: 0, y } }),
  End: ({ y }, { width }) => ({ to: { x: width - 1, y } }),
  PageUp: ({ x }) => ({ to: { x, y: 0 } }),
  PageDown: ({ x }, { height }) => ({ to: { x, y: height - 1 } }),
};

const CONTROL_KEYS: Readonly<Record<string, Expected>> = {
  Home: () => ({ to: { x: 0, y: 0 } }),
  End: (_from, { width, height }) => ({ to: { x: width - 1, y: height - 1 } }),
};

describe('from any cell of any grid', () => {
  it.each(Object.entries(KEYS))('%s leads to the right cell or off the edge', (key, expected) => {
    fc.assert(
      fc.property(anyCell, ({ grid, from }) => {
        expect(walk(grid, from, { ...PLAIN, key })).toEqual(expected(from, grid));
      }),
    );
  });

  it.each(Object.entries(CONTROL_KEYS))('Ctrl and %s lead to a corner', (key, expected) => {
    fc.assert(
      fc.property(anyCell, ({ grid, from }) => {
        expect(walk(grid, from, { ...PLAIN, key, ctrlKey: true })).toEqual(expected(from, grid));
      }),
    );
  });

  it('the arrows lead to every other cell', () => {
    fc.assert(
      fc.property(anyCell, ({ grid, from }) => {
        const reached = new Set([`${from.x} ${from.y}`]);
        const open = [from];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
          for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
            const way = walk(grid, at, { ...PLAIN, key });
            if (way === null || 'off' in way || reached.has(`${way.to.x} ${way.to.y}`)) continue;
            reached.add(`${way.to.x} ${way.to.y}`);
            open.push(way.to);
          }
        }
        expect(reached.size).toBe(allPositions(grid).length);
      }),
      { numRuns: 30 },
    );
  });

  it.each<Partial<WalkKey>>([
    { key: 'a' },
    { key: 'Enter' },
    { key: ' ' },
    { key: 'Tab' },
    { key: 'constructor' },
    { key: 'ArrowUp', ctrlKey: true },
    { key: 'PageUp', ctrlKey: true },
    { key: 'ArrowUp', metaKey: true },
    { key: 'ArrowLeft', altKey: true },
    { key: 'Home', metaKey: true },
    { key: 'Home', ctrlKey: true, altKey: true },
  ])('%j is left to the browser', (key) => {
    fc.assert(
      fc.property(anyCell, ({ grid, from }) => {
        expect(walk(grid, from, { ...PLAIN, ...key })).toBeNull();
      }),
    );
  });
});
