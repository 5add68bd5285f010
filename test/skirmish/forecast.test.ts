import { describe, expect, it } from 'vitest';
import type { SkirmishEvent } from '../../src/skirmish/model/events';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { type Moment, sharedBattle } from './support/battles';
import { fieldBook, RULE_SETS } from './support/books';
import { at, field } from './support/field';

const isOf =
  <Type extends SkirmishEvent['type']>(type: Type) =>
  (event: SkirmishEvent): event is Extract<SkirmishEvent, { type: Type }> =>
    event.type === type;

/** Something unforeseen: then the order goes otherwise than it was foretold, and says so. */
const isSurprised = ({ step }: Moment) =>
  step.events.some(({ type }) => ['halted', 'slipped', 'fell', 'fellDown', 'stopped', 'setBack'].includes(type));

describe.each(RULE_SETS)('forecasts by %s', (rules) => {
  const engine = skirmishEngineFor(fieldBook(rules));

  /** Every moment of a battle with what was foretold of its order. */
  const moments = sharedBattle(engine)
    .filter(({ before }) => before.phase === 'battle')
    .map((moment) => ({ moment, foretold: engine.forecast(moment.before, moment.before.turn, moment.order) }));

  it('name the chance, every modifier and the damage of a hit', () => {
    const blows = moments.flatMap(({ moment, foretold }) => {
      const isStruckFirst = moment.step.events.some(({ type }) => type === 'provoked');
      const blow = moment.step.events.filter(isOf('attacked')).find(({ isReaction }) => !isReaction);
      if (blow === undefined || foretold.attack === null || isStruckFirst || isSurprised(moment)) return [];
      return [{ blow, odds: foretold.attack }];
    });
    expect(blows.length).toBeGreaterThan(3);
    for (const { blow, odds } of blows) {
      const { chance, modifiers } = odds;
      expect({ chance: blow.chance, modifiers: blow.modifiers }).toEqual({ chance, modifiers });
      const [least, most] = blow.outcome === 'critical' ? odds.criticalDamage : odds.damage;
      if (blow.damage > 0) expect(blow.damage >= least && blow.damage <= most).toBe(true);
    }
  });

  it('name the way, what it costs and who strikes on it, and what is healed', () => {
    let ways = 0;
    for (const { moment, foretold } of moments) {
      const { order, step } = moment;
      const [healed] = step.events.filter(isOf('healed'));
      if (order.type === 'heal') expect(healed?.amount).toBe(foretold.heals);
      if ((order.type !== 'move' && order.type !== 'disengage') || isSurprised(moment)) continue;
      ways++;
      const moved = step.events.filter(isOf('moved'));
      expect(moved.map(({ to }) => to)).toEqual(foretold.path);
      expect(moved.reduce((sum, { cost }) => sum + cost, 0)).toBe(foretold.cost);
      const provoked = step.events.filter(isOf('provoked')).map(({ by }) => by);
      expect(provoked).toEqual(foretold.provoked.map(({ by }) => by));
    }
    expect(ways).toBeGreaterThan(3);
  });
});

describe('what there is nothing to say about', () => {
  const engine = skirmishEngineFor(fieldBook('d50'));
  const position = field(engine.book, [
    ['a', 'reaver', 'left', 'F6'],
    ['l', 'leech', 'left', 'F7'],
    ['b', 'spearman', 'right', 'H6'],
  ]);
  const nothing = { path: [], cost: 0, provoked: [], damage: 0, slips: [], attack: null, heals: 0 };

  it.each([
    [{ type: 'end' }],
    [{ type: 'attack', unit: 'b', target: 'a' }],
    [{ type: 'attack', unit: 'a', target: 'nobody' }],
    [{ type: 'attack', unit: 'a', target: at('A1') }],
    [{ type: 'heal', unit: 'l', target: 'nobody' }],
    [{ type: 'maneuver', unit: 'a', maneuver: 'dance' }],
    [{ type: 'wait', unit: 'a' }],
    [{ type: 'move', unit: 'a', to: at('H6') }],
  ] as const)('%j', (order) => {
    expect(engine.forecast(position, 'left', order)).toEqual(nothing);
  });

  it('a charge tells its way and its blow, a vault its landing, a step its cell', () => {
    const charge = engine.forecast(position, 'left', {
      type: 'maneuver',
      unit: 'a',
      maneuver: 'charge',
      target: 'b',
      to: at('G6'),
    });
    expect(charge.attack?.modifiers.map(({ source }) => source)).toContain('charge');
    const vault = engine.forecast(position, 'left', { type: 'maneuver', unit: 'a', maneuver: 'vault', to: at('F4') });
    expect(vault.path).toEqual([at('F4')]);
    expect(engine.forecast(position, 'left', { type: 'step', unit: 'a', to: at('F5') }).path).toEqual([at('F5')]);
  });
});
