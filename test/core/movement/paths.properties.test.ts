import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIRECTIONS, STEPS } from '../../../src/core/geometry/direction';
import { cellNumber, isInside, positionOfCell } from '../../../src/core/geometry/grid';
import { surveyGround } from '../../../src/core/ground/survey';
import { findBoundedPaths, findPaths, type Walk } from '../../../src/core/movement/paths';
import { canStep } from '../../../src/core/movement/step';
import { SOAK } from '../../support/gameRunner';

const TERRAINS = [
  { id: 'normal', name: '', glyph: '.' },
  { id: 'difficult', name: '', glyph: '~', cost: 2 },
  { id: 'ice', name: '', glyph: 'i', slipPercent: 20 },
  { id: 'hazard', name: '', glyph: '*', damage: 5 },
  { id: 'rock', name: '', glyph: '#', blocksMovement: true },
  { id: 'hill', name: '', glyph: '^', elevation: 2 },
];
const [WIDTH, HEIGHT, BUDGET] = [5, 4, 4];

const boards = fc.record({
  terrain: fc.array(fc.constantFrom('normal', 'normal', 'normal', 'difficult', 'ice', 'hazard', 'rock', 'hill'), {
    minLength: WIDTH * HEIGHT,
    maxLength: WIDTH * HEIGHT,
  }),
  start: fc.nat(WIDTH * HEIGHT - 1),
  isDiagonalAllowed: fc.boolean(),
});

function walkOn({
  terrain,
  start,
  isDiagonalAllowed,
}: {
  terrain: string[];
  start: number;
  isDiagonalAllowed: boolean;
}): Walk {
  const ground = { width: WIDTH, height: HEIGHT, terrain, obstacles: [] };
  const survey = surveyGround(ground, { terrains: TERRAINS, obstacles: [] });
  return {
    survey,
    start: positionOfCell(survey, start),
    isDiagonalAllowed,
    budget: BUDGET,
    cost: (cell) => survey.cells[cell]?.cost ?? 1,
    damage: (cell) => survey.cells[cell]?.damage ?? 0,
    canSlip: (cell) => (survey.cells[cell]?.slipPercent ?? 0) > 0,
  };
}

interface Tried {
  readonly cell: number;
  readonly key: readonly number[];
  readonly cells: readonly number[];
}

/** Every path within the budget, one by one: slow and plain. */
function everyPath(walk: Walk): Tried[] {
  const { survey } = walk;
  const found: Tried[] = [];
  const goOn = (tried: Tried): void => {
    found.push(tried);
    const { x, y } = positionOfCell(survey, tried.cell);
    for (const [number, direction] of DIRECTIONS.entries()) {
      const { x: dx, y: dy } = STEPS[direction];
      const isDiagonal = dx !== 0 && dy !== 0;
      if ((isDiagonal && !walk.isDiagonalAllowed) || !isInside(survey, x + dx, y + dy)) continue;
      if (!canStep(survey, x, y, x + dx, y + dy)) continue;
      const cell = cellNumber(survey, x + dx, y + dy);
      const [cost = 0, damage = 0, slips = 0, steps = 0, diagonals = 0, ...way] = tried.key;
      const next = cost + walk.cost(cell);
      if (next > BUDGET) continue;
      const key = [
        next,
        damage + walk.damage(cell),
        slips + Number(walk.canSlip(cell)),
        steps + 1,
        diagonals + Number(isDiagonal),
        ...way,
        number,
      ];
      goOn({ cell, key, cells: [...tried.cells, cell] });
    }
  };
  const start = cellNumber(survey, walk.start.x, walk.start.y);
  goOn({ cell: start, key: [0, 0, 0, 0, 0], cells: [] });
  return found;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? 0);
}

function bestByCell(paths: readonly Tried[]): Map<number, Tried> {
  const best = new Map<number, Tried>();
  for (const tried of paths) {
    const known = best.get(tried.cell);
    if (known === undefined || isLess(tried.key, known.key)) best.set(tried.cell, tried);
  }
  return best;
}

const RUNS = { numRuns: SOAK ? 2000 : 60, seed: 20 };

it('section 5.2: the path to every cell is the least of all paths, ties included', () => {
  fc.assert(
    fc.property(boards, (board) => {
      const walk = walkOn(board);
      const paths = findPaths(walk);
      const best = bestByCell(everyPath(walk));
      expect([...paths.cells].sort((a, b) => a - b)).toEqual([...best.keys()].sort((a, b) => a - b));
      for (const [cell, { key, cells }] of best) {
        expect(paths.costTo(cell)).toBe(key[0]);
        expect(paths.pathTo(cell)?.map(({ x, y }) => cellNumber(walk.survey, x, y))).toEqual(cells);
      }
    }),
    RUNS,
  );
});

it('a bounded path is the least among those of so many cells', () => {
  fc.assert(
    fc.property(boards, fc.integer({ min: 1, max: 3 }), (board, least) => {
      const walk = walkOn(board);
      const found = findBoundedPaths(walk, least, 3, () => true);
      const best = bestByCell(everyPath(walk).filter(({ cells }) => cells.length >= least && cells.length <= 3));
      expect([...found.keys()].sort((a, b) => a - b)).toEqual([...best.keys()].sort((a, b) => a - b));
      for (const [cell, { cells }] of best) {
        expect(found.get(cell)?.map(({ x, y }) => cellNumber(walk.survey, x, y))).toEqual(cells);
      }
    }),
    RUNS,
  );
});
