import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { holdsColumn } from '../../src/battle/legality/columnControl';
import type { Order } from '../../src/battle/model/orders';
import type { Unit } from '../../src/battle/model/unit';
import { book } from '../support/book';
import { plain, play, refusalOf } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword } from '../support/position';
import { blow, END, siege, sourcesOf, told } from './support/blows';

const { optional } = plain.book.rules;

describe('a column is held', () => {
  it.each<readonly [string, readonly Unit[], readonly boolean[], readonly boolean[]]>([
    ['by nobody', [], [false, false, false], [false, false, false]],
    ['by a card alone', [sword('x', 'left', [1, 1])], [false, true, false], [false, false, false]],
    [
      'by two',
      [sword('x', 'left', [1, 1]), sword('y', 'left', [2, 1]), bow('e', 'right', [0, 2])],
      [false, true, false],
      [false, false, true],
    ],
    [
      'not with an enemy in it, whoever came first',
      [sword('x', 'left', [1, 1]), sword('e', 'right', [0, 1]), bow('f', 'right', [0, 0]), bow('y', 'left', [2, 0])],
      [false, false, false],
      [false, false, false],
    ],
  ])('%s', (_what, units, left, right) => {
    const state = plain.compile(position({ units }));
    expect([0, 1, 2].map((column) => holdsColumn(state, 'left', column))).toEqual(left);
    expect([0, 1, 2].map((column) => holdsColumn(state, 'right', column))).toEqual(right);
  });
});

describe('optional: domination', () => {
  const engine = createBattleEngine(book({ rules: { optional: { ...optional, domination: true } } }));
  const target = bow('b', 'right', [1, 2]);

  it.each<readonly [string, readonly Unit[], number]>([
    ['one column', [mage('a', 'left', [0, 1])], 20],
    ['two columns', [mage('a', 'left', [0, 1]), bow('c', 'left', [2, 0])], 22],
    [
      'two columns and an enemy in one',
      [mage('a', 'left', [0, 1]), bow('c', 'left', [2, 0]), bow('e', 'right', [0, 0])],
      20,
    ],
    ['two cards in one column', [mage('a', 'left', [0, 1]), sword('c', 'left', [2, 1])], 20],
  ])('%s: %i', (_what, units, damage) => {
    const struck = blow({ units: [...units, target] }, engine);
    expect(struck.damage).toBe(damage);
    expect(sourcesOf(struck).includes('domination')).toBe(damage === 22);
  });

  it('is a factor of its own beside a formation: 20 × 1.2 × 1.1', () => {
    const units = [mage('a', 'left', [1, 1]), bow('c', 'left', [1, 0]), target];
    expect(blow({ units }, engine).damage).toBe(26);
    expect(blow({ units }).damage).toBe(24);
  });

  it('not at the castle, not for the other side, not without the rule', () => {
    const units = [mage('a', 'left', [0, 1]), bow('c', 'left', [2, 0])];
    expect(siege({ units }, engine).damage).toBe(20);
    const other = [mage('a', 'right', [1, 2]), bow('b', 'left', [1, 1]), bow('c', 'left', [2, 0])];
    expect(blow({ units: other }, engine).damage).toBe(20);
    expect(blow({ units: [...units, target] }).damage).toBe(20);
  });

  it('by the rules’ numbers', () => {
    const numbers = { ...optional, domination: true, dominationColumns: 1, dominationAttack: 150 };
    const easy = createBattleEngine(book({ rules: { optional: numbers } }));
    expect(blow({ units: [mage('a', 'left', [0, 1]), target] }, easy).damage).toBe(30);
  });
});

describe('optional: zone ownership', () => {
  const engine = createBattleEngine(book({ rules: { optional: { ...optional, zoneOwnership: true } } }));
  const deploy: Order = { type: 'deploy', card: 'bow', at: at(2, 2) };
  const rich: Sketch = { supply: { left: 7, right: 7 }, hands: { left: ['bow', 'bow'], right: ['bow'] } };
  const guest = sword('x', 'left', [0, 2]);

  it('a column held at the end of two own turns running may be deployed to', () => {
    const start = position({ ...rich, units: [guest] });
    expect(refusalOf(engine, start, deploy)).toBe('outside-zone');
    const once = play(engine, start, END, END);
    expect(once.state.held.left).toEqual([0, 0, 1]);
    expect(refusalOf(engine, once.state, deploy)).toBe('outside-zone');
    const twice = play(engine, once.state, END, END);
    expect(twice.state.held.left).toEqual([0, 0, 2]);
    expect(refusalOf(engine, twice.state, deploy)).toBeNull();
    expect(engine.canDeployToPosition(at(0, 2), 'left', twice.state)).toBe(true);
    expect(engine.getValidDeploymentPositions('left', twice.state)).toContainEqual(at(1, 2));
    expect(refusalOf(plain, twice.state, deploy)).toBe('outside-zone');
  });

  it('is told at the end of the own turn, and counts for that side only', () => {
    const { state, events } = play(engine, position({ units: [guest, bow('e', 'right', [0, 1])] }), END);
    expect(events[0]).toEqual({ type: 'columnsHeld', side: 'left', turns: [0, 0, 1] });
    expect(told(events).slice(0, 2)).toEqual(['columnsHeld', 'turnEnded']);
    expect(state.held).toEqual({ left: [0, 0, 1], right: [0, 0, 0] });
    expect(play(engine, state, END).state.held).toEqual({ left: [0, 0, 1], right: [0, 1, 0] });
    expect(told(play(plain, position({ units: [guest] }), END).events)).not.toContain('columnsHeld');
  });

  it('running: a turn without it begins anew', () => {
    const held = { left: [0, 0, 1] };
    expect(play(engine, position({ held }), END).state.held.left).toEqual([0, 0, 0]);
    const shared = position({ held, units: [guest, sword('e', 'right', [1, 2])] });
    expect(play(engine, shared, END).state.held.left).toEqual([0, 0, 0]);
  });

  it.each<readonly [string, Sketch, string | null]>([
    ['held twice', { held: { left: [0, 0, 2] }, units: [guest] }, null],
    ['held once', { held: { left: [0, 0, 1] }, units: [guest] }, 'outside-zone'],
    ['held long', { held: { left: [0, 0, 7] }, units: [guest] }, null],
    ['another column held', { held: { left: [2, 2, 0] }, units: [guest] }, 'outside-zone'],
    ['by the other side', { held: { right: [0, 0, 2] }, units: [guest] }, 'outside-zone'],
    [
      'an enemy stands there',
      { held: { left: [0, 0, 2] }, units: [guest, sword('e', 'right', [1, 2])] },
      'outside-zone',
    ],
    ['an enemy in another column', { held: { left: [0, 0, 2] }, units: [guest, sword('e', 'right', [1, 1])] }, null],
    ['the own card is gone, but no enemy came', { held: { left: [0, 0, 2] } }, null],
  ])('%s', (_what, sketch, expected) => {
    expect(refusalOf(engine, position({ ...rich, ...sketch }), deploy)).toBe(expected);
  });

  it('stays until an enemy stands there, even with no own card left', () => {
    const empty = position({ ...rich, held: { left: [0, 0, 2] } });
    const later = play(engine, empty, END, END).state;
    expect(later.held.left[2]).toBeGreaterThanOrEqual(2);
    expect(refusalOf(engine, later, deploy)).toBeNull();
  });

  it('is lost as soon as an enemy stands there, and must be held anew', () => {
    const state = position({ ...rich, turn: 'right', held: { left: [0, 1, 2] }, units: [guest] });
    const { state: after, events } = play(engine, state, { type: 'deploy', card: 'bow', at: at(2, 2) });
    expect(events[1]).toEqual({ type: 'columnsHeld', side: 'left', turns: [0, 1, 0] });
    expect(after.held.left).toEqual([0, 1, 0]);
    const gone = { ...after, units: after.units.filter(({ side }) => side === 'left'), turn: 'left' as const };
    expect(refusalOf(engine, gone, deploy)).toBe('outside-zone');
  });

  it('an enemy in another column takes nothing', () => {
    const state = position({ ...rich, turn: 'right', held: { left: [0, 0, 2] }, units: [guest] });
    const { state: after, events } = play(engine, state, { type: 'deploy', card: 'bow', at: at(2, 1) });
    expect([told(events), after.held.left]).toEqual([['deployed'], [0, 0, 2]]);
  });

  it('what was held only once is looked at when the own turn ends, not before', () => {
    const state = position({ ...rich, turn: 'right', held: { left: [0, 0, 1] }, units: [guest] });
    const { events } = play(engine, state, { type: 'deploy', card: 'bow', at: at(2, 2) });
    expect(told(events)).toEqual(['deployed']);
  });

  it('takes nobody’s home zone away', () => {
    const state = position({ ...rich, turn: 'right', held: { left: [0, 0, 9] }, units: [guest] });
    expect(refusalOf(engine, state, { type: 'deploy', card: 'bow', at: at(1, 2) })).toBeNull();
  });

  it('by the rules’ number of turns', () => {
    const quick = createBattleEngine(
      book({ rules: { optional: { ...optional, zoneOwnership: true, ownershipTurns: 1 } } }),
    );
    const { state } = play(quick, position({ ...rich, units: [guest] }), END, END);
    expect(refusalOf(quick, state, deploy)).toBeNull();
    const intruded = play(
      quick,
      { ...state, turn: 'right', supply: { left: 0, right: 9 } },
      { type: 'deploy', card: 'bow', at: at(2, 2) },
    );
    expect(intruded.state.held.left).toEqual([0, 0, 0]);
  });
});
