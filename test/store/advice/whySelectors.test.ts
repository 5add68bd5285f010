import { describe, expect, it } from 'vitest';
import { type AdviceQuestion, adviceSteps } from '../../../src/ai/advice/adviceRequest';
import { wholeOf } from '../../../src/ai/advice/steps';
import type { Adviser } from '../../../src/ai/worker/adviser';
import { engineFor } from '../../../src/battle/engineFor';
import type { Book } from '../../../src/battle/model/book';
import { selectReasoned, selectWhyPlace, selectWhyTold } from '../../../src/store/advice/whySelectors';
import { battleBegun } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { battleOpened } from '../../../src/store/screenSlice';
import { planMade, seatsTaken } from '../../../src/store/seats/seatsSlice';
import { selectHistory } from '../../../src/store/view/tableSelectors';
import { shippedBook } from '../../support/book';
import { battleOf, END, KEEP, MATCH, openStore, showAtOnce, until } from '../support/table';

/** Works in this thread; every position is even. */
const ADVISER = {
  ask: async (book: Book, question: AdviceQuestion) =>
    question.type === 'deeds' ? wholeOf(adviceSteps(engineFor(book), question)) : 0.5,
} as unknown as Adviser;

async function afterItsTurn(): Promise<AppStore> {
  const store = openStore({ adviser: ADVISER });
  showAtOnce(store);
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'captain' }, seed: 3 }));
  store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
  store.dispatch(battleOpened());
  store.dispatch(giveOrder(KEEP));
  await until(() => battleOf(store).truth.phase === 'battle');
  expect(selectReasoned(store.getState())).toBeNull();
  expect(selectWhyPlace(store.getState())).toBeNull();
  store.dispatch(giveOrder(END));
  await until(() => battleOf(store).truth.round === 2);
  return store;
}

describe('the reasons of an opponent', () => {
  it('can be asked for after its turn: what it did by the orders that it gave, and how the bar moved', async () => {
    const store = await afterItsTurn();
    expect(selectReasoned(store.getState())).toMatchObject({ player: 'captain', side: 'right' });
    await until(() => selectWhyTold(store.getState()).deeds !== null);
    const { gains } = selectWhyTold(store.getState()).deeds ?? { gains: [] };
    const deployed = battleOf(store).record.orders.flatMap((order) => (order.type === 'deploy' ? [order.card] : []));
    expect(gains.flatMap((deed) => (deed.kind === 'brings' ? [deed.whom.card] : []))).toEqual(
      expect.arrayContaining(deployed.slice(0, 1)),
    );
    await until(() => selectWhyTold(store.getState()).chances !== null);
    expect(selectWhyTold(store.getState()).chances).toEqual({ before: 0.5, after: 0.5 });
  });

  it('stand in the log behind the card that the next turn begins with', async () => {
    const store = await afterItsTurn();
    const place = selectWhyPlace(store.getState()) ?? 0;
    expect(selectHistory(store.getState())[place - 1]).toMatchObject({ type: 'cardDrawn', side: 'left' });
    expect(place).toBe(battleOf(store).history.length);
  });

  it('are nobody’s to know while the plan is being carried out', async () => {
    const store = await afterItsTurn();
    const seen = engineFor(shippedBook()).observe(battleOf(store).truth, 'left');
    const plan = { orders: [END], stream: [], analysis: { wins: false, nodes: 3 } };
    store.dispatch(planMade({ plan, side: 'left', player: 'captain', phase: 'battle', seen, position: null }));
    expect(selectReasoned(store.getState())).toBeNull();
    expect(selectWhyTold(store.getState()).deeds).toBeNull();
  });

  it('are told once the battle is over', async () => {
    const store = await afterItsTurn();
    store.dispatch(giveOrder({ type: 'concede' }));
    expect(selectReasoned(store.getState())).not.toBeNull();
    expect(selectWhyPlace(store.getState())).toBe(battleOf(store).history.length);
  });
});
