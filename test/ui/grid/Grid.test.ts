import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Grid as Size } from '../../../src/core/geometry/grid';
import { cellName } from '../../../src/ui/grid/cellNames';
import { Grid } from '../../../src/ui/grid/Grid';
import { GridCell } from '../../../src/ui/grid/GridCell';
import { anyGrid } from './support/grids';

const nothing = () => undefined;

/** The page's text for a grid whose cells are named as on a board. */
function drawn(size: Size): string {
  const cell = createElement(Grid, {
    size,
    label: 'The board',
    cell: (at, focus) =>
      createElement(GridCell, {
        ...focus,
        at,
        name: cellName(at),
        chosen: at.x === 0,
        draggable: at.y === 0,
        onPress: nothing,
        onPoint: nothing,
        onLeave: nothing,
      }),
  });
  return renderToStaticMarkup(cell);
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first = '']) => first);

describe('a grid in the page', () => {
  it('has a row for each y, a button for each cell and one stop for the Tab key, whatever its size', () => {
    fc.assert(
      fc.property(anyGrid, ({ width, height }) => {
        const page = drawn({ width, height });
        const rows = page.split('<tr').slice(1);
        expect(rows).toHaveLength(height);
        expect(rows.map((row) => found(row, /<td[^>]*><button/g).length)).toEqual(Array(height).fill(width));
        expect(found(page, /(tabindex="0")/gi)).toHaveLength(1);
        expect(found(page, /(tabindex="-1")/gi)).toHaveLength(width * height - 1);
        const places = found(page, /data-place="([^"]*)"/g);
        expect(places).toEqual(
          Array.from({ length: width * height }, (_, cell) => `cell ${cell % width} ${Math.floor(cell / width)}`),
        );
        expect(page).toContain(`--grid-columns:${width};--grid-rows:${height}`);
      }),
      { numRuns: 25 },
    );
  });

  it('is a grid by role and name, and says in text what each cell is', () => {
    const page = drawn({ width: 3, height: 2 });
    expect(page).toMatch(/^<table role="grid" aria-label="The board"/);
    expect(['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].every((name) => page.includes(`>${name}<`))).toBe(true);
    expect(found(page, /data-spot="([^"]*)"/g)).toEqual(found(page, /data-place="([^"]*)"/g));
    expect(found(page, /(aria-pressed="true")/g)).toHaveLength(2);
    expect(found(page, /data-drag="([^"]*)"/g)).toEqual(['unit', 'unit', 'unit']);
  });

  it('leaves out a cell that the game does not draw', () => {
    const page = renderToStaticMarkup(
      createElement(Grid, { size: { width: 2, height: 2 }, label: 'Empty', cell: () => null }),
    );
    expect(found(page, /(<td)/g)).toEqual([]);
  });
});
