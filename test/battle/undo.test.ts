import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import { reveals } from '../../src/battle/view/reveals';
import { nextUndoPoint, rewind, type UndoPoint } from '../../src/match/undoPoint';
import { type BattleTypes, battleRules } from '../../src/store/battle/battleRules';
import { shippedBook, starterDeck } from '../support/book';
import { plain, play } from '../support/engine';
import { at, bow, position, sword } from '../support/position';

const STATE = position({
  turn: 'right',
  supply: { right: 7 },
  hands: { right: ['sword', 'bow'] },
  decks: { left: ['mage'], right: ['tank'] },
  units: [sword('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), sword('c', 'right', [0, 1], { health: 1 })],
});

const ORDERS: readonly Order[] = [
  { type: 'deploy', card: 'bow', at: at(2, 2) },
  { type: 'attack', unit: 'b', target: 'a' },
  { type: 'move', unit: 'b', to: at(0, 2) },
  { type: 'attackCastle', unit: 'b' },
];

const START: UndoPoint<BattleTypes> = { state: STATE, orders: 0, events: 0 };

describe('orders can be taken back', () => {
  const given = ORDERS.slice(0, 3);

  it('one by one and all together, until nothing of them is left', () => {
    for (let kept = 0; kept <= given.length; kept++) {
      const expected = play(plain, STATE, ...given.slice(0, kept));
      expect(rewind(plain.game, START, given.slice(0, kept))).toEqual({ ok: true, value: expected });
    }
  });

  it('and given again, with the same events', () => {
    const undone = rewind(plain.game, START, []);
    if (!undone.ok) throw new Error('nothing to undo is refused');
    expect(undone.value.state).toEqual(STATE);
    expect(play(plain, undone.value.state, ...given)).toEqual(play(plain, STATE, ...given));
  });

  it('from a checkpoint in the middle: orders before it are not given again', () => {
    const { state } = play(plain, STATE, ...given.slice(0, 1));
    const middle: UndoPoint<BattleTypes> = { state, orders: 1, events: 0 };
    expect(rewind(plain.game, middle, given)).toMatchObject({
      ok: true,
      value: { state: play(plain, STATE, ...given).state },
    });
  });

  it('and the checkpoint itself is never written into', () => {
    rewind(plain.game, START, given);
    expect(START.state).toEqual(STATE);
  });

  it('an order that the checkpoint refuses is named', () => {
    expect(rewind(plain.game, START, [{ type: 'attackCastle', unit: 'nobody' }])).toMatchObject({
      ok: false,
      refusal: { index: 0, refusal: { code: 'no-such-unit' } },
    });
  });
});

describe('what was seen can’t be unseen', () => {
  it.each(ORDERS)('$type reveals nothing: the checkpoint stays', (order) => {
    const index = ORDERS.indexOf(order);
    // The archer's second blow needs a fresh turn of its own.
    const state = order.type === 'attackCastle' ? STATE : play(plain, STATE, ...ORDERS.slice(0, index)).state;
    const step = play(plain, state, order);
    expect(reveals(step.events)).toBe(false);
    expect(nextUndoPoint(battleRules, START, step, index + 1, 9)).toBe(START);
  });

  it.each([
    ['the end of a turn', STATE, { type: 'endTurn' }],
    ['the last blow', { ...STATE, castles: { left: 5, right: 9 } }, { type: 'attackCastle', unit: 'b' }],
    ['a concession', STATE, { type: 'concede' }],
  ] as const)('%s', (_what, state, order) => {
    const step = play(plain, state, order);
    expect(reveals(step.events)).toBe(true);
    expect(nextUndoPoint(battleRules, START, step, 7, 9)).toEqual({ state: step.state, orders: 7, events: 9 });
  });

  it.each([0, 1])('a mulligan of %i cards', (count) => {
    const engine = createBattleEngine(shippedBook());
    const decks = { left: starterDeck(), right: starterDeck() };
    const { state } = engine.begin({ type: 'match', seed: 3, decks, battlefield: null });
    const step = play(engine, state, { type: 'mulligan', cards: state.hands.left.slice(0, count) });
    const point = { state, orders: 0, events: 0 };
    expect(nextUndoPoint(battleRules, point, step, 1, 3)).toEqual({ state: step.state, orders: 1, events: 3 });
  });
});
