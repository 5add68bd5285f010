import { describe, expect, it } from 'vitest';
import { battleBegun } from '../../../src/store/battle/battleSlice';
import type { AppStore } from '../../../src/store/createStore';
import { selectIsWatched } from '../../../src/store/seats/seatSelectors';
import { seatsTaken, watchPaused, watchResumed, watchStepped } from '../../../src/store/seats/seatsSlice';
import { rematch } from '../../../src/store/start/rematch';
import { selectLegalOrders, selectMayOrder, selectViewer } from '../../../src/store/view/battleSelectors';
import { selectHistory } from '../../../src/store/view/tableSelectors';
import { shippedBook } from '../../support/book';
import { battleOf, MATCH, openStore, settle, showAtOnce, until } from '../support/table';

function watched(): AppStore {
  const store = openStore();
  showAtOnce(store);
  store.dispatch(seatsTaken({ seats: { left: 'greedy', right: 'random' }, seed: 3 }));
  store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
  return store;
}

const orders = (store: AppStore): number => battleOf(store).record.orders.length;

describe('whoever watches two opponents', () => {
  it('stops them, lets them give one order at a time, and lets them go on to the end', async () => {
    const store = watched();
    store.dispatch(watchPaused());
    await settle();
    expect(orders(store)).toBe(0);
    for (let given = 1; given <= 5; given++) {
      store.dispatch(watchStepped());
      await until(() => orders(store) === given);
      await settle();
      expect(orders(store)).toBe(given);
    }
    store.dispatch(watchResumed());
    await until(() => battleOf(store).truth.winner !== null);
    expect(store.getState().seats).toMatchObject({ failure: null, thinking: false });
  }, 30_000);

  it('sees the battle that nobody stopped', async () => {
    const [stopped, free] = [watched(), watched()];
    stopped.dispatch(watchPaused());
    for (let given = 1; given <= 8; given++) {
      stopped.dispatch(watchStepped());
      await until(() => orders(stopped) === given);
    }
    stopped.dispatch(watchResumed());
    for (const store of [stopped, free]) await until(() => battleOf(store).truth.winner !== null);
    expect(battleOf(stopped).record.orders).toEqual(battleOf(free).record.orders);
  }, 30_000);

  it('looks from the left, may order nothing, and learns no card that either side draws', async () => {
    const store = watched();
    await until(() => battleOf(store).truth.turn === 'right' && battleOf(store).truth.phase === 'battle');
    expect(selectIsWatched(store.getState())).toBe(true);
    expect(selectViewer(store.getState())).toBe('left');
    expect(selectMayOrder(store.getState())).toBe(false);
    expect(selectLegalOrders(store.getState())).toEqual([]);
    const drawn = selectHistory(store.getState()).flatMap((event) => (event.type === 'cardDrawn' ? [event.card] : []));
    expect(new Set(drawn)).toEqual(new Set(['?']));
  });

  it('can have them fight again, from swapped sides and not stopped', async () => {
    const store = watched();
    store.dispatch(watchPaused());
    await settle();
    expect(rematch(store.dispatch, store.getState(), 5, 'swapped')).toBe(true);
    expect(store.getState().seats).toMatchObject({ seats: { left: 'random', right: 'greedy' }, paused: false });
    await until(() => orders(store) > 2);
  });
});
