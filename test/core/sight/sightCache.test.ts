import { describe, expect, it } from 'vitest';
import { allPositions } from '../../../src/core/geometry/grid';
import { hasLineOfSight } from '../../../src/core/sight/lineOfSight';
import { hasCachedLineOfSight } from '../../../src/core/sight/sightCache';
import type { SightRules } from '../../../src/core/sight/sightRules';
import { board } from '../support/boards';
import { CLOCKWORK } from '../support/cards';

const STRICT: SightRules = Object.freeze({ ...CLOCKWORK.sight });
const PERMISSIVE: SightRules = Object.freeze({ ...STRICT, grazing: 'permissive' });
const ROWS = ['...', '.#.', '...'];

describe('remembered sight', () => {
  it('answers as the line does, the first time and the second, both ways', () => {
    const survey = board(ROWS);
    for (const _time of ['first', 'second']) {
      expect(hasCachedLineOfSight(survey, STRICT, 0, 1, 2, 1)).toBe(false);
      expect(hasCachedLineOfSight(survey, STRICT, 2, 1, 0, 1)).toBe(false);
      expect(hasCachedLineOfSight(survey, STRICT, 0, 0, 2, 0)).toBe(true);
      expect(hasCachedLineOfSight(survey, STRICT, 0, 1, 0, 1)).toBe(true);
    }
  });

  it('answers for every pair of cells of a crowded board, again and again', () => {
    const survey = board(['..#.', '#...', '.#.^', '%..#']);
    const pairs = allPositions(survey).flatMap((a) => allPositions(survey).map((b) => [a.x, a.y, b.x, b.y] as const));
    const answers = pairs.map((pair) => hasLineOfSight(survey, STRICT, ...pair));
    expect(pairs.map((pair) => hasCachedLineOfSight(survey, STRICT, ...pair))).toEqual(answers);
    expect(pairs.map((pair) => hasCachedLineOfSight(survey, STRICT, ...pair))).toEqual(answers);
  });

  it('keeps the rules apart', () => {
    const survey = board(ROWS);
    expect(hasCachedLineOfSight(survey, STRICT, 0, 0, 1, 2)).toBe(false);
    expect(hasCachedLineOfSight(survey, PERMISSIVE, 0, 0, 1, 2)).toBe(true);
    expect(hasCachedLineOfSight(survey, STRICT, 0, 0, 1, 2)).toBe(false);
  });

  it('can’t be stale: a changed board is another survey, and what could change isn’t remembered', () => {
    expect(hasCachedLineOfSight(board(ROWS), STRICT, 0, 1, 2, 1)).toBe(false);
    expect(hasCachedLineOfSight(board(['...', '...', '...']), STRICT, 0, 1, 2, 1)).toBe(true);
    const survey = board(ROWS);
    expect(() => hasCachedLineOfSight({ ...survey }, STRICT, 0, 1, 2, 1)).toThrow('frozen');
    expect(() => hasCachedLineOfSight(survey, { ...STRICT }, 0, 1, 2, 1)).toThrow('frozen');
    const thawed = Object.freeze({ ...survey, cells: [...survey.cells] });
    expect(() => hasCachedLineOfSight(thawed, STRICT, 0, 1, 2, 1)).toThrow('frozen');
  });

  it('refuses cells beyond the edge, which would be other cells in its table', () => {
    const survey = board(ROWS);
    expect(() => hasCachedLineOfSight(survey, STRICT, 3, 0, 0, 0)).toThrow(RangeError);
    expect(() => hasCachedLineOfSight(survey, STRICT, 0, 0, 0, 3)).toThrow('no such cell');
  });
});
