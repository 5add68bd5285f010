import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import type { AdviceQuestion } from '../../../src/ai/advice/adviceRequest';
import type { Adviser } from '../../../src/ai/worker/adviser';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import type { BySide } from '../../../src/kernel/sides';
import { selectChance, selectChanceQuestion } from '../../../src/store/advice/chanceSelectors';
import { orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { battleTable } from '../../../src/store/battle/battleTable';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { battleOpened } from '../../../src/store/screenSlice';
import { type Seat, seatsTaken, watchPaused } from '../../../src/store/seats/seatsSlice';
import { settingsChanged } from '../../../src/store/settings/settingsSlice';
import { battleOf, begunTable, openTable, settle, until } from '../support/table';

interface Asked {
  readonly question: AdviceQuestion;
  readonly answer: (chance: number | null) => void;
  readonly fail: () => void;
}

/** Somebody who answers when the test says so. */
function patient(): { readonly adviser: Adviser; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const ask = (_book: unknown, question: AdviceQuestion) =>
    new Promise((answer, fail) => asked.push({ question, answer, fail: () => fail(new Error('no worker')) }));
  return { adviser: { ask } as unknown as Adviser, asked };
}

function seated(
  seats: BySide<Seat>,
  ...first: readonly UnknownAction[]
): { readonly store: AppStore; readonly asked: Asked[] } {
  const { adviser, asked } = patient();
  const store = openTable({ adviser });
  for (const action of [...first, watchPaused()]) store.dispatch(action);
  store.dispatch(seatsTaken({ seats, seed: 1 }));
  store.dispatch(watchPaused());
  store.dispatch(battleOpened());
  return { store, asked };
}

const shown = (store: AppStore) => selectChance(store.getState());

describe('the chance of winning', () => {
  it('is asked from what whoever looks may see, and is Left’s', async () => {
    for (const [seats, left] of [
      [{ left: 'human', right: 'greedy' }, 0.7],
      [{ left: 'greedy', right: 'human' }, 0.3],
    ] as const) {
      const { store, asked } = seated(seats);
      await until(() => asked.length === 1);
      expect(shown(store)).toEqual({ status: 'thinking' });
      expect(asked[0]?.question).toMatchObject({
        type: 'chance',
        seen: { side: seats.left === 'human' ? 'left' : 'right' },
      });
      asked[0]?.answer(0.7);
      await settle();
      expect(shown(store)).toEqual({ status: 'known', left: left === 0.7 ? 0.7 : 1 - 0.7 });
    }
  });

  it('is neither asked nor shown in a tab that follows another’s battle, and both once it takes over', async () => {
    const { store, asked } = seated({ left: 'human', right: 'greedy' }, battleTable.tabActions.tabReads());
    await settle();
    expect(asked).toHaveLength(0);
    expect(shown(store)).toBeNull();
    store.dispatch(battleTable.tabActions.tabPlays());
    await until(() => asked.length === 1);
    expect(shown(store)).toEqual({ status: 'thinking' });
  });

  it('is asked without either hand when nobody plays', async () => {
    const { asked } = seated({ left: 'greedy', right: 'random' });
    await until(() => asked.length === 1);
    expect(asked[0]?.question).toMatchObject({ type: 'watchedChance', seen: { hand: [], ownDeckSorted: [] } });
  });

  it('is never the number of another position: after an order it is being worked out, and before it it is known', async () => {
    const { store, asked } = seated({ left: 'human', right: 'human' });
    store.dispatch(settingsChanged({ sharedChanceBar: true }));
    await until(() => asked.length === 1);
    asked[0]?.answer(0.7);
    await settle();
    const order = deployment(store);
    store.dispatch(giveOrder(order));
    expect(shown(store)).toEqual({ status: 'thinking' });
    await until(() => asked.length === 2);
    asked[1]?.answer(0.6);
    await settle();
    // The order is still being played back.
    expect(shown(store)).toEqual({ status: 'thinking' });
    store.dispatch(playbackSkipped());
    expect(shown(store)).toEqual({ status: 'known', left: 0.6 });
    store.dispatch(orderTakenBack());
    expect(shown(store)).toEqual({ status: 'known', left: 0.7 });
    expect(asked).toHaveLength(2);
  });

  it('is not told while hands are settled, not to whoever does not want it, and not where it can’t be worked out', async () => {
    const settling = begunTable();
    settling.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
    expect(shown(settling)).toBeNull();
    const { store, asked } = seated({ left: 'human', right: 'greedy' });
    await until(() => asked.length === 1);
    asked[0]?.fail();
    await settle();
    expect(shown(store)).toBeNull();
    const other = seated({ left: 'human', right: 'greedy' });
    other.store.dispatch(settingsChanged({ chanceBar: false }));
    expect(shown(other.store)).toBeNull();
  });

  it('is not heard when the question is out of date', async () => {
    const { store, asked } = seated({ left: 'human', right: 'greedy' });
    await until(() => asked.length === 1);
    asked[0]?.answer(null);
    await settle();
    expect(shown(store)).toEqual({ status: 'thinking' });
  });

  it('is certain once the battle is over', () => {
    const { store } = seated({ left: 'human', right: 'greedy' });
    store.dispatch(giveOrder({ type: 'concede' }));
    store.dispatch(playbackSkipped());
    expect(selectChanceQuestion(store.getState())).toBeNull();
    expect(shown(store)).toEqual({ status: 'known', left: 0 });
  });
});

function deployment(store: AppStore): Order {
  const { truth, book } = battleOf(store);
  const order = engineFor(book)
    .legalOrders(truth, truth.turn)
    .find(({ type }) => type === 'deploy');
  if (order === undefined) throw new Error('nothing can be deployed');
  return order;
}
