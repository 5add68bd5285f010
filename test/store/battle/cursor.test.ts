import { describe, expect, it } from 'vitest';
import { momentLeft, momentShown, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { selectIsPersonsTurn, selectLegalOrders, selectSeen } from '../../../src/store/view/battleSelectors';
import { selectHistory, selectPlayback } from '../../../src/store/view/tableSelectors';
import { openDice } from '../../support/dice';
import { battleOf, begunTable, END, memoryStorage, openTable, settle } from '../support/table';

/** What is seen of a battle after each of its orders, noted while it is played. */
function playedTable(orders: number) {
  const storage = memoryStorage();
  const store = openTable({ storage });
  const dice = openDice(11);
  const first = battleOf(store).record.orders.length;
  const noted = new Map([[first, selectSeen(store.getState())]]);
  for (let given = 1; given <= orders; given++) {
    const legal = selectLegalOrders(store.getState());
    store.dispatch(giveOrder(legal.length === 0 ? END : dice.pick(legal)));
    store.dispatch(playbackSkipped());
    noted.set(first + given, { ...selectSeen(store.getState()) } as ReturnType<typeof selectSeen>);
  }
  return { store, storage, noted };
}

describe('a moment of the past', () => {
  it('is seen as it was, whichever way one comes to it, and left again', () => {
    const { store, noted } = playedTable(30);
    const live = selectSeen(store.getState());
    const history = selectHistory(store.getState());
    const dice = openDice(3);
    for (let looks = 0; looks < 40; looks++) {
      const [orders, seen] = dice.pick([...noted]);
      store.dispatch(momentShown(orders));
      const shown = selectSeen(store.getState());
      expect({ ...shown, side: null, hand: null, hands: null }).toEqual({
        ...seen,
        side: null,
        hand: null,
        hands: null,
      });
      expect(selectHistory(store.getState()).length).toBeLessThanOrEqual(history.length);
    }
    store.dispatch(momentLeft());
    expect(selectSeen(store.getState())).toEqual(live);
    expect(selectHistory(store.getState())).toEqual(history);
  });

  it('stops the battle: nobody is asked for an order, and nothing is played back', () => {
    const { store } = playedTable(4);
    store.dispatch(giveOrder(END));
    expect(selectPlayback(store.getState()).waiting.length).toBeGreaterThan(0);
    store.dispatch(momentShown(2));
    expect(selectIsPersonsTurn(store.getState())).toBe(false);
    expect(selectPlayback(store.getState()).waiting).toEqual([]);
    store.dispatch(momentLeft());
    expect(selectPlayback(store.getState()).waiting.length).toBeGreaterThan(0);
  });

  it('is nobody’s order: the save stays as it is', async () => {
    const { store, storage } = playedTable(4);
    await settle();
    const writes = storage.writes.length;
    store.dispatch(momentShown(1));
    store.dispatch(momentLeft());
    await settle();
    expect(storage.writes).toHaveLength(writes);
  });

  it('of a battle that has just begun is its beginning', () => {
    const store = begunTable();
    store.dispatch(momentShown(0));
    expect(battleOf(store).cursor?.state).toEqual(battleOf(store).truth);
  });
});
