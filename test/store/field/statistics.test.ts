import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../src/kernel/sides';
import type { SkirmishEvent } from '../../../src/skirmish/model/events';
import type { SkirmishState } from '../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { fieldStatistics } from '../../../src/store/field/statistics';
import { sharedBattle } from '../../skirmish/support/battles';
import { fieldBook, RULE_SETS } from '../../skirmish/support/books';

describe.each(RULE_SETS)('a battle by %s in figures', (rules) => {
  const engine = skirmishEngineFor(fieldBook(rules));
  const moments = sharedBattle(engine);
  const first = moments[0]?.before as SkirmishState;
  const last = moments.at(-1)?.step.state as SkirmishState;
  const history: readonly SkirmishEvent[] = moments.flatMap(({ step }) => step.events);
  const statistics = fieldStatistics(first, history);
  const healthOf = ({ units }: SkirmishState, side: string) =>
    units.filter((unit) => unit.side === side).reduce((sum, { health }) => sum + health, 0);

  it('damage taken and healing explain the health that is left', () => {
    for (const side of SIDES) {
      const { damageTaken, healed } = statistics.sides[side];
      expect(healthOf(first, side) - damageTaken + healed).toBe(healthOf(last, side));
    }
  });

  it('who fell was felled by the other side', () => {
    const fallen = (side: string) => last.units.filter((unit) => unit.side === side && unit.position === null).length;
    expect(statistics.sides.left.felled).toBe(fallen('right'));
    expect(statistics.sides.right.felled).toBe(fallen('left'));
  });

  it('marks the health of both squads at the start and after every round', () => {
    expect(statistics.health.map(({ round }) => round)).toEqual([...Array(last.round + 1).keys()]);
    for (const side of SIDES) {
      expect(statistics.health[0]?.health[side]).toBe(healthOf(first, side));
      expect(statistics.health.at(-1)?.health[side]).toBe(healthOf(last, side));
    }
  });

  it('attacks, hits and ways are as many as were told', () => {
    const attacks = history.filter((event) => event.type === 'attacked' && typeof event.target === 'string').length;
    const cells = history.filter(({ type }) => type === 'moved' || type === 'stepped').length;
    const { left, right } = statistics.sides;
    expect(left.attacks + right.attacks).toBe(attacks);
    expect(left.walked + right.walked).toBe(cells);
    for (const { hits, attacks: all, expectedHits } of [left, right]) {
      expect(hits).toBeLessThanOrEqual(all);
      expect(expectedHits).toBeLessThanOrEqual(all);
    }
    for (const side of SIDES) {
      expect(statistics.best[side]?.amount ?? 0).toBeLessThanOrEqual(statistics.sides[side].damageDealt);
      expect(statistics.farthest[side]?.amount ?? 0).toBeLessThanOrEqual(statistics.sides[side].walked);
    }
  });
});
