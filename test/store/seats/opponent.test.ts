import { describe, expect, it, vi } from 'vitest';
import type { Plan, PlanAnalysis } from '../../../src/ai/players/player';
import type { PlayerName } from '../../../src/ai/players/playerNames';
import type { AiClient } from '../../../src/ai/worker/aiClient';
import { type AiRequest, answerRequest } from '../../../src/ai/worker/aiRequest';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { bookOf } from '../../../src/content/catalog';
import { openStream } from '../../../src/kernel/chance';
import { stableHash } from '../../../src/kernel/hash';
import { SIDES } from '../../../src/kernel/sides';
import { replayMatch } from '../../../src/match/replayMatch';
import { battleRules } from '../../../src/store/battle/battleRules';
import { battleBegun, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { catalogReplaced } from '../../../src/store/catalog/catalogSlice';
import { type AppStore, createStore } from '../../../src/store/createStore';
import { battleOpened, homeOpened } from '../../../src/store/screenSlice';
import { type Seat, seatsTaken, watchPaused } from '../../../src/store/seats/seatsSlice';
import { DEFAULT_SETTINGS, quickBattleChosen } from '../../../src/store/settings/settingsSlice';
import { loneTab } from '../../../src/store/tabs/tabs';
import { shippedBook, shippedCatalog } from '../../support/book';
import {
  battleOf,
  battleSaves,
  END,
  KEEP,
  laterVisit,
  MATCH,
  memoryStorage,
  openStore,
  promptThinker,
  refusalOf,
  settle,
  showAtOnce,
  silentAdviser,
  until,
} from '../support/table';

const NOBODYS_BLOW: Order = { type: 'attackCastle', unit: 'nobody' };

function sitDown(store: AppStore, left: Seat, right: Seat): void {
  showAtOnce(store);
  store.dispatch(seatsTaken({ seats: { left, right }, seed: 3 }));
  store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
}

/** The same after a person on the left, and the opponent, settled their hands. */
async function takeFirstTurn(store: AppStore): Promise<void> {
  sitDown(store, 'human', 'greedy');
  store.dispatch(giveOrder(KEEP));
  await until(() => battleOf(store).truth.phase === 'battle');
}

const isOver = (store: AppStore) => (): boolean => battleOf(store).truth.winner !== null;

describe('an opponent', () => {
  it.each<readonly [PlayerName, PlayerName]>([
    ['greedy', 'greedy'],
    ['greedy', 'random'],
    ['random', 'random'],
  ])(
    '%s against %s plays a whole battle through the store',
    async (left, right) => {
      const storage = memoryStorage();
      const store = openStore({ storage });
      sitDown(store, left, right);
      await until(isOver(store));
      await settle();
      const { record, truth, shown } = battleOf(store);
      const replayed = replayMatch(battleRules, shippedBook(), record, null);
      expect(replayed.ok && stableHash(replayed.value.truth)).toBe(stableHash(truth));
      expect(shown).toBe(truth);
      expect(refusalOf(store)).toBeNull();
      expect(storage.writes).toHaveLength(record.orders.length + 1);
      expect(store.getState().seats).toMatchObject({ thinking: false, failure: null });
    },
    30_000,
  );

  it('waits for the person, and for what the person has not yet seen', async () => {
    const think = vi.fn(promptThinker.requestPlan);
    const store = openStore({ aiClient: { requestPlan: think } });
    store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 3 }));
    store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
    await settle();
    expect(think).not.toHaveBeenCalled();
    store.dispatch(giveOrder(KEEP));
    await settle();
    expect(think).not.toHaveBeenCalled();
    showAtOnce(store);
    store.dispatch(playbackSkipped());
    await until(() => battleOf(store).truth.phase === 'battle');
    expect(think).toHaveBeenCalledTimes(1);
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.turn === 'left');
    expect(think).toHaveBeenCalledTimes(2);
  });

  it.each<readonly [Seat, Seat]>([
    ['human', 'greedy'],
    ['greedy', 'human'],
    ['random', 'greedy'],
  ])('settles its hand before the first round: %s against %s', async (left, right) => {
    const store = openStore();
    sitDown(store, left, right);
    if (left === 'human') store.dispatch(giveOrder(KEEP));
    if (right === 'human') {
      await until(() => battleOf(store).truth.turn === 'right');
      expect(battleOf(store).record.orders).toEqual([KEEP]);
      store.dispatch(giveOrder(KEEP));
    }
    await until(() => battleOf(store).truth.phase === 'battle');
    expect(
      battleOf(store)
        .record.orders.slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['mulligan', 'mulligan']);
  });

  it('is asked with what its side sees, and nothing more', async () => {
    const questions: AiRequest[] = [];
    const aiClient: AiClient = {
      requestPlan: async (request) => {
        questions.push(JSON.parse(JSON.stringify(request)) as AiRequest);
        return answerRequest(request);
      },
    };
    const store = openStore({ aiClient });
    await takeFirstTurn(store);
    const { truth } = battleOf(store);
    store.dispatch(giveOrder(END));
    await until(() => questions.length > 1);
    const afterTurn = engineFor(shippedBook()).submit(truth, END);
    expect(afterTurn.ok && questions[1]).toEqual({
      player: 'greedy',
      book: shippedBook(),
      seen: afterTurn.ok && engineFor(shippedBook()).observe(afterTurn.value.state, 'right'),
      stream: openStream(3, 'ai'),
    });
  });

  it.each<readonly [string, AiClient]>([
    ['rejects', { requestPlan: () => Promise.reject(new Error('no thought')) }],
    [
      'throws',
      {
        requestPlan: () => {
          throw new Error('no thought');
        },
      },
    ],
    ['answers nothing', { requestPlan: async () => undefined as unknown as Plan }],
  ])('that %s skips its turn and says so', async (_what, aiClient) => {
    const store = openStore({ aiClient });
    await takeFirstTurn(store);
    expect(battleOf(store).record.orders).toEqual([KEEP, KEEP]);
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.round === 2);
    expect(battleOf(store).truth.turn).toBe('left');
    expect(store.getState().seats.thinking).toBe(false);
    expect(store.getState().seats.failure).toMatch(/no thought|TypeError/);
  });

  it.each<readonly [string, Plan['orders']]>([
    ['an illegal plan', [NOBODYS_BLOW, END]],
    ['a plan of nonsense', [{ type: 'nonsense' } as never]],
    ['a plan of null', [null as never]],
    ['a plan that doesn’t end the turn, again and again', [NOBODYS_BLOW]],
  ])('with %s is asked once more, and then ends its turn instead of going round for ever', async (_what, orders) => {
    const think = vi.fn(async ({ stream }: AiRequest): Promise<Plan> => ({ orders, stream }));
    const store = openStore({ aiClient: { requestPlan: think } });
    await takeFirstTurn(store);
    expect(think).toHaveBeenCalledTimes(2);
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.round === 2);
    expect(think).toHaveBeenCalledTimes(4);
    expect(battleOf(store).truth.turn).toBe('left');
    expect(refusalOf(store)).toBeNull();
    expect(store.getState().seats.failure).not.toBeNull();
  });

  it('with an empty plan passes', async () => {
    const think = vi.fn(async ({ stream }: AiRequest): Promise<Plan> => ({ orders: [], stream }));
    const store = openStore({ aiClient: { requestPlan: think } });
    await takeFirstTurn(store);
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.round === 2);
    expect(think).toHaveBeenCalledTimes(2);
    expect(battleOf(store).truth.turn).toBe('left');
  });

  it('whose order the truth refuses makes a new plan, and its turn goes on with that', async () => {
    const plans: Plan['orders'][] = [[KEEP], [NOBODYS_BLOW, END]];
    const think = vi.fn(async (request: AiRequest): Promise<Plan> => {
      const orders = plans.shift();
      return orders === undefined ? answerRequest(request) : { orders, stream: request.stream };
    });
    const store = openStore({ aiClient: { requestPlan: think } });
    await takeFirstTurn(store);
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.round === 2);
    expect(think).toHaveBeenCalledTimes(3);
    const given = battleOf(store).record.orders.slice(3);
    expect(given.map(({ type }) => type)).toEqual(expect.arrayContaining(['deploy', 'endTurn']));
    expect(store.getState().seats.failure).toBeNull();
  });

  it('gives its second order by a second look, which is asked with what it meant to do', async () => {
    const questions: AiRequest[] = [];
    const first: Order = { type: 'deploy', card: 'ember-lancer', at: { row: 0, col: 2 } };
    const aiClient: AiClient = {
      requestPlan: async (request) => {
        questions.push(request);
        const { seen, stream, intent } = request;
        if (seen.phase === 'mulligan' || intent !== undefined)
          return { orders: [seen.phase === 'battle' ? END : KEEP], stream };
        const [order = END] = engineFor(request.book)
          .legalOrders(battleOf(store).truth, 'right')
          .filter(({ type }) => type === 'deploy');
        const meant = { begun: seen, given: [order], rest: [first, END], positions: 7 };
        return { orders: [order, first, END], stream, intent: meant };
      },
    };
    const store = openStore({ aiClient });
    await takeFirstTurn(store);
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.round === 2);
    expect(questions).toHaveLength(3);
    expect(questions.map(({ intent }) => intent?.rest)).toEqual([undefined, undefined, [first, END]]);
    expect(questions[2]?.seen.units).toHaveLength(1 + (questions[1]?.seen.units.length ?? 0));
    expect(
      battleOf(store)
        .record.orders.slice(3)
        .map(({ type }) => type),
    ).toEqual(['deploy', 'endTurn']);
    expect(store.getState().seats).toMatchObject({ plan: [], intent: null, failure: null });
  });

  it('leaves its reasons behind, and none for its opening hand', async () => {
    const analysis: PlanAnalysis = { wins: false, nodes: 7 };
    const aiClient: AiClient = { requestPlan: async (request) => ({ ...answerRequest(request), analysis }) };
    const store = openStore({ aiClient });
    sitDown(store, 'human', 'captain-flanker');
    store.dispatch(giveOrder(KEEP));
    await until(() => battleOf(store).truth.phase === 'battle');
    expect(store.getState().seats.reasoned).toBeNull();
    store.dispatch(giveOrder(END));
    await until(() => battleOf(store).truth.round === 2);
    const { reasoned } = store.getState().seats;
    expect(reasoned).toMatchObject({ side: 'right', player: 'captain-flanker', analysis, isRunning: false });
    expect(reasoned?.begun).toMatchObject({ side: 'right', round: 1, turn: 'right' });
    expect(reasoned?.given).toEqual(battleOf(store).record.orders.slice(3));
  });

  it.each<readonly [string, (store: AppStore) => void]>([
    ['leaves the table', (store) => store.dispatch(homeOpened())],
    ['stops the battle', (store) => store.dispatch(watchPaused())],
    ['begins another', (store) => sitDown(store, 'human', 'human')],
  ])('stops thinking when somebody %s', async (_what, interrupt) => {
    const signals: (AbortSignal | undefined)[] = [];
    const think: AiClient['requestPlan'] = (_question, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const store = openStore({ aiClient: { requestPlan: think } });
    sitDown(store, 'greedy', 'random');
    await until(() => signals.length === 1);
    expect(signals[0]?.aborted).toBe(false);
    interrupt(store);
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    expect(store.getState().seats.thinking).toBe(false);
    expect(battleOf(store).record.orders).toEqual([]);
  });

  it('thinks again when somebody comes back to the table', async () => {
    const think = vi.fn(promptThinker.requestPlan);
    const store = openStore({ aiClient: { requestPlan: think } });
    sitDown(store, 'greedy', 'human');
    store.dispatch(homeOpened());
    await settle();
    expect(battleOf(store).record.orders).toEqual([]);
    store.dispatch(battleOpened());
    await until(() => battleOf(store).truth.turn === 'right');
  });

  it('that is thinking when another battle begins is not heard any more', async () => {
    const answers: ((plan: Plan) => void)[] = [];
    const aiClient: AiClient = { requestPlan: () => new Promise((resolve) => answers.push(resolve)) };
    const store = openStore({ aiClient });
    sitDown(store, 'greedy', 'human');
    await until(() => answers.length === 1);
    expect(store.getState().seats.thinking).toBe(true);
    store.dispatch(seatsTaken({ seats: { left: 'human', right: 'human' }, seed: 3 }));
    store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
    answers[0]?.({ orders: [{ type: 'concede' }], stream: openStream(1, 'ai') });
    await settle();
    expect(battleOf(store).truth.winner).toBeNull();
    expect(store.getState().seats).toMatchObject({ thinking: false, plan: [] });
  });

  it('that is thinking when a card is edited thinks again with the new card', async () => {
    const questions: AiRequest[] = [];
    const answers: ((plan: Plan) => void)[] = [];
    const aiClient: AiClient = {
      requestPlan: (request) => {
        questions.push(request);
        return new Promise((resolve) => answers.push(resolve));
      },
    };
    const store = openStore({ aiClient });
    sitDown(store, 'greedy', 'human');
    await until(() => questions.length === 1);
    const catalog = shippedCatalog();
    const oathguard = catalog.cards.oathguard;
    if (oathguard === undefined) throw new Error('no oathguard');
    const edited = { ...catalog, cards: { ...catalog.cards, oathguard: { ...oathguard, attack: 40 } } };
    store.dispatch(catalogReplaced({ catalog: edited, problems: [] }));
    await until(() => questions.length === 2);
    expect(questions[1]?.book).toEqual(bookOf(edited));
    answers[0]?.({ orders: [{ type: 'concede' }], stream: openStream(1, 'ai') });
    answers[1]?.({ orders: [KEEP], stream: openStream(1, 'ai') });
    await until(() => battleOf(store).truth.turn === 'right');
    expect(battleOf(store).truth.winner).toBeNull();
  });

  it('gives its next order only when the one before is kept', async () => {
    const storage = memoryStorage();
    const held: (() => void)[] = [];
    const write = storage.write;
    storage.write = async (...given) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return write(...given);
    };
    const store = openStore({ storage });
    sitDown(store, 'random', 'random');
    for (let orders = 0; orders < 5; orders++) {
      await settle();
      expect(battleOf(store).record.orders).toHaveLength(orders);
      held.pop()?.();
      await until(() => battleOf(store).record.orders.length > orders);
    }
  });

  it('goes on after a reload in the middle of its turn', async () => {
    const storage = memoryStorage();
    const store = openStore({ storage });
    sitDown(store, 'greedy', 'human');
    await until(() => battleOf(store).truth.turn === 'right');
    store.dispatch(giveOrder(KEEP));
    await until(() => storage.writes.length >= 4);
    const later = await laterVisit(Object.assign(memoryStorage(storage.writes[3]), { books: storage.books }));
    showAtOnce(later);
    expect(battleOf(later).truth).toMatchObject({ phase: 'battle', turn: 'left' });
    await until(() => battleOf(later).truth.turn === 'right');
    expect(SIDES.map((side) => later.getState().seats.seats[side])).toEqual(['greedy', 'human']);
  });

  it('lets a catalog without a change of rules pass', () => {
    const store = openStore();
    sitDown(store, 'human', 'human');
    const { record } = battleOf(store);
    store.dispatch(catalogReplaced({ catalog: { ...shippedCatalog() }, problems: [] }));
    expect(battleOf(store).record).toBe(record);
  });
});

describe('settings', () => {
  it('are kept whenever they change', () => {
    const kept: unknown[] = [];
    const store = createStore({
      catalog: { catalog: shippedCatalog(), problems: [] },
      settings: { ...DEFAULT_SETTINGS, language: 'it', theme: 'light', speed: 'half' },
      aiClient: promptThinker,
      adviser: silentAdviser,
      saves: battleSaves(memoryStorage()),
      tabs: loneTab(),
      keepSettings: (settings) => kept.push(settings),
    });
    expect(store.getState().settings.language).toBe('it');
    store.dispatch({ type: 'settings/settingsChanged', payload: { theme: 'dark' } });
    store.dispatch(quickBattleChosen({ deck: 'cinder' }));
    expect(kept).toMatchObject([
      { language: 'it', theme: 'dark', speed: 'half', quickBattle: { deck: null } },
      { language: 'it', quickBattle: { deck: 'cinder', side: 'left' } },
    ]);
  });
});
