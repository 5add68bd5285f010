import { describe, expect, it } from 'vitest';
import type { FieldMap } from '../../src/skirmish/model/book';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import { mustFindUnit, type SkirmishState } from '../../src/skirmish/model/state';
import { createSkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { blankMemory } from '../../src/skirmish/sight/memory';
import { reveals } from '../../src/skirmish/view/reveals';
import { mustSubmit } from './support/battles';
import { fieldBook } from './support/books';
import { at, field, openMap, type Sketch } from './support/field';

const engine = skirmishEngineFor(fieldBook('clockwork'));

/** Left knows another ground than the true one. */
function believing(units: readonly Sketch[], truth: Partial<FieldMap>, known: Partial<FieldMap>): SkirmishState {
  const state = field(engine.book, units, openMap(truth));
  const { ground } = field(engine.book, units, openMap(known));
  const memory = { ...blankMemory(ground), ground, seen: ground.terrain.map(() => true), visible: ['e'] };
  return { ...state, memory: { left: memory, right: memory } };
}

const crate = (cell: string) => ({ kind: 'crate', positions: [at(cell)] });
const wall = (cell: string) => ({ kind: 'wall', positions: [at(cell)] });
const typesOf = (state: SkirmishState, order: SkirmishOrder) =>
  mustSubmit(engine, state, order).events.map(({ type }) => type);

describe('what a side did not know', () => {
  const units: readonly Sketch[] = [
    ['a', 'archer', 'left', 'B6'],
    ['e', 'archer', 'right', 'L6'],
  ];
  const shot = { type: 'attack', unit: 'a', target: at('G6') } as const;

  it('an arrow at a crate that is gone since hits nothing, and is spent', () => {
    const { state, events } = mustSubmit(engine, believing(units, {}, { obstacles: [crate('G6')] }), shot);
    expect(events.some(({ type }) => type === 'obstacleDamaged')).toBe(false);
    expect(mustFindUnit(state, 'a')).toMatchObject({ actions: 1, attacks: 0 });
  });

  it('an arrow at a crate behind a wall that nobody saw does not fly, and the wall is known', () => {
    const truth = { obstacles: [crate('G6'), wall('D6')] };
    const { state, events } = mustSubmit(engine, believing(units, truth, { obstacles: [crate('G6')] }), shot);
    expect(events).toContainEqual({ type: 'halted', unit: 'a', reason: 'BLOCKED_BY_WALL', at: at('D6') });
    expect(reveals(events)).toBe(true);
    expect(state.memory.left?.ground.obstacles.map(({ kind }) => kind).sort()).toEqual(['crate', 'wall']);
    expect(mustFindUnit(state, 'a').attacks).toBe(1);
  });

  it('nobody builds on a unit that hides: it is found, and nothing is spent', () => {
    const hiding: readonly Sketch[] = [
      ['a', 'engineer', 'left', 'B6'],
      ['e', 'scout', 'right', 'B7', { isHidden: true }],
    ];
    const state = field(engine.book, hiding);
    const step = mustSubmit(engine, state, { type: 'build', unit: 'a', at: at('B7') });
    expect(step.events).toContainEqual({
      type: 'halted',
      unit: 'a',
      reason: 'movement_interrupted',
      at: at('B7'),
    });
    expect(mustFindUnit(step.state, 'e').isHidden).toBe(false);
    expect(mustFindUnit(step.state, 'a').actions).toBe(3);
  });

  it('two things on one cell are asked in the order of their names', () => {
    const state = believing(units, { obstacles: [crate('G6'), { kind: 'trap', positions: [at('G6')] }] }, {});
    expect(typesOf({ ...state, memory: { left: null, right: null } }, shot)).toContain('obstacleDamaged');
  });

  it('a wall of several cells is remembered in part, and the rest is added when it is seen', () => {
    const long = { kind: 'wall', positions: [at('B3'), at('L1')] };
    const state = believing(units, { obstacles: [long] }, { obstacles: [{ ...long, positions: [at('L1')] }] });
    const step = mustSubmit(engine, state, { type: 'wait', unit: 'a' });
    expect(step.state.memory.left?.ground.obstacles[0]?.positions).toHaveLength(2);
  });
});

describe('ground that hurts twice', () => {
  it('whoever falls by the ground of a cell springs no trap on it', () => {
    const hot = openMap({
      terrain: openMap().terrain.map((plain, cell) => (cell === 5 * 12 + 2 ? 'lava' : plain)),
      obstacles: [{ kind: 'trap', positions: [at('C6')] }],
    });
    const state = field(
      engine.book,
      [
        ['a', 'knight', 'left', 'B6', { health: 10 }],
        ['e', 'archer', 'right', 'L6'],
      ],
      hot,
    );
    const { events } = mustSubmit(engine, state, { type: 'move', unit: 'a', to: at('C6') });
    expect(events.map(({ type }) => type)).toContain('fell');
    expect(events.map(({ type }) => type)).not.toContain('trapSprung');
  });

  it('whoever is pushed onto it and falls is pushed no farther', () => {
    const d20 = skirmishEngineFor(fieldBook('d20'));
    const hot = openMap({ terrain: openMap().terrain.map((plain, cell) => (cell === 5 * 12 + 7 ? 'lava' : plain)) });
    const units: readonly Sketch[] = [
      ['a', 'greatblade', 'left', 'F6'],
      ['e', 'arbalist', 'right', 'G6', { health: 5 }],
      ['f', 'arbalist', 'right', 'L6'],
    ];
    const state: SkirmishState = { ...field(d20.book, units, hot), chance: { kind: 'planned', rolls: [20] } };
    const { events } = mustSubmit(d20, state, { type: 'maneuver', unit: 'a', maneuver: 'shove', target: 'e' });
    expect(events.filter(({ type }) => type === 'forced')).toHaveLength(1);
    expect(events.map(({ type }) => type)).toContain('fell');
  });

  it('a fall without rules for falling hurts nobody', () => {
    const { falling: _, ...rules } = engine.book.rules;
    const soft = createSkirmishEngine({ ...engine.book, rules });
    const pit = openMap({ terrain: openMap().terrain.map((plain, cell) => (cell === 5 * 12 + 2 ? 'pit' : plain)) });
    const state = field(
      soft.book,
      [
        ['a', 'knight', 'left', 'B6'],
        ['e', 'archer', 'right', 'L6'],
      ],
      pit,
    );
    const { state: after } = mustSubmit(soft, state, { type: 'move', unit: 'a', to: at('C6') });
    expect(mustFindUnit(after, 'a')).toMatchObject({ health: 100, position: at('C6') });
  });
});

describe('a maneuver that ends in a pit', () => {
  it('is not completed: nobody is struck, and it is spent all the same', () => {
    const d50 = skirmishEngineFor(fieldBook('d50'));
    const pit = openMap({ terrain: openMap().terrain.map((plain, cell) => (cell === 5 * 12 + 5 ? 'pit' : plain)) });
    const units: readonly Sketch[] = [
      ['a', 'reaver', 'left', 'D6', { hasWavered: true }],
      ['e', 'spearman', 'right', 'G6'],
    ];
    const state: SkirmishState = { ...field(d50.book, units, pit), chance: { kind: 'planned', rolls: [1] } };
    const charge = { type: 'maneuver', unit: 'a', maneuver: 'charge', target: 'e', to: at('F6') } as const;
    const { events, state: after } = mustSubmit(d50, state, charge);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'maneuvered', maneuver: 'charge', effects: ['movement_failed'] }),
    );
    expect(events.some(({ type }) => type === 'attacked')).toBe(false);
    expect(mustFindUnit(after, 'a')).toMatchObject({ actions: 0, attacks: 0, cooldowns: { charge: 4 } });
  });
});
