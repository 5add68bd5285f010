import { describe, expect, it } from 'vitest';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import { mustFindUnit, type SkirmishState } from '../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { mustSubmit } from './support/battles';
import { fieldBook, type RuleSetId } from './support/books';
import { at, field, openMap, type Sketch } from './support/field';

const engineOf = (rules: RuleSetId) => skirmishEngineFor(fieldBook(rules));

/** Carries an order out with means instead of dice. */
function foreseen(rules: RuleSetId, units: readonly Sketch[], order: SkirmishOrder, map = openMap()) {
  const engine = engineOf(rules);
  const state: SkirmishState = { ...field(engine.book, units, map), chance: { kind: 'expected' } };
  return mustSubmit(engine, state, order);
}

const outcomeOf = ({ events }: ReturnType<typeof foreseen>) =>
  events.flatMap((event) => (event.type === 'attacked' ? [event.outcome] : []));

const terrainAt = (cell: string, terrain: string) => {
  const { x, y } = at(cell);
  return openMap({ terrain: openMap().terrain.map((plain, index) => (index === y * 12 + x ? terrain : plain)) });
};

describe('looking ahead takes means instead of dice', () => {
  it.each([
    ['greatblade', 'arbalist', 'hit', { x: 8, y: 5 }],
    ['shieldman', 'shieldman', 'miss', { x: 6, y: 5 }],
  ] as const)('a shove of a %s at a %s is a %s, by what is likelier', (actor, enemy, outcome, end) => {
    const step = foreseen(
      'd20',
      [
        ['a', actor, 'left', 'F6'],
        ['b', enemy, 'right', 'G6'],
      ],
      { type: 'maneuver', unit: 'a', maneuver: 'shove', target: 'b' },
    );
    expect(outcomeOf(step)).toEqual([outcome]);
    expect(mustFindUnit(step.state, 'b').position).toEqual(end);
  });

  it('a blow whose mean is less than one counts as a miss', () => {
    const step = foreseen(
      '2d6',
      [
        ['a', 'bowman', 'left', 'A6'],
        ['b', 'warden', 'right', 'I6', { facing: 'west' }],
      ],
      { type: 'attack', unit: 'a', target: 'b' },
      terrainAt('I6', 'good-cover'),
    );
    expect(outcomeOf(step)).toEqual(['miss']);
  });

  it('a crate loses the mean of the damage dice', () => {
    const step = foreseen(
      '2d6',
      [
        ['a', 'warden', 'left', 'F6'],
        ['b', 'warden', 'right', 'L6'],
      ],
      { type: 'attack', unit: 'a', target: at('G6') },
      openMap({ obstacles: [{ kind: 'crate', positions: [at('G6')] }] }),
    );
    // 1d8+2: the mean of the die is 4.5, whole 4.
    expect(step.events).toContainEqual({ type: 'obstacleDamaged', obstacle: 'crate-1', amount: 6, at: at('G6') });
  });

  it('a fall hurts by the mean of its dice, and a fixed one by its amount', () => {
    const units = (kind: string): Sketch[] => [
      ['a', kind, 'left', 'F6'],
      ['b', kind, 'right', 'L6'],
    ];
    const move = { type: 'move', unit: 'a', to: at('G6') } as const;
    const hurt = (rules: RuleSetId, kind: string) =>
      foreseen(rules, units(kind), move, terrainAt('G6', 'pit')).events.flatMap((event) =>
        event.type === 'fellDown' ? [event.damage] : [],
      );
    expect([hurt('2d6', 'warden'), hurt('clockwork', 'knight')]).toEqual([[3], [3]]);
  });
});
