import { describe, expect, it } from 'vitest';
import type { Thought } from '../../src/ai/player';
import type { Thinker } from '../../src/ai/thinker';
import { answer } from '../../src/ai/thought';
import { battleBegun } from '../../src/store/battleSlice';
import type { AppStore } from '../../src/store/createStore';
import { giveOrder } from '../../src/store/giveOrder';
import { planMade, seatsTaken } from '../../src/store/seatsSlice';
import { selectHistory } from '../../src/store/tableSelectors';
import { selectReasoned, selectWhyPlace } from '../../src/store/whySelectors';
import { shippedBook } from '../support/book';
import { battleOf, END, KEEP, MATCH, openStore, showAtOnce, until } from './support/table';

const THOUGHT: Thought = {
  chanceNow: 0.4,
  chanceThen: 0.55,
  wins: false,
  nodes: 1200,
  reasons: [
    { feature: 'castle', gain: 0.1 },
    { feature: 'handPlayable', gain: 0.06 },
    { feature: 'handCost', gain: -0.05 },
    { feature: 'cover', gain: -0.01 },
  ],
};

const THINKER: Thinker = { think: async (question) => ({ ...answer(question), thought: THOUGHT }) };

async function afterItsTurn(): Promise<AppStore> {
  const store = openStore({ thinker: THINKER });
  showAtOnce(store);
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'captain' }, seed: 3 }));
  store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
  store.dispatch(giveOrder(KEEP));
  await until(() => battleOf(store).truth.phase === 'battle');
  expect(selectReasoned(store.getState())).toBeNull();
  expect(selectWhyPlace(store.getState())).toBeNull();
  store.dispatch(giveOrder(END));
  await until(() => battleOf(store).truth.round === 2);
  return store;
}

describe('the reasons of an opponent', () => {
  it('can be asked for after its turn, but for what only it can know of its hand', async () => {
    const store = await afterItsTurn();
    expect(selectReasoned(store.getState())).toMatchObject({ player: 'captain', side: 'right' });
    expect(selectReasoned(store.getState())?.thought?.reasons.map(({ feature }) => feature)).toEqual([
      'castle',
      'cover',
    ]);
  });

  it('stand in the log behind the card that the next turn begins with', async () => {
    const store = await afterItsTurn();
    const place = selectWhyPlace(store.getState()) ?? 0;
    expect(selectHistory(store.getState())[place - 1]).toMatchObject({ type: 'cardDrawn', side: 'left' });
    expect(place).toBe(battleOf(store).history.length);
  });

  it('are nobody’s to know while the plan is being carried out', async () => {
    const store = await afterItsTurn();
    const plan = { orders: [END], stream: [], thought: THOUGHT };
    store.dispatch(planMade({ plan, side: 'left', player: 'captain', phase: 'battle' }));
    expect(selectReasoned(store.getState())).toBeNull();
  });

  it('are told whole once the battle is over', async () => {
    const store = await afterItsTurn();
    store.dispatch(giveOrder({ type: 'concede' }));
    expect(selectReasoned(store.getState())?.thought).toEqual(THOUGHT);
    expect(selectWhyPlace(store.getState())).toBe(battleOf(store).history.length);
  });
});
