import { describe, expect, it, vi } from 'vitest';
import type { AdviceRequest } from '../../../src/ai/advice/adviceRequest';
import type { Advice } from '../../../src/ai/advice/hint';
import type { Adviser } from '../../../src/ai/worker/adviser';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { selectHint, selectHintMarks, selectHintPlan } from '../../../src/store/advice/hintSelectors';
import { hintAsked, hintPutAway } from '../../../src/store/advice/hintSlice';
import { orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { homeOpened } from '../../../src/store/screenSlice';
import { shippedBook } from '../../support/book';
import { battleOf, begunTable, END, KEEP, openTable, settle, until } from '../support/table';

/** Someone whose advice is always the same. */
function adviser(orders: readonly Order[]): Adviser {
  return { ask: async () => adviceOf(orders) } as unknown as Adviser;
}

function adviceOf(orders: readonly Order[]): Advice {
  return { orders, chance: 0.5, wins: false, instead: [], deeds: { first: [], gains: [], prices: [] } };
}

async function advised(store: AppStore): Promise<void> {
  store.dispatch(hintAsked());
  await until(() => selectHint(store.getState()).status === 'found');
}

const status = (store: AppStore): string => store.getState().hint.status;

/** The first deployment that the opening hand allows, and what it would do next. */
function deployment(store: AppStore): Extract<Order, { type: 'deploy' }> {
  const { truth } = battleOf(store);
  const order = engineFor(shippedBook())
    .legalOrders(truth, truth.turn)
    .find(({ type }) => type === 'deploy');
  if (order?.type !== 'deploy') throw new Error('nothing can be deployed');
  return order;
}

describe('a hint', () => {
  it('says where, then which card, then the whole plan, and is then put away', async () => {
    const plan: Order[] = [];
    const store = openTable({ adviser: adviser(plan) });
    const deploy = deployment(store);
    plan.push(deploy, END);
    await advised(store);
    expect(selectHint(store.getState())).toMatchObject({ step: 'where' });
    expect(selectHintMarks(store.getState())).toEqual({ places: [deploy.at], castle: false, cards: [] });
    store.dispatch(hintAsked());
    expect(selectHint(store.getState())).toMatchObject({ step: 'which' });
    expect(selectHintMarks(store.getState())).toEqual({ places: [deploy.at], castle: false, cards: [deploy.card] });
    store.dispatch(hintAsked());
    expect(selectHint(store.getState())).toMatchObject({ step: 'plan' });
    expect(selectHintPlan(store.getState()).map(({ order, card }) => [order.type, card])).toEqual([
      ['deploy', deploy.card],
      ['endTurn', null],
    ]);
    store.dispatch(hintAsked());
    expect(status(store)).toBe('none');
  });

  it('names a card that its own plan deploys in the orders after', async () => {
    const plan: Order[] = [];
    const store = openTable({ adviser: adviser(plan) });
    const deploy = deployment(store);
    const after = engineFor(shippedBook()).submit(battleOf(store).truth, deploy);
    const unit = after.ok ? after.value.state.units.at(-1) : undefined;
    if (unit === undefined) throw new Error('nobody was deployed');
    plan.push(deploy, { type: 'attackCastle', unit: unit.id });
    await advised(store);
    expect(selectHintPlan(store.getState())[1]).toMatchObject({
      aim: { type: 'castle' },
      card: deploy.card,
      from: deploy.at,
    });
  });

  it('is asked with what the person may see, and leaves the opponents’ chance alone', async () => {
    const asked: AdviceRequest['question'][] = [];
    const ask = (_book: unknown, question: AdviceRequest['question']) => {
      asked.push(question);
      return Promise.resolve(adviceOf([END]));
    };
    const store = openTable({ adviser: { ask } as unknown as Adviser });
    const { stream } = store.getState().seats;
    await advised(store);
    const { truth } = battleOf(store);
    const [question] = asked.filter(({ type }) => type === 'hint');
    expect(question?.seen).toEqual(engineFor(shippedBook()).observe(truth, 'left'));
    expect(JSON.stringify(question)).not.toContain('"decks"');
    expect(store.getState().seats.stream).toBe(stream);
  });

  it.each<readonly [string, (store: AppStore) => void]>([
    ['an order is given', (store) => store.dispatch(giveOrder(deployment(store)))],
    ['one is taken back', (store) => store.dispatch(orderTakenBack())],
    ['the table is left', (store) => store.dispatch(homeOpened())],
    ['it is put away', (store) => store.dispatch(hintPutAway())],
  ])('is gone when %s', async (_what, act) => {
    const store = openTable({ adviser: adviser([END]) });
    await advised(store);
    act(store);
    expect(status(store)).toBe('none');
    expect(selectHintMarks(store.getState())).toEqual({ places: [], castle: false, cards: [] });
  });

  it('that is still being thought of when an order is given is not heard any more', async () => {
    const answers: ((advice: Advice) => void)[] = [];
    const ask = () => new Promise<Advice>((resolve) => answers.push(resolve));
    const store = openTable({ adviser: { ask } as unknown as Adviser });
    store.dispatch(hintAsked());
    await until(() => answers.length === 1);
    store.dispatch(hintAsked());
    expect(status(store)).toBe('thinking');
    await settle();
    expect(answers).toHaveLength(1);
    store.dispatch(giveOrder(deployment(store)));
    store.dispatch(playbackSkipped());
    await settle();
    answers[0]?.(adviceOf([END]));
    await settle();
    expect(status(store)).toBe('none');
  });

  it('that fails says so, and can be asked for again', async () => {
    const ask = vi.fn(async () => adviceOf([END])).mockRejectedValueOnce(new Error('no thought'));
    const store = openTable({ adviser: { ask } as unknown as Adviser });
    store.dispatch(hintAsked());
    await until(() => status(store) === 'failed');
    await advised(store);
  });

  it('for the opening hand points at the cards that should go back', async () => {
    const store = begunTable({});
    const [card = ''] = battleOf(store).truth.hands.left;
    const advice = begunTable({ adviser: adviser([{ type: 'mulligan', cards: [card] }]) });
    await advised(advice);
    expect(selectHintPlan(advice.getState())[0]?.aim).toEqual({ type: 'hand' });
    expect(selectHintMarks(advice.getState())).toEqual({ places: [], castle: false, cards: [] });
    advice.dispatch(hintAsked());
    expect(selectHintMarks(advice.getState()).cards).toEqual([card]);
    advice.dispatch(giveOrder(KEEP));
    expect(status(advice)).toBe('none');
  });
});
