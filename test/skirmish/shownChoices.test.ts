import { describe, expect, it } from 'vitest';
import { mustStand } from '../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { flankHints } from '../../src/skirmish/view/flankHints';
import { layFormation } from '../../src/skirmish/view/layFormation';
import { observeAll } from '../../src/skirmish/view/observe';
import { reachOf, wayThrough } from '../../src/skirmish/view/reach';
import { fieldBook } from './support/books';
import { at, field, openMap, type Sketch } from './support/field';

const UNITS: readonly Sketch[] = [
  ['a', 'pikeman', 'left', 'C5'],
  ['b', 'bowman', 'left', 'C7'],
  ['e', 'greatblade', 'right', 'D5'],
];
const engine = skirmishEngineFor(fieldBook('d20'));
const position = field(engine.book, UNITS);
const reach = (by: 'move' | 'disengage', unit = 'a', state = position) => reachOf(engine.book, state, 'left', unit, by);

describe('the cells that a unit can go to', () => {
  it.each(['move', 'disengage'] as const)(
    'are those of the legal orders of %s, each for the price of its forecast',
    (type) => {
      const legal = engine
        .legalOrders(position, 'left')
        .flatMap((order) => (order.type === type && order.unit === 'a' ? [order] : []));
      const reached = reach(type);
      expect(reached.map((each) => each.at)).toEqual(legal.map(({ to }) => to));
      for (const { at: to, cost, isStruckOnTheWay } of reached) {
        const told = engine.forecast(position, 'left', { type, unit: 'a', to });
        expect([cost, isStruckOnTheWay]).toEqual([told.cost, told.provoked.length > 0]);
      }
      expect(reached.some(({ isStruckOnTheWay }) => isStruckOnTheWay)).toBe(type === 'move');
    },
  );

  it('are none for who is held, has nothing left, or isn’t there', () => {
    const spent = field(engine.book, [['a', 'pikeman', 'left', 'C5', { actions: 0 }]]);
    const held = field(engine.book, [['a', 'pikeman', 'left', 'C5', { stopped: 'knocked_down' }]]);
    expect(reach('move', 'a', spent)).toEqual([]);
    expect(reach('disengage', 'a', spent)).toEqual([]);
    expect(reach('move', 'a', held)).toEqual([]);
    expect(reach('move', 'nobody')).toEqual([]);
  });

  it('are led to through cells that one names, and nowhere through a wall', () => {
    const unit = mustStand(position, 'b');
    const way = wayThrough(engine.book, position, unit, [at('C7'), at('E9'), at('C9')]);
    expect(way?.at(-1)).toEqual(at('C9'));
    expect(way).toContainEqual(at('E9'));
    const walled = field(engine.book, UNITS, openMap({ obstacles: [{ kind: 'wall', positions: [at('E9')] }] }));
    expect(wayThrough(engine.book, walled, unit, [at('E9')])).toBeNull();
  });
});

describe('hints to flank', () => {
  it('name a cell and who helps; none where the rules know no flanks or nobody is there', () => {
    const book = fieldBook('2d6');
    const state = field(book, [
      ['w', 'warden', 'left', 'D4'],
      ['b', 'bowman', 'left', 'B2'],
      ['s', 'spearman', 'right', 'C2', { facing: 'south' }],
    ]);
    expect(flankHints(book, state, 'left', 's', 'w')).toContainEqual(
      expect.objectContaining({ at: at('D2'), ally: expect.objectContaining({ id: 'b' }) }),
    );
    expect(flankHints(book, state, 'left', 's').length).toBeGreaterThan(0);
    const { flanking: _none, ...rules } = book.rules;
    expect(flankHints({ ...book, rules }, state, 'left', 's', 'w')).toEqual([]);
    expect(flankHints(book, { ...state, units: [] }, 'left', 's')).toEqual([]);
  });
});

describe('a formation before it is ordered', () => {
  const book = fieldBook('d50');
  const state = field(book, [
    ['a', 'spearman', 'left', 'C5'],
    ['b', 'spearman', 'left', 'C6'],
    ['c', 'archer', 'left', 'C7'],
  ]);
  const laid = (formation: string, members: readonly string[]) =>
    layFormation(book, state, 'left', { formation, anchor: at('E6'), facing: 'east', members });

  it('shows who would stand where; places without members where too few are there', () => {
    const members = laid('shield-column', ['a', 'b', 'c']).flatMap(({ unit }) => unit ?? []);
    expect(members.toSorted()).toEqual(['a', 'b', 'c']);
    expect(laid('shield-column', ['a', 'nobody']).every(({ unit }) => unit === null)).toBe(true);
    expect(laid('no-such', ['a'])).toEqual([]);
  });
});

it('who watches sees everybody and no dice', () => {
  const { field: seen, seen: cells } = observeAll(position);
  expect([seen.units.length, seen.chance, cells]).toEqual([3, { kind: 'expected' }, null]);
});
