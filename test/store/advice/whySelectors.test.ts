import { describe, expect, it } from 'vitest';
import type { PlanAnalysis } from '../../../src/ai/players/player';
import type { AiClient } from '../../../src/ai/worker/aiClient';
import { answerRequest } from '../../../src/ai/worker/aiRequest';
import { selectReasoned, selectWhyPlace } from '../../../src/store/advice/whySelectors';
import { battleBegun } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { planMade, seatsTaken } from '../../../src/store/seats/seatsSlice';
import { selectHistory } from '../../../src/store/view/tableSelectors';
import { shippedBook } from '../../support/book';
import { battleOf, END, KEEP, MATCH, openStore, showAtOnce, until } from '../support/table';

const ANALYSIS: PlanAnalysis = {
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

const AI_CLIENT: AiClient = { requestPlan: async (request) => ({ ...answerRequest(request), analysis: ANALYSIS }) };

async function afterItsTurn(): Promise<AppStore> {
  const store = openStore({ aiClient: AI_CLIENT });
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
    expect(selectReasoned(store.getState())?.analysis?.reasons.map(({ feature }) => feature)).toEqual([
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
    const plan = { orders: [END], stream: [], analysis: ANALYSIS };
    store.dispatch(planMade({ plan, side: 'left', player: 'captain', phase: 'battle' }));
    expect(selectReasoned(store.getState())).toBeNull();
  });

  it('are told whole once the battle is over', async () => {
    const store = await afterItsTurn();
    store.dispatch(giveOrder({ type: 'concede' }));
    expect(selectReasoned(store.getState())?.analysis).toEqual(ANALYSIS);
    expect(selectWhyPlace(store.getState())).toBe(battleOf(store).history.length);
  });
});
