import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { coverByAngle } from '../../../src/core/cover/coverAngle';
import { coverQualityAgainst, getCover } from '../../../src/core/cover/getCover';
import { DIRECTIONS, STEPS } from '../../../src/core/geometry/direction';
import { isSamePosition } from '../../../src/core/geometry/position';
import { surveyGround } from '../../../src/core/ground/survey';
import { board, ground, obstacle } from '../support/boards';
import { CATALOG, D50 } from '../support/cards';
import { boards, holds, positionsOn } from '../support/properties';
import { turned } from '../support/turning';

const KINDS = CATALOG.obstacles.map(({ id }) => id);

const offsets = fc.record({ x: fc.integer({ min: -1, max: 1 }), y: fc.integer({ min: -1, max: 1 }) });

/** An attacker, a target, and an obstacle of each kind around it: close enough to share cells and to matter. */
const shots = boards
  .chain((it) =>
    fc.tuple(
      fc.constant(it),
      fc.tuple(...KINDS.map(() => offsets)),
      positionsOn(it.survey),
      positionsOn(it.survey),
      fc.record({ isRanged: fc.boolean(), fromHighGround: fc.boolean() }),
    ),
  )
  .filter(([, , attacker, target]) => !isSamePosition(attacker, target))
  .map(([it, around, attacker, target, attack]) => {
    const obstacles = KINDS.map((kind, index) =>
      obstacle(kind, { x: target.x + (around[index]?.x ?? 0), y: target.y + (around[index]?.y ?? 0) }),
    );
    return [it, obstacles, attacker, target, attack] as const;
  });

describe('cover on random boards', () => {
  holds(
    'doesn’t depend on the order in which obstacles are listed',
    1000,
    shots,
    ([{ rows }, obstacles, a, b, attack]) => {
      const reversed = surveyGround(ground(rows, [...obstacles].reverse()), CATALOG);
      expect(getCover(reversed, D50.cover, a, b, attack)).toEqual(
        getCover(board(rows, obstacles), D50.cover, a, b, attack),
      );
    },
  );

  holds('turns with the board', 1000, shots, ([{ rows }, obstacles, a, b, attack]) => {
    const turn = (position: typeof a) => turned.position(position, rows.length);
    const quarter = obstacles.map((it) => ({ ...it, positions: it.positions.map(turn) }));
    expect(getCover(board(turned.rows(rows), quarter), D50.cover, turn(a), turn(b), attack).quality).toBe(
      getCover(board(rows, obstacles), D50.cover, a, b, attack).quality,
    );
  });

  holds('the short answer is the long one’s, before high ground', 1000, shots, ([{ rows }, obstacles, a, b]) => {
    const survey = board(rows, obstacles);
    expect(coverQualityAgainst(survey, a.x, a.y, b.x, b.y)).toBe(
      getCover(survey, D50.cover, a, b, { isRanged: true, fromHighGround: false }).quality,
    );
  });

  const angles = fc.tuple(
    fc.constantFrom(...DIRECTIONS),
    fc.integer({ min: -15, max: 15 }),
    fc.integer({ min: -15, max: 15 }),
  );
  holds('ruling 32: exact integers agree with the angle in degrees', 5000, angles, ([direction, x, y]) => {
    if (x === 0 && y === 0) return;
    const step = STEPS[direction];
    const apart = Math.abs(Math.atan2(step.x * y - step.y * x, step.x * x + step.y * y)) * (180 / Math.PI);
    // The nearest that a cell within 15 comes to 22.5° without reaching it is 0.1°, so a thousandth is rounding.
    const degrees = Math.round(apart * 1000) / 1000;
    const expected = degrees <= 22.5 ? 'excellent' : degrees <= 45 ? 'good' : degrees <= 90 ? 'partial' : 'none';
    expect(coverByAngle(step.x, step.y, x, y)).toBe(expected);
  });
});
