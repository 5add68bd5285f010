import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import { battleBegun, orderTakenBack } from '../../../src/store/battle/battleSlice';
import { takeOverAsked } from '../../../src/store/battle/battleTabSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { homeOpened } from '../../../src/store/screenSlice';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { selectLegalOrders, selectMayOrder, selectWhyNoUndo } from '../../../src/store/view/battleSelectors';
import { shippedBook } from '../../support/book';
import { battleOf, KEEP, MATCH, memoryStorage, promptThinker, settle, showAtOnce } from '../support/table';
import { openBrowser } from '../support/tabs';

const recordOf = (store: AppStore) => battleOf(store).record;
const tabOf = (store: AppStore) => store.getState().tab;

function begin(store: AppStore, seed = 42, right: 'human' | 'greedy' = 'human'): void {
  store.dispatch(seatsTaken({ seats: { left: 'human', right }, seed: 7 }));
  store.dispatch(battleBegun({ book: shippedBook(), start: { ...MATCH, seed } as typeof MATCH }));
}

function deploy(store: AppStore): void {
  const { truth, book } = battleOf(store);
  const order = engineFor(book)
    .legalOrders(truth, truth.turn)
    .find(({ type }) => type === 'deploy');
  if (order === undefined) throw new Error('nothing can be deployed');
  store.dispatch(giveOrder(order));
}

/** A battle that one tab plays and another looks at. */
async function twoTabs() {
  const storage = memoryStorage();
  const browser = openBrowser(storage);
  const first = await browser.open();
  begin(first);
  for (const order of [KEEP, KEEP]) first.dispatch(giveOrder(order));
  await settle();
  return { storage, browser, first, second: await browser.open() };
}

describe('a second tab', () => {
  it('looks at the battle and can’t give orders', async () => {
    const { first, second } = await twoTabs();
    expect([tabOf(first), tabOf(second)]).toEqual(['playing', 'reading']);
    expect(recordOf(second)).toEqual(recordOf(first));
    expect(selectMayOrder(second.getState())).toBe(false);
    expect(selectLegalOrders(second.getState())).toEqual([]);
    expect(selectWhyNoUndo(second.getState())).toBe('elsewhere');
  });

  it('follows order by order, so that they can be played back, and what was taken back too', async () => {
    const { storage, first, second } = await twoTabs();
    const writes = storage.writes.length;
    deploy(first);
    await settle();
    expect(recordOf(second)).toEqual(recordOf(first));
    expect(battleOf(second).unplayed.length).toBeGreaterThan(0);
    first.dispatch(orderTakenBack());
    await settle();
    expect(recordOf(second)).toEqual(recordOf(first));
    expect(storage.writes).toHaveLength(writes + 2);
  });

  it('stays on the start page while it follows', async () => {
    const { first, second } = await twoTabs();
    second.dispatch(homeOpened());
    deploy(first);
    await settle();
    first.dispatch(orderTakenBack());
    await settle();
    expect(second.getState().screen).toBe('home');
  });

  it('takes over with all orders, and the first follows from then on', async () => {
    const { first, second } = await twoTabs();
    deploy(first);
    second.dispatch(takeOverAsked());
    expect(tabOf(second)).toBe('takingOver');
    await settle();
    expect([tabOf(first), tabOf(second)]).toEqual(['lost', 'playing']);
    expect(recordOf(second)).toEqual(recordOf(first));
    deploy(second);
    await settle();
    expect(recordOf(first)).toEqual(recordOf(second));
    first.dispatch(takeOverAsked());
    await settle();
    expect([tabOf(first), tabOf(second)]).toEqual(['playing', 'lost']);
  });

  it('gets what the first couldn’t write', async () => {
    const { storage, first, second } = await twoTabs();
    storage.failing = true;
    deploy(first);
    await settle();
    expect(recordOf(second).orders).toHaveLength(2);
    second.dispatch(takeOverAsked());
    await settle();
    expect(recordOf(second)).toEqual(recordOf(first));
    storage.failing = false;
  });

  it('has written what the first couldn’t before it plays: loaded again at that moment, it still knows it', async () => {
    const { storage, first, second } = await twoTabs();
    storage.failing = true;
    deploy(first);
    await settle();
    storage.failing = false;
    const written = new Promise((resolve) => {
      second.subscribe(() => {
        if (tabOf(second) === 'playing') resolve(structuredClone(storage.file));
      });
    });
    second.dispatch(takeOverAsked());
    expect(await written).toMatchObject({ save: { record: { orders: recordOf(first).orders } } });
    expect(recordOf(first).orders).toHaveLength(3);
  });

  it('takes over from one that sleeps, whose waiting write is never made', async () => {
    const { storage, browser, first, second } = await twoTabs();
    browser.sleeping = true;
    second.dispatch(takeOverAsked());
    await settle();
    deploy(second);
    await settle();
    const writes = storage.writes.length;
    deploy(first);
    await settle();
    expect([tabOf(first), tabOf(second)]).toEqual(['lost', 'playing']);
    expect(storage.writes).toHaveLength(writes);
  });

  it('takes over from one that never hears of it, whose next write is refused: it follows and says nothing of a failure', async () => {
    const { storage, browser, first, second } = await twoTabs();
    browser.sleeping = true;
    browser.isDeaf = true;
    second.dispatch(takeOverAsked());
    await settle();
    deploy(second);
    await settle();
    const writes = storage.writes.length;
    expect(tabOf(first)).toBe('playing');
    first.dispatch(giveOrder({ type: 'endTurn' }));
    await settle();
    expect([tabOf(first), tabOf(second), storage.writes.length]).toEqual(['lost', 'playing', writes]);
    expect(recordOf(first)).toEqual(recordOf(second));
    expect(first.getState().notices.saveTrouble).toBeNull();
  });

  it('doesn’t go on from what it followed when the storage can’t be read: that may be old', async () => {
    const { storage, browser, first, second } = await twoTabs();
    browser.sleeping = true;
    storage.failing = true;
    second.dispatch(takeOverAsked());
    await settle();
    expect([tabOf(first), tabOf(second)]).toEqual(['lost', 'reading']);
    expect(second.getState().notices.saveTrouble).toMatchObject({ kind: 'read-failed' });
  });

  it('is the only one that plays when a third takes over at the same time', async () => {
    const { browser, first, second } = await twoTabs();
    const third = await browser.open();
    for (const tab of [second, third]) tab.dispatch(takeOverAsked());
    await settle();
    expect([first, second, third].map(tabOf)).toEqual(['lost', 'lost', 'playing']);
    deploy(third);
    await settle();
    for (const tab of [first, second]) expect(recordOf(tab)).toEqual(recordOf(third));
  });

  it('plays the battle that is begun in it', async () => {
    const { first, second } = await twoTabs();
    begin(second, 43);
    expect(selectMayOrder(second.getState())).toBe(false);
    await settle();
    expect([tabOf(first), tabOf(second)]).toEqual(['lost', 'playing']);
    expect(recordOf(second).start).toMatchObject({ seed: 43 });
    expect(recordOf(first)).toEqual(recordOf(second));
  });

  it('thinks of nothing; whoever takes over does', async () => {
    const storage = memoryStorage();
    const browser = openBrowser(storage);
    const first = await browser.open({ aiClient: { requestPlan: () => new Promise(() => undefined) } });
    begin(first, 42, 'greedy');
    first.dispatch(giveOrder(KEEP));
    showAtOnce(first);
    await settle();
    let questions = 0;
    const think: typeof promptThinker.requestPlan = (request) => {
      questions += 1;
      return promptThinker.requestPlan(request);
    };
    const second = await browser.open({ aiClient: { requestPlan: think } });
    showAtOnce(second);
    await settle();
    expect(questions).toBe(0);
    second.dispatch(takeOverAsked());
    await settle();
    expect(questions).toBeGreaterThan(0);
    expect(first.getState().seats.thinking).toBe(false);
  });
});
