import { describe, expect, it } from 'vitest';
import { orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { selectCurtain } from '../../../src/store/seats/seatSelectors';
import { screenTaken, seatsTaken } from '../../../src/store/seats/seatsSlice';
import { rematch } from '../../../src/store/start/rematch';
import {
  selectIsPersonsTurn,
  selectLegalOrders,
  selectMayOrder,
  selectSeen,
  selectViewer,
  selectWhyNoUndo,
} from '../../../src/store/view/battleSelectors';
import { selectHistory } from '../../../src/store/view/tableSelectors';
import { battleOf, begunTable, END, KEEP } from '../support/table';

/** The curtain is up for this side; null when somebody has the screen. */
const curtain = (store: AppStore) => selectCurtain(store.getState());

function give(store: AppStore, order: Parameters<typeof giveOrder>[0]): void {
  store.dispatch(giveOrder(order));
  store.dispatch(playbackSkipped());
}

describe('two people at one screen', () => {
  it('begin with a curtain, and each settles the hand behind one', () => {
    const store = begunTable();
    expect(curtain(store)).toBe('left');
    store.dispatch(screenTaken('left'));
    expect(curtain(store)).toBeNull();
    expect(selectMayOrder(store.getState())).toBe(true);
    give(store, KEEP);
    expect(curtain(store)).toBe('right');
    store.dispatch(screenTaken('right'));
    expect(selectSeen(store.getState())?.hand).toEqual(battleOf(store).truth.hands.right);
    give(store, KEEP);
    expect(curtain(store)).toBe('left');
  });

  it('see a turn played back to its end before the curtain falls, from the side of who played it', () => {
    const store = begunTable();
    store.dispatch(screenTaken('left'));
    store.dispatch(giveOrder({ type: 'mulligan', cards: battleOf(store).truth.hands.left.slice(0, 2) }));
    expect(battleOf(store).unplayed.length).toBeGreaterThan(0);
    expect(curtain(store)).toBeNull();
    expect(selectViewer(store.getState())).toBe('left');
    expect(selectIsPersonsTurn(store.getState())).toBe(false);
    expect(selectLegalOrders(store.getState())).toEqual([]);
    store.dispatch(playbackSkipped());
    expect(curtain(store)).toBe('right');
    expect(selectViewer(store.getState())).toBe('left');
  });

  it('take nothing back across the curtain, on either side of it', () => {
    const store = begunTable();
    for (const side of ['left', 'right'] as const) {
      store.dispatch(screenTaken(side));
      give(store, KEEP);
    }
    store.dispatch(screenTaken('left'));
    give(store, END);
    const { record } = battleOf(store);
    for (const taken of [null, 'right'] as const) {
      if (taken !== null) store.dispatch(screenTaken(taken));
      expect(selectWhyNoUndo(store.getState())).not.toBeNull();
      store.dispatch(orderTakenBack());
      expect(battleOf(store).record.orders).toEqual(record.orders);
    }
  });

  it('never read the other’s cards in the log', () => {
    const store = begunTable();
    for (const side of ['left', 'right', 'left'] as const) {
      store.dispatch(screenTaken(side));
      const drawn = selectHistory(store.getState()).flatMap((event) => (event.type === 'cardDrawn' ? [event] : []));
      expect(drawn.filter((event) => event.side !== side).every(({ card }) => card === '?')).toBe(true);
      give(store, battleOf(store).truth.phase === 'mulligan' ? KEEP : END);
    }
  });

  it('have no curtain when the battle is over, and one again before the next', () => {
    const store = begunTable();
    store.dispatch(screenTaken('left'));
    give(store, { type: 'concede' });
    expect(curtain(store)).toBeNull();
    expect(rematch(store.dispatch, store.getState(), 4, 'swapped')).toBe(true);
    expect(curtain(store)).toBe('left');
  });
});

it('against an opponent, and between two, there is no curtain', () => {
  const store = begunTable();
  store.dispatch(seatsTaken({ seats: { left: 'greedy', right: 'human' }, seed: 1 }));
  expect(curtain(store)).toBeNull();
  store.dispatch(seatsTaken({ seats: { left: 'greedy', right: 'random' }, seed: 1 }));
  expect(curtain(store)).toBeNull();
});
