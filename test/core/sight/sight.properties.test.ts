import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { allPositions } from '../../../src/core/geometry/grid';
import { hasLineOfSight } from '../../../src/core/sight/lineOfSight';
import { GRAZINGS, type SightRules } from '../../../src/core/sight/sightRules';
import { traceSight } from '../../../src/core/sight/traceSight';
import { board } from '../support/boards';
import { boards, holds, positionsOn } from '../support/properties';
import { turned } from '../support/turning';

const rules: fc.Arbitrary<SightRules> = fc
  .record({ grazing: fc.constantFrom(...GRAZINGS), eyeHeight: fc.integer({ min: 0, max: 3 }), fogBlocks: fc.boolean() })
  .map((it) => Object.freeze(it));

const looks = boards.chain((it) => fc.tuple(fc.constant(it), rules, positionsOn(it.survey), positionsOn(it.survey)));

describe('ruling 18 on random boards', () => {
  holds('sight is symmetric, every pair of cells', 50, fc.tuple(boards, rules), ([{ survey }, it]) => {
    const cells = allPositions(survey);
    const oneWay = cells.flatMap((a) =>
      cells.filter(
        (b) => hasLineOfSight(survey, it, a.x, a.y, b.x, b.y) !== hasLineOfSight(survey, it, b.x, b.y, a.x, a.y),
      ),
    );
    expect(oneWay).toEqual([]);
  });

  holds('sight is symmetric', 2000, looks, ([{ survey }, it, a, b]) => {
    expect(hasLineOfSight(survey, it, b.x, b.y, a.x, a.y)).toBe(hasLineOfSight(survey, it, a.x, a.y, b.x, b.y));
  });

  holds('sight turns with the board', 2000, looks, ([{ rows, survey }, it, a, b]) => {
    const quarter = board(turned.rows(rows));
    const [c, d] = [turned.position(a, survey.height), turned.position(b, survey.height)];
    expect(hasLineOfSight(quarter, it, c.x, c.y, d.x, d.y)).toBe(hasLineOfSight(survey, it, a.x, a.y, b.x, b.y));
  });

  holds(
    'the long answer agrees: in sight exactly when nothing blocks; the blockers are the same both ways',
    2000,
    looks,
    (look) => {
      const [{ survey }, it, a, b] = look;
      const there = traceSight(survey, it, a, b);
      const back = traceSight(survey, it, b, a);
      const cellsOf = (result: typeof there) =>
        new Set(result.blockers.map(({ position }) => `${position.x},${position.y}`));
      expect(there.inSight).toBe(hasLineOfSight(survey, it, a.x, a.y, b.x, b.y));
      expect(there.inSight).toBe(there.blockers.length === 0);
      expect(cellsOf(back)).toEqual(cellsOf(there));
    },
  );

  holds('what strict grazing sees, permissive grazing sees too', 2000, looks, ([{ survey }, it, a, b]) => {
    if (!hasLineOfSight(survey, { ...it, grazing: 'strict' }, a.x, a.y, b.x, b.y)) return;
    expect(hasLineOfSight(survey, { ...it, grazing: 'permissive' }, a.x, a.y, b.x, b.y)).toBe(true);
  });
});
