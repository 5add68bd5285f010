import { describe, expect, it } from 'vitest';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { endTurnOn, undoOn } from '../../../src/ui/battle/give';
import { IDLE, type Selection } from '../../../src/ui/battle/selection';
import { battleOf, begunTable, openTable, refusalOf } from '../../store/support/table';
import { book } from '../../support/book';
import { at, bow, position, sword } from '../../support/position';
import { pressOn } from './support/press';

const DUEL = position({
  supply: { left: 5 },
  hands: { left: ['bow', 'bow', 'tank'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 5 }), bow('c', 'left', [2, 1])],
});
const HOLDING_A: Selection = { mode: 'unitChosen', unit: 'a' };

function table() {
  const store = openTable({}, { type: 'position', state: DUEL }, book());
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  return store;
}

describe('a press', () => {
  it('on an enemy with a unit in hand strikes, and the unit stays in hand', () => {
    const store = table();
    expect(pressOn(store, HOLDING_A, { type: 'cell', at: at(1, 1) })).toEqual(HOLDING_A);
    expect(battleOf(store).record.orders).toEqual([{ type: 'attack', unit: 'a', target: 'b' }]);
  });

  it('on a unit that fell while it was still shown gives no order: the empty cell was not meant', () => {
    const store = table();
    pressOn(store, HOLDING_A, { type: 'cell', at: at(1, 1) });
    expect(battleOf(store).unplayed.length).toBeGreaterThan(0);
    pressOn(store, HOLDING_A, { type: 'cell', at: at(1, 1) });
    expect(battleOf(store).record.orders).toHaveLength(1);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('elsewhere during playback skips it and counts', () => {
    const store = table();
    pressOn(store, HOLDING_A, { type: 'cell', at: at(1, 1) });
    pressOn(store, HOLDING_A, { type: 'cell', at: at(0, 0) });
    expect(battleOf(store).record.orders.map(({ type }) => type)).toEqual(['attack', 'move']);
  });

  it('that deploys puts the card down even when its twin takes its place in the hand', () => {
    const store = table();
    const held: Selection = { mode: 'cardChosen', index: 0, card: 'bow' };
    expect(pressOn(store, held, { type: 'cell', at: at(0, 1) })).toEqual(IDLE);
  });

  it('that the rules refuse keeps the selection; the next press lets the sentence go', () => {
    const store = table();
    const held: Selection = { mode: 'cardChosen', index: 0, card: 'bow' };
    expect(pressOn(store, held, { type: 'cell', at: at(0, 2) })).toEqual(held);
    expect(refusalOf(store)?.code).toBe('outside-zone');
    pressOn(store, held, { type: 'cancel' });
    expect(refusalOf(store)).toBeNull();
  });

  it.each<readonly [Selection, string]>([
    [HOLDING_A, 'own-target'],
    [{ mode: 'cardChosen', index: 0, card: 'bow' }, 'cell-taken'],
  ])('that drops %j on an own unit is refused and does not take that unit up', (held, code) => {
    const store = table();
    expect(pressOn(store, held, { type: 'cell', at: at(2, 1), dropped: true })).toEqual(held);
    expect(refusalOf(store)?.code).toBe(code);
  });

  it('in the opponent’s turn gives no order', () => {
    const store = table();
    endTurnOn(store);
    const orders = battleOf(store).record.orders.length;
    pressOn(store, HOLDING_A, { type: 'cell', at: at(0, 0) });
    expect(battleOf(store).record.orders).toHaveLength(orders);
  });
});

describe('settling the hand', () => {
  it('sends the marked cards back, and nothing stays marked', () => {
    const store = begunTable();
    const [first, second] = battleOf(store).truth.hands.left;
    let held = pressOn(store, IDLE, { type: 'handCard', index: 0 });
    held = pressOn(store, held, { type: 'handCard', index: 1 });
    expect(held).toEqual({ mode: 'returning', indices: [0, 1] });
    expect(pressOn(store, held, { type: 'confirm' })).toEqual(IDLE);
    expect(battleOf(store).record.orders).toEqual([{ type: 'mulligan', cards: [first, second] }]);
  });
});

describe('taking back', () => {
  it('undoes the last order, also while it is being played back', () => {
    const store = table();
    pressOn(store, HOLDING_A, { type: 'cell', at: at(1, 1) });
    undoOn(store);
    expect(battleOf(store).record.orders).toEqual([]);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('says so when there is nothing, and the next press lets the sentence go', () => {
    const store = table();
    undoOn(store);
    expect(refusalOf(store)?.code).toBe('nothing-to-undo');
    pressOn(store, IDLE, { type: 'cancel' });
    expect(refusalOf(store)).toBeNull();
  });

  it('is not for the opponent’s turn', () => {
    const store = table();
    endTurnOn(store);
    undoOn(store);
    expect(battleOf(store).record.orders).toHaveLength(1);
    expect(refusalOf(store)).toBeNull();
  });
});

describe('ending the turn', () => {
  it('skips what is still being played back', () => {
    const store = table();
    pressOn(store, HOLDING_A, { type: 'cell', at: at(1, 1) });
    endTurnOn(store);
    expect(battleOf(store).record.orders.map(({ type }) => type)).toEqual(['attack', 'endTurn']);
  });

  it('is not for the opponent’s turn', () => {
    const store = table();
    endTurnOn(store);
    endTurnOn(store);
    expect(battleOf(store).record.orders).toHaveLength(1);
  });
});
