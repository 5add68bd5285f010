import { describe, expect, it } from 'vitest';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import { type CodedType, codeOf, codeOfOrder, ORDER_TYPE, orderOf } from '../../src/battle/legality/orderCodes';
import { hasOrder, openOrderList, put } from '../../src/battle/legality/orderList';
import { cellsIn, countCells, setOf } from '../../src/battle/model/cellSet';
import type { EngineState } from '../../src/battle/model/engineState';
import type { Order } from '../../src/battle/model/orders';
import { POSITIONS } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import { plain } from '../support/engine';
import { playGame } from '../support/gameRunner';
import { at, position, sword } from '../support/position';
import { drawTrials, engineOf, matchOf } from '../support/trials/trial';
import { everyOrder } from './support/everyOrder';
import { FIELD, OPENING, whole } from './support/field';

type Coded = Extract<Order, { type: CodedType }>;

function codesOffered(engine: BattleEngine, state: EngineState): number[] {
  const list = openOrderList();
  engine.offerOrders(state, list);
  return [...list.codes.subarray(0, list.count)];
}

/** Every offered code stands for an order that has this very code. Gives the types of order that were met. */
function roundTrips(engine: BattleEngine, words: BattleState): Order['type'][] {
  const state = engine.compile(words);
  return codesOffered(engine, state).map((code) => {
    const order = orderOf(state, code) as Coded;
    expect(codeOfOrder(state, order), JSON.stringify(order)).toBe(code);
    return order.type;
  });
}

describe('coded orders', () => {
  const state = plain.compile(position({ units: [sword('a', 'left', [1, 1])], hands: { left: ['bow'] } }));

  it.each([
    ['a card that is not in the hand', codeOf(ORDER_TYPE.deploy, 1, 0), /card 1 of the hand/],
    ['a stratagem that is none', codeOf(ORDER_TYPE.play, 0, 0), /card bow/],
    ['a unit where nobody stands', codeOf(ORDER_TYPE.brace, 0), /cell 0, where nobody stands/],
  ])('of another state, naming %s, are a bug and not an order', (_what, code, complaint) => {
    expect(() => orderOf(state, code)).toThrow(complaint);
    expect(() => plain.carryOutCode(state, code)).toThrow(complaint);
  });

  it('of no type are a bug', () => {
    expect(() => plain.carryOutCode(state, codeOf(15))).toThrow('order type 15');
  });

  it('name a cell only where one is named', () => {
    expect(orderOf(state, codeOf(ORDER_TYPE.deploy, 0, 3))).toEqual({ type: 'deploy', card: 'bow', at: POSITIONS[3] });
    expect(orderOf(state, codeOf(ORDER_TYPE.deploy, 0, 3, 8))).toHaveProperty('palisadeAt', POSITIONS[8]);
  });

  it('find room in their list, however many there are, and are kept in order', () => {
    const list = openOrderList();
    for (let code = 0; code < 1000; code++) put(list, code);
    expect([...list.codes.subarray(0, list.count)]).toEqual(Array.from({ length: 1000 }, (_, code) => code));
  });

  it('are in a list as long as it counts them', () => {
    const list = openOrderList();
    for (const code of [3, 5, 7]) put(list, code);
    list.count = 2;
    expect([3, 5, 7, 9, 0].map((code) => hasOrder(list, code))).toEqual([true, true, false, false, false]);
  });
});

describe('the code of an order', () => {
  it('is the code that was offered, for every order of whole games', () => {
    const met = new Set<Order['type']>();
    for (const trial of drawTrials(74_000, 8, 'wild', 'greedy')) {
      const engine = engineOf(trial);
      playGame(engine, matchOf(engine, trial), ({ before }) => {
        for (const type of roundTrips(engine, before)) met.add(type);
      });
    }
    expect([...met]).toEqual(
      expect.arrayContaining(['mulligan', 'deploy', 'move', 'attack', 'attackCastle', 'endTurn']),
    );
  });

  it('is another one for every order that can be put into words, and none for what is not there', () => {
    for (const words of [FIELD, OPENING]) {
      const state = whole.compile(words);
      const coded = everyOrder(whole, words).flatMap((order) => {
        const code = codeOfOrder(state, order as Coded);
        return code === null ? [] : [{ order, code }];
      });
      expect(new Set(coded.map(({ code }) => code)).size).toBe(coded.length);
      for (const { order, code } of coded) expect(orderOf(state, code)).toEqual(order);
      expect(coded.some(({ order }) => JSON.stringify(order).includes('ghost'))).toBe(false);
    }
  });

  it.each<Coded>([
    { type: 'deploy', card: 'tank', at: at(0, 0) },
    { type: 'deploy', card: 'sword', at: at(0, 3) },
    { type: 'deploy', card: 'sword', at: at(0, 0), palisadeAt: at(-1, 0) },
    { type: 'move', unit: 'ghost', to: at(0, 0) },
    { type: 'move', unit: 'ready', to: at(3, 0) },
    { type: 'attack', unit: 'ready', target: 'ghost' },
    { type: 'attack', unit: 'ready', target: 'enemy', slideTo: at(0, 9) },
    { type: 'attackCastle', unit: 'ghost' },
    { type: 'attackCell', unit: 'ready', at: at(0.5, 0) },
    { type: 'brace', unit: 'ghost' },
    { type: 'march', column: 0, to: 3 },
    { type: 'march', column: -1, to: 0 },
    { type: 'mulligan', cards: ['tank'] },
    { type: 'mulligan', cards: ['sword', 'sword'] },
  ])('is none for %j', (order) => {
    expect(codeOfOrder(whole.compile(FIELD), order)).toBeNull();
  });

  it('is the same whichever card of a mulligan is named first, and for either copy', () => {
    const state = plain.compile(position({ phase: 'mulligan', hands: { left: ['sword', 'bow', 'sword'] } }));
    const codes = [
      ['sword', 'bow'],
      ['bow', 'sword'],
    ].map((cards) => codeOfOrder(state, { type: 'mulligan', cards }));
    expect(codes[0]).toBe(codes[1]);
    expect(codesOffered(plain, state)).toContain(codes[0]);
    expect(codesOffered(plain, state)).toHaveLength(6);
  });
});

describe('a set of cells', () => {
  it('is the cells that were asked for, in board order', () => {
    for (const [index, { row, col }] of POSITIONS.entries()) {
      const set = setOf((cell) => cell.row === row || cell.col === col);
      expect(countCells(set)).toBe(5);
      expect(cellsIn(set)).toContain(POSITIONS[index]);
    }
    expect(cellsIn(0)).toEqual([]);
    expect(cellsIn(setOf(() => true))).toEqual(POSITIONS);
  });
});
