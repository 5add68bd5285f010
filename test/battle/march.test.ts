import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { formationsAround } from '../../src/battle/damage/formations';
import { marchersIn } from '../../src/battle/legality/columnMarch';
import { compileState } from '../../src/battle/model/engineState';
import type { Order } from '../../src/battle/model/orders';
import type { Unit } from '../../src/battle/model/unit';
import type { Side } from '../../src/kernel/sides';
import { book } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword } from '../support/position';
import { END, has, STRIKE, told } from './support/blows';
import { name } from './support/cells';

const optional = { ...plain.book.rules.optional, march: true };
const engine = createBattleEngine(book({ rules: { optional } }));

function march(column: number, to: number): Order {
  return { type: 'march', column, to };
}

/** Three cards that fill a column: x, y and z from top to bottom. */
function three(side: Side, col: number, changes: Partial<Unit> = {}): Unit[] {
  return [sword('x', side, [0, col], changes), bow('y', side, [1, col], changes), mage('z', side, [2, col], changes)];
}

function offered(state: ReturnType<typeof position>): string[] {
  return engine
    .legalOrders(state, state.turn)
    .flatMap((order) => (order.type === 'march' ? [`${order.column}-${order.to}`] : []));
}

describe('optional: march, who may', () => {
  it.each<readonly [string, Sketch, Order, string | null]>([
    ['forward', { units: three('left', 0) }, march(0, 1), null],
    ['on', { units: three('left', 1) }, march(1, 2), null],
    ['back', { units: three('left', 1) }, march(1, 0), null],
    ['two columns', { units: three('left', 0) }, march(0, 2), 'too-far'],
    ['on the spot', { units: three('left', 0) }, march(0, 0), 'too-far'],
    ['off the board', { units: three('left', 0) }, march(0, -1), 'off-board'],
    ['from off the board', { units: three('left', 2) }, march(3, 2), 'off-board'],
    ['an empty column', { units: three('left', 0) }, march(1, 2), 'no-formation'],
    ['two cards', { units: three('left', 0).slice(0, 2) }, march(0, 1), 'no-formation'],
    ['the enemy’s column', { units: three('right', 2) }, march(2, 1), 'no-formation'],
    [
      'a mixed column',
      { units: [...three('left', 0).slice(0, 2), sword('e', 'right', [2, 0])] },
      march(0, 1),
      'no-formation',
    ],
    ['a fresh card', { units: three('left', 0, { fresh: true }) }, march(0, 1), 'march-not-ready'],
    [
      'a fresh card with Charge',
      { units: three('left', 0, { ...has('charge'), fresh: true }) },
      march(0, 1),
      'march-not-ready',
    ],
    ['a moved card', { units: three('left', 0, { moved: true }) }, march(0, 1), 'march-not-ready'],
    ['a card that struck', { units: three('left', 0, { attacked: true }) }, march(0, 1), null],
    [
      'a Sniper that struck',
      { units: three('left', 0, { ...has('sniper'), attacked: true }) },
      march(0, 1),
      'attacked-cannot-move',
    ],
    ['a cell taken', { units: [...three('left', 0), sword('e', 'right', [2, 1])] }, march(0, 1), 'cell-taken'],
    ['a boulder', { ground: 'the-boulder', units: three('left', 0) }, march(0, 1), 'cell-blocked'],
    ['a marsh is only a step', { ground: 'marsh', units: three('left', 0) }, march(0, 1), null],
  ])('%s', (_what, sketch, order, expected) => {
    const state = position(sketch);
    expect(refusalOf(engine, state, order)).toBe(expected);
    if (order.type === 'march') {
      expect(offered(state).includes(`${order.column}-${order.to}`)).toBe(expected === null);
    }
  });

  it('nobody who could not take the step by himself', () => {
    const rules = { optional, moveRange: { ...plain.book.rules.moveRange, ranged: 0 } };
    const rooted = createBattleEngine(book({ rules }));
    const state = position({ units: three('left', 0) });
    expect(refusalOf(rooted, state, march(0, 1))).toBe('too-far');
    expect(rooted.legalOrders(state, 'left').some(({ type }) => type === 'march')).toBe(false);
  });

  it('one that is not ready is enough', () => {
    for (const index of [0, 1, 2]) {
      const units = three('left', 0).map((unit, each) => (each === index ? { ...unit, moved: true } : unit));
      expect(refusalOf(engine, position({ units }), march(0, 1))).toBe('march-not-ready');
    }
  });

  it('is offered both ways from the centre', () => {
    expect(offered(position({ units: three('left', 1) }))).toEqual(['1-0', '1-2']);
  });

  it('not without the rule', () => {
    const state = position({ units: three('left', 0) });
    expect(refusalOf(plain, state, march(0, 1))).toBe('no-march');
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === 'march')).toBe(false);
  });

  it.each([null, 'x', Number.NaN, 0.5])('nonsense is refused: %s', (column) => {
    expect(refusalOf(engine, position(), march(column as number, 1))).toBe('off-board');
    expect(refusalOf(engine, position(), march(1, column as number))).toBe('off-board');
  });
});

describe('optional: march, what', () => {
  it.each([
    ['left', 0, 1, 'east'],
    ['left', 1, 2, 'east'],
    ['right', 2, 1, 'west'],
  ] as const)('%s marches from %i to %i: all three move and face the enemy castle', (side, column, to, facing) => {
    const state = position({ turn: side, units: three(side, column, { facing: 'north' }) });
    const { state: after, events } = play(engine, state, march(column, to));
    expect(told(events)).toEqual(['moved', 'moved', 'moved']);
    expect(after.units.map(({ id, row, col }) => `${id}${row}${col}`)).toEqual([`x0${to}`, `y1${to}`, `z2${to}`]);
    expect(after.units.every((unit) => unit.moved && unit.facing === facing && !unit.strayed)).toBe(true);
    expect(refusalOf(engine, after, march(to, column))).toBe('march-not-ready');
  });

  it.each([
    ['left', 1, 0],
    ['right', 1, 2],
  ] as const)('%s falls back from %i to %i in order: facing kept', (side, column, to) => {
    const state = position({ turn: side, units: three(side, column, { facing: 'south' }) });
    const { state: after } = play(engine, state, march(column, to));
    expect(after.units.map(({ facing, col, moved }) => [facing, col, moved])).toEqual(
      Array.from({ length: 3 }, () => ['south', to, true]),
    );
  });

  it('then they may strike', () => {
    const units = [...three('left', 0), sword('b', 'right', [1, 2])];
    const { state } = play(engine, position({ units }), march(0, 1));
    expect(refusalOf(engine, state, { type: 'attack', unit: 'x', target: 'b' })).toBeNull();
  });

  it('a Sentinel strikes at each that leaves its ring', () => {
    const units = [...three('left', 1), mage('s', 'right', [1, 2], has('sentinel'))];
    const { state, events } = play(engine, position({ units }), march(1, 0));
    const blows = Array.from({ length: 3 }, () => ['countered', 'wounded']).flat();
    expect(told(events)).toEqual([...blows, 'moved', 'moved', 'moved']);
    // Before anybody moves, so all three are still a Phalanx: 20 − 4 − 8, 20 − 8, 20 − 2 − 8.
    expect(state.units.map(({ health }) => health)).toEqual([42, 38, 40, 50]);
  });

  it('who falls to it stays behind; the others go on', () => {
    const weak = three('left', 1).map((unit) => (unit.id === 'y' ? { ...unit, health: 1 } : unit));
    const units = [...weak, mage('s', 'right', [1, 2], has('sentinel'))];
    const { state } = play(engine, position({ units }), march(1, 0));
    expect(state.units.map((unit) => `${unit.id}${name(unit)}`)).toEqual(['x00', 'z20', 's12']);
  });

  it('fire hurts who enters it', () => {
    const { state } = play(engine, position({ ground: 'burning-yard', units: three('left', 0) }), march(0, 1));
    expect(state.units.map(({ health }) => health)).toEqual([50, 42, 50]);
  });
});

describe('optional: leaving a Phalanx alone', () => {
  const target = sword('b', 'right', [1, 2]);
  const step: Order = { type: 'move', unit: 'x', to: at(0, 1) };
  const strike = { ...STRIKE, unit: 'x' };

  it('takes the attack of this turn, not of the next', () => {
    const { state, events } = play(engine, position({ units: [...three('left', 0), target] }), step);
    expect(events[0]).toMatchObject({ type: 'moved', unit: 'x', strayed: true });
    expect(refusalOf(engine, state, strike)).toBe('left-formation');
    expect(refusalOf(engine, state, { type: 'attackCastle', unit: 'x' })).toBe('left-formation');
    expect(refusalOf(engine, state, { ...STRIKE, unit: 'y' })).toBeNull();
    expect(engine.legalOrders(state, 'left').some((order) => order.type === 'attack' && order.unit === 'x')).toBe(
      false,
    );
    expect(refusalOf(engine, play(engine, state, END, END).state, strike)).toBeNull();
  });

  it('not for the next who leaves: the Phalanx is gone', () => {
    const units = [...three('left', 0), target];
    const { state } = play(engine, position({ units }), step, { type: 'move', unit: 'y', to: at(1, 1) });
    expect(standing(state, 'y').strayed).toBe(false);
  });

  it('not for a card of another formation, and not without the rule', () => {
    const line = [sword('x', 'left', [0, 0]), sword('y', 'left', [0, 1], { row: 1 }), target];
    expect(standing(play(engine, position({ units: line }), step).state, 'x').strayed).toBe(false);
    const vanguard = [sword('x', 'left', [1, 1]), bow('y', 'left', [1, 0]), target];
    const away: Order = { type: 'move', unit: 'x', to: at(0, 1) };
    expect(standing(play(engine, position({ units: vanguard }), away).state, 'x').strayed).toBe(false);
    expect(standing(play(plain, position({ units: three('left', 0) }), step).state, 'x').strayed).toBe(false);
  });

  it('being pushed out is not leaving', () => {
    const units = [...three('left', 1), mage('p', 'right', [1, 2], has('push'))];
    const { state } = play(engine, position({ turn: 'right', units }), { type: 'attack', unit: 'p', target: 'y' });
    expect(standing(state, 'y')).toMatchObject({ col: 0, strayed: false });
  });
});

describe('which formation marches', () => {
  it('one of three that doesn’t fill a column stays where it is', () => {
    const [phalanx] = book().formations;
    if (phalanx === undefined) throw new Error('no formations');
    const depths = [0, 0, 1];
    const bent = { ...phalanx, slots: phalanx.slots.map((slot, index) => ({ ...slot, depth: depths[index] ?? 0 })) };
    const crooked = { ...book({ rules: { optional } }), formations: [bent] };
    const [x, y] = [sword('x', 'left', [0, 1]), sword('y', 'left', [1, 1])];
    const boards = [0, 2].map((col) =>
      compileState(crooked, position({ units: [x, y, sword('z', 'left', [2, col])] })),
    );
    expect(boards.some((board) => formationsAround(crooked, board, standing(board, 'x')).length === 1)).toBe(true);
    for (const board of boards) {
      expect([0, 1, 2].map((column) => marchersIn(crooked, board, 'left', column))).toEqual([null, null, null]);
    }
  });

  it('goes row by row, for either side', () => {
    const whole = book({ rules: { optional } });
    for (const side of ['left', 'right'] as const) {
      const board = compileState(whole, position({ units: three(side, 1).toReversed() }));
      expect(marchersIn(whole, board, side, 1)?.map(({ id }) => id)).toEqual(['x', 'y', 'z']);
    }
  });

  it('one that moves as one and fills the column', () => {
    const whole = book({ rules: { optional } });
    const loose = { ...whole, formations: whole.formations.map((each) => ({ ...each, movesAsOne: false })) };
    const board = compileState(whole, position({ units: three('left', 0) }));
    expect(marchersIn(whole, board, 'left', 0)?.map(({ id }) => id)).toEqual(['x', 'y', 'z']);
    expect(marchersIn(loose, board, 'left', 0)).toBeNull();
    const allAsOne = { ...whole, formations: whole.formations.map((each) => ({ ...each, movesAsOne: true })) };
    const crossed = position({
      units: [mage('x', 'left', [0, 1]), bow('y', 'left', [0, 0]), mage('z', 'left', [2, 1])],
    });
    expect(marchersIn(allAsOne, compileState(allAsOne, crossed), 'left', 1)).toBeNull();
  });
});
