import { describe, expect, it } from 'vitest';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import type { SkirmishState } from '../../../../src/skirmish/model/state';
import { isStandingUnit } from '../../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { type AttackReading, hindrancesOf, readAttack, readBlow } from '../../../../src/ui/field/rail/attackReading';
import { countFaces, facesOf, spanOfFaces } from '../../../../src/ui/field/rail/faces';
import { sharedBattle } from '../../../skirmish/support/battles';
import { fieldBook, RULE_SETS, type RuleSetId } from '../../../skirmish/support/books';
import { field, openMap } from '../../../skirmish/support/field';

/** Every attack, maneuver and provoked blow that was open in a battle of two random players. */
function readingsOf(rules: RuleSetId): AttackReading[] {
  const book = fieldBook(rules);
  const engine = skirmishEngineFor(book);
  const moments = sharedBattle(engine).filter((_, index) => index % 3 === 0);
  return moments.flatMap(({ before, legal }) => {
    const { field: known } = engine.observe(before, before.turn);
    return sampleOf(legal).flatMap((order) => {
      const foretold = engine.forecast(before, before.turn, order);
      const mover = 'unit' in order ? known.units.find(({ id }) => id === order.unit) : undefined;
      const blows =
        mover === undefined || !isStandingUnit(mover)
          ? []
          : foretold.provoked.map((blow) => readBlow(book, known, mover, blow));
      return [readAttack(book, known, order, foretold), ...blows].filter((reading) => reading !== null);
    });
  });
}

/** All attacks and maneuvers, and some of the many moves. */
function sampleOf(legal: readonly SkirmishOrder[]): readonly SkirmishOrder[] {
  const aimed = legal.filter(
    (order) => order.type === 'attack' || (order.type === 'maneuver' && order.target !== undefined),
  );
  return [...aimed.slice(0, 12), ...legal.filter(({ type }) => type === 'move').slice(0, 6)];
}

describe('what the instruments show', () => {
  it.each(RULE_SETS)('%s: faces that hit are to all faces as the engine’s chance says', (rules) => {
    const readings = readingsOf(rules);
    expect(readings.length).toBeGreaterThan(20);
    const wrong = readings.filter((reading) => {
      const { hitting, all } = countFaces(facesOf(reading));
      const { numerator, denominator } = reading.odds.chance;
      return hitting * denominator !== numerator * all;
    });
    expect(wrong).toEqual([]);
  });

  it('nothing is striped where no modifier hinders', () => {
    const readings = readingsOf('d20').filter(({ odds }) => odds.modifiers.some(({ sort }) => sort === 'accuracy'));
    const blind = readings.map((reading) => ({ ...reading, odds: { ...reading.odds, modifiers: [] } }));
    const lost = blind.filter((reading) => facesOf(reading).some(({ outcome }) => outcome === 'lost'));
    expect(readings.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it('striped are exactly the faces that cover takes', () => {
    const book = fieldBook('d20');
    const map = openMap({ obstacles: [{ kind: 'crate', positions: [{ x: 4, y: 5 }] }] });
    const shot = (ground: ReturnType<typeof openMap>): AttackReading => {
      const state: SkirmishState = field(
        book,
        [
          ['a', 'bowman', 'left', 'B6'],
          ['b', 'shieldman', 'right', 'F6'],
        ],
        ground,
      );
      const order: SkirmishOrder = { type: 'attack', unit: 'a', target: 'b' };
      const reading = readAttack(book, state, order, skirmishEngineFor(book).forecast(state, 'left', order));
      if (reading === null) throw new Error('no attack');
      return reading;
    };
    const [covered, open] = [shot(map), shot(openMap())];
    const lost = facesOf(covered).filter(({ outcome }) => outcome === 'lost').length;
    expect(hindrancesOf(covered.odds).map(({ source }) => source)).toEqual(['cover']);
    expect(countFaces(facesOf(open)).hitting - countFaces(facesOf(covered)).hitting).toBe(lost);
    expect(lost).toBe(4);
    expect(spanOfFaces(facesOf(open), 'lost')).toBeNull();
  });

  it('a span is told from its first to its last face', () => {
    const faces = [2, 3, 4].map((sum) => ({ sum, ways: 1, outcome: sum < 4 ? ('miss' as const) : ('hit' as const) }));
    expect([spanOfFaces(faces, 'miss'), spanOfFaces(faces, 'hit'), spanOfFaces(faces, 'fumble')]).toEqual([
      '2–3',
      '4',
      null,
    ]);
  });
});
