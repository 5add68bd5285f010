import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { findFormations } from '../../../src/core/formations/detection';
import type { Unit } from '../../../src/core/units/unit';
import { PHALANX, SIEGE_PHALANX, SIEGE_SKIRMISH_LINE, SIEGE_VANGUARD, SKIRMISH_LINE } from '../support/cards';
import { directions, holds } from '../support/properties';
import { turned } from '../support/turning';

const SHAPES = [PHALANX, SKIRMISH_LINE, SIEGE_PHALANX, SIEGE_SKIRMISH_LINE, SIEGE_VANGUARD];
const SIZE = 7;
const FIELD = { width: SIZE, height: SIZE };

const coordinates = fc.integer({ min: 0, max: SIZE - 1 });
const crowds: fc.Arbitrary<readonly Unit[]> = fc
  .uniqueArray(
    fc.record({
      position: fc.record({ x: coordinates, y: coordinates }),
      facing: directions,
      side: fc.constantFrom('left', 'right'),
      traits: fc.constantFrom(['melee'], ['ranged'], ['hybrid']),
    }),
    { minLength: 8, maxLength: 24, selector: ({ position }) => `${position.x},${position.y}` },
  )
  .map((drawn) => drawn.map((it, index) => ({ id: `unit-${index}`, ...it })));

const cases = fc.tuple(crowds, fc.constantFrom(...SHAPES), directions);

describe('formations on random boards', () => {
  holds('don’t depend on the order in which units are listed', 1000, cases, ([units, shape, facing]) => {
    const listed = findFormations(FIELD, units, shape, 'left', facing);
    expect(findFormations(FIELD, [...units].reverse(), shape, 'left', facing)).toEqual(listed);
  });

  holds('turn with the board', 1000, cases, ([units, shape, facing]) => {
    const quarter = units.map((unit) => ({
      ...unit,
      position: turned.position(unit.position, SIZE),
      facing: turned.direction(unit.facing),
    }));
    const members = (board: readonly Unit[], towards: typeof facing) =>
      findFormations(FIELD, board, shape, 'left', towards)
        .map((found) => found.members.map(({ unitId }) => unitId).join())
        .sort();
    expect(members(quarter, turned.direction(facing))).toEqual(members(units, facing));
  });

  holds(
    'have as many members as they need, all of one side, each in one slot',
    1000,
    cases,
    ([units, shape, facing]) => {
      for (const { members } of findFormations(FIELD, units, shape, 'left', facing)) {
        expect(members.length).toBeGreaterThanOrEqual(shape.minimum);
        expect(new Set(members.map(({ unitId }) => unitId)).size).toBe(members.length);
        expect(members.every(({ unitId }) => units.find(({ id }) => id === unitId)?.side === 'left')).toBe(true);
      }
    },
  );
});
