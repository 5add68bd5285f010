import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { arcFrom } from '../../../src/core/flanking/arcs';
import { isBehind, isSide } from '../../../src/core/flanking/aspect';
import { checkFlanking, checkFlankingAt } from '../../../src/core/flanking/checkFlanking';
import { getFlankingPositions } from '../../../src/core/flanking/flankingPositions';
import type { FlankingRules } from '../../../src/core/flanking/flankingRules';
import { getPressure } from '../../../src/core/flanking/pressure';
import { cellAt } from '../../../src/core/ground/survey';
import { alliesOf, type Unit, unitAt } from '../../../src/core/units/unit';
import { D20 } from '../support/cards';
import { battles, directions, holds, type RandomBattle } from '../support/properties';
import { turned } from '../support/turning';

const rules: fc.Arbitrary<FlankingRules> = fc.record({
  enabled: fc.boolean(),
  attackBonus: fc.integer({ min: 0, max: 5 }),
  damageBonus: fc.integer({ min: 0, max: 5 }),
  behindAttackBonus: fc.integer({ min: 0, max: 5 }),
  behindDamageBonus: fc.integer({ min: 0, max: 5 }),
  requiresAlly: fc.boolean(),
  allyMustBeAdjacent: fc.boolean(),
  oppositeTolerance: fc.constantFrom(0, 45),
});

/** Crowded around one target, so that flanking happens. */
const melees: fc.Arbitrary<readonly Unit[]> = fc
  .uniqueArray(
    fc.record({
      position: fc.record({ x: fc.integer({ min: 4, max: 8 }), y: fc.integer({ min: 4, max: 8 }) }),
      facing: directions,
      side: fc.constantFrom('left', 'left', 'right'),
    }),
    { minLength: 3, maxLength: 10, selector: ({ position }) => `${position.x},${position.y}` },
  )
  .map((drawn) => drawn.map((it, index) => ({ id: `unit-${index}`, ...it })));

const pairsOf = (units: readonly Unit[]): (readonly [Unit, Unit])[] =>
  units.flatMap((a) => units.filter((b) => b !== a).map((b) => [a, b] as const));

const turn = (unit: Unit): Unit => ({
  ...unit,
  position: turned.position(unit.position, 16),
  facing: turned.direction(unit.facing),
});

/** One comparison for a whole board: thousands of small ones would cost more than the rules themselves. */
const judgements = (units: readonly Unit[], listed: readonly Unit[], it: FlankingRules): string =>
  JSON.stringify(
    pairsOf(units).map(([a, b]) => [
      checkFlanking(listed, it, a.id, b.id),
      getPressure(listed, D20.pressure, a.id, b.id),
    ]),
  );

describe('flanking on random boards', () => {
  holds('doesn’t depend on the order in which units are listed', 1000, fc.tuple(melees, rules), ([units, it]) => {
    expect(judgements(units, [...units].reverse(), it)).toBe(judgements(units, units, it));
  });

  holds('turns with the board', 1000, fc.tuple(melees, rules), ([units, it]) => {
    const strict: FlankingRules = { ...it, oppositeTolerance: 0 };
    expect(judgements(units, units.map(turn), strict)).toBe(judgements(units, units, strict));
  });

  holds('arcs turn with the board', 3000, fc.tuple(directions, fc.integer(), fc.integer()), ([facing, dx, dy]) => {
    expect(arcFrom(turned.direction(facing), -dy, dx)).toBe(arcFrom(facing, dx, dy));
  });

  holds('ruling 11: another ally never makes an attack weaker', 1000, fc.tuple(melees, rules), ([units, it]) => {
    const weakened = pairsOf(units).filter(([a, b]) => {
      const alone = checkFlanking([a, b], it, a.id, b.id);
      const helped = checkFlanking(units, it, a.id, b.id);
      return helped.damageBonus < alone.damageBonus || helped.attackBonus < alone.attackBonus;
    });
    expect(weakened).toEqual([]);
  });

  holds(
    'ruling 11: behind and side exclude each other, and behind is always in the rear arc',
    1000,
    melees,
    (units) => {
      const contradictions = pairsOf(units).filter(([a, b]) => {
        const behind = isBehind(a.position, b.position, b.facing);
        const arc = arcFrom(b.facing, a.position.x - b.position.x, a.position.y - b.position.y);
        return behind && (isSide(a.position, b.position, b.facing) || arc !== 'rear');
      });
      expect(contradictions).toEqual([]);
    },
  );

  const hunts: fc.Arbitrary<RandomBattle> = battles.filter(
    ({ units }) => new Set(units.map((it) => it.side)).size === 2,
  );
  holds('ruling 14: every offered cell is free and flanks as it says', 1000, fc.tuple(hunts, rules), ([battle, it]) => {
    const { survey, units } = battle;
    const broken = pairsOf(units).filter(([a, b]) =>
      getFlankingPositions(survey, units, it, a.id, b.id).some(({ position, type, allyId, reason }) => {
        const result = checkFlankingAt(it, position, b.position, b.facing, alliesOf(units, a));
        const isTaken = unitAt(units, position.x, position.y) !== null;
        const isBlocked = cellAt(survey, position.x, position.y).blocksMovement;
        const isTold =
          result.isFlanking && result.type === type && result.allyId === allyId && result.reason === reason;
        return isTaken || isBlocked || !isTold;
      }),
    );
    expect(broken).toEqual([]);
  });
});
