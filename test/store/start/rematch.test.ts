import { expect, it } from 'vitest';
import { bookReplaced } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { rematch } from '../../../src/store/start/rematch';
import { book } from '../../support/book';
import { battleOf, MATCH, openStore, openTable } from '../support/table';

it('a rematch from the same sides changes the shuffle alone', () => {
  const store = openTable();
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  store.dispatch(giveOrder({ type: 'concede' }));
  expect(rematch(store.dispatch, store.getState(), 99, 'same')).toBe(true);
  expect(battleOf(store).record).toMatchObject({ start: { ...MATCH, seed: 99 }, orders: [] });
  expect(store.getState().seats.seats).toEqual({ left: 'human', right: 'greedy' });
});

it('a rematch from swapped sides has the same players, decks and battlefield, and the sides swapped', () => {
  const store = openTable();
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  store.dispatch(giveOrder({ type: 'concede' }));
  expect(rematch(store.dispatch, store.getState(), 99, 'swapped')).toBe(true);
  if (MATCH.type !== 'match') throw new Error('the match is one');
  expect(battleOf(store).record).toMatchObject({
    start: {
      seed: 99,
      battlefield: MATCH.battlefield,
      decks: { left: MATCH.decks.right, right: MATCH.decks.left },
    },
    orders: [],
  });
  expect(store.getState().seats.seats).toEqual({ left: 'greedy', right: 'human' });
});

it('a battle that a live edit cut off from its beginning, and none at all, have no rematch', () => {
  const store = openTable();
  store.dispatch(bookReplaced(book()));
  const { record } = battleOf(store);
  expect(rematch(store.dispatch, store.getState(), 99, 'swapped')).toBe(false);
  expect(battleOf(store).record).toBe(record);
  const empty = openStore();
  expect(rematch(empty.dispatch, empty.getState(), 99, 'swapped')).toBe(false);
});
