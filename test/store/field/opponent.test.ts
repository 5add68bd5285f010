import { describe, expect, it, vi } from 'vitest';
import type { FieldClient } from '../../../src/ai/field/worker/fieldClient';
import { stableHash } from '../../../src/kernel/hash';
import { replayMatch } from '../../../src/match/replayMatch';
import { fieldRules } from '../../../src/store/field/fieldRules';
import { fieldWatchPaused, fieldWatchResumed, fieldWatchStepped } from '../../../src/store/field/fieldSeatsSlice';
import { selectFieldTurn } from '../../../src/store/field/fieldSelectors';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import type { FieldStore } from '../../../src/store/field/openField';
import { fieldOpened, homeOpened } from '../../../src/store/screenSlice';
import { RULE_SETS } from '../../skirmish/support/books';
import { memoryStorage, settle, until } from '../support/table';
import { END, matchOf, openFieldStore, promptField, READY, showAtOnce, sitDown } from './support/table';

const isOver = (store: FieldStore) => () => matchOf(store).truth.winner !== null;
const ordersOf = (store: FieldStore) => matchOf(store).record.orders;

async function opponents(client?: FieldClient) {
  const storage = memoryStorage();
  const store = await openFieldStore({ storage, ...(client === undefined ? {} : { client }) });
  showAtOnce(store);
  return { storage, store };
}

/** A person on the left who is ready at once, and ends every turn. */
async function firstTurn(store: FieldStore): Promise<void> {
  sitDown(store, { right: 'recruit' });
  store.dispatch(giveFieldOrder(READY));
  await until(() => matchOf(store).truth.phase === 'battle');
}

describe('two opponents', () => {
  it.each(RULE_SETS)('play a whole battle by %s that can be replayed', async (rules) => {
    const { store } = await opponents();
    sitDown(store, { rules, left: 'recruit', right: 'soldier-wall', isSmall: true });
    await until(isOver(store), 60_000);
    const { book, record, truth } = matchOf(store);
    const replayed = replayMatch(fieldRules, book, JSON.parse(JSON.stringify(record)), null);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal));
    expect(stableHash(replayed.value.truth)).toBe(stableHash(truth));
    expect(store.getState().fieldSeats).toMatchObject({ failure: null, thinking: false });
  });

  it('stop when whoever watches says so, give one order at a time, and go on', async () => {
    const { store } = await opponents();
    sitDown(store, { left: 'recruit', right: 'recruit' });
    await until(() => ordersOf(store).length > 3);
    store.dispatch(fieldWatchPaused());
    await settle();
    const paused = ordersOf(store).length;
    await settle();
    expect(ordersOf(store)).toHaveLength(paused);
    store.dispatch(fieldWatchStepped());
    await until(() => ordersOf(store).length > paused);
    await settle();
    expect(ordersOf(store)).toHaveLength(paused + 1);
    store.dispatch(fieldWatchResumed());
    await until(() => ordersOf(store).length > paused + 2);
    store.dispatch(fieldWatchPaused());
  });
});

describe('an opponent', () => {
  it('is asked once for each plan, also when everything is shown at once', async () => {
    const asked: number[] = [];
    const { store } = await opponents({
      requestDecision: (request, signal) => {
        asked.push(ordersOf(store).length);
        return promptField.requestDecision(request, signal);
      },
    });
    await firstTurn(store);
    store.dispatch(giveFieldOrder(END));
    await until(() => selectFieldTurn(store.getState()) === 'left');
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('that can’t think passes, and that is told', async () => {
    const { store } = await opponents({ requestDecision: () => Promise.reject(new Error('the worker is gone')) });
    await firstTurn(store);
    store.dispatch(giveFieldOrder(END));
    await until(() => matchOf(store).truth.round === 2);
    expect(ordersOf(store)).toEqual([READY, { type: 'ready', side: 'right' }, END, END]);
    expect(store.getState().fieldSeats.failure).toContain('the worker is gone');
  });

  it('that nobody knows any more passes', async () => {
    const { store } = await opponents();
    sitDown(store, { right: 'nobody-at-all' });
    store.dispatch(giveFieldOrder(READY));
    await until(() => matchOf(store).truth.phase === 'battle');
    expect(store.getState().fieldSeats.failure).toContain('nobody-at-all');
  });

  it('whose plan the truth refuses gives it up and passes', async () => {
    const order = { type: 'move', unit: 'nobody', to: { x: 0, y: 0 } } as const;
    const requestDecision = vi.fn(async () => ({ orders: [{ order, reason: { kind: 'deploy' } as const }] }));
    const { store } = await opponents({ requestDecision });
    await firstTurn(store);
    store.dispatch(giveFieldOrder(END));
    await until(() => matchOf(store).truth.round === 2);
    expect(ordersOf(store)).toHaveLength(4);
    expect(store.getState().field.refusal).toBeNull();
  });

  it('waits while nobody is at the table, and goes on when somebody is back', async () => {
    const { store } = await opponents();
    await firstTurn(store);
    store.dispatch(giveFieldOrder(END));
    store.dispatch(homeOpened());
    await settle();
    const left = ordersOf(store).length;
    await settle();
    expect(ordersOf(store)).toHaveLength(left);
    store.dispatch(fieldOpened());
    await until(() => selectFieldTurn(store.getState()) === 'left');
    expect(matchOf(store).truth.round).toBe(2);
  });

  it('goes on by itself in a battle that is taken up on its turn', async () => {
    const { store, storage } = await opponents({ requestDecision: () => new Promise(() => undefined) });
    sitDown(store, { right: 'recruit' });
    store.dispatch(giveFieldOrder(READY));
    await settle();
    expect(matchOf(store).truth.phase).toBe('deployment');
    const later = await openFieldStore({ storage });
    showAtOnce(later);
    later.dispatch(fieldOpened());
    await until(() => matchOf(later).truth.phase === 'battle');
    expect(selectFieldTurn(later.getState())).toBe('left');
  });
});
