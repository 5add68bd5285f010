import fc from 'fast-check';
import { it } from 'vitest';
import { DIRECTIONS } from '../../../src/core/geometry/direction';
import type { Position } from '../../../src/core/geometry/position';
import type { Survey } from '../../../src/core/ground/survey';
import type { Unit } from '../../../src/core/units/unit';
import { board } from './boards';

const SOAK = process.env.NINEKEEP_SOAK === '1';
const SEED = 20_261_116;

/** A property on many random cases: `runs` in `npm test`, twenty times as many in `npm run soak`. The seed is fixed and named. */
export function holds<Case>(
  title: string,
  runs: number,
  cases: fc.Arbitrary<Case>,
  check: (value: Case) => void,
): void {
  const numRuns = SOAK ? runs * 20 : runs;
  it(`${title} (${numRuns} cases, seed ${SEED})`, { timeout: 600_000 }, () => {
    fc.assert(fc.property(cases, check), { seed: SEED, numRuns });
  });
}

export const directions = fc.constantFrom(...DIRECTIONS);

export interface RandomBoard {
  readonly rows: readonly string[];
  readonly survey: Survey;
}

const sizes = fc.integer({ min: 3, max: 16 });

/** Boards of 3x3 to 16x16 with boulders, hills, fog, cover, pits and difficult ground. Drawn from one number: a cell is too cheap to be drawn alone. */
export const boards: fc.Arbitrary<RandomBoard> = fc.tuple(sizes, sizes, fc.nat()).map(([width, height, seed]) => {
  const glyphs = randomGlyphs(seed, width * height);
  const rows = Array.from({ length: height }, (_, y) => glyphs.slice(y * width, (y + 1) * width));
  return { rows, survey: board(rows) };
});

const GLYPHS = '.......~^#%cCxo1234';

function randomGlyphs(seed: number, count: number): string {
  let state = seed;
  let glyphs = '';
  while (glyphs.length < count) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    glyphs += GLYPHS[(state >>> 8) % GLYPHS.length];
  }
  return glyphs;
}

export function positionsOn({ width, height }: Survey): fc.Arbitrary<Position> {
  return fc.record({ x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) });
}

export interface RandomBattle extends RandomBoard {
  readonly units: readonly Unit[];
}

/** A board with two to nine units of two sides, each on a cell of its own that can be entered. */
export const battles: fc.Arbitrary<RandomBattle> = boards
  .chain(({ rows, survey }) => {
    const placed = fc.record({
      position: positionsOn(survey),
      facing: directions,
      side: fc.constantFrom('left', 'right'),
    });
    return fc
      .uniqueArray(placed, { minLength: 2, maxLength: 9, selector: ({ position }) => `${position.x},${position.y}` })
      .map((drawn) => ({ rows, survey, units: drawn.map((it, index) => ({ id: `unit-${index}`, ...it })) }));
  })
  .map((battle) => ({ ...battle, units: battle.units.filter(({ position }) => isOpen(battle.survey, position)) }))
  .filter(({ units }) => units.length >= 2);

function isOpen(survey: Survey, { x, y }: Position): boolean {
  return survey.cells[y * survey.width + x]?.blocksMovement === false;
}
