import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { stableHash } from '../../../src/kernel/hash';
import { bookReplaced, orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { noticeDismissed, saveRetried } from '../../../src/store/saves/noticesSlice';
import type { SaveFile } from '../../../src/store/saves/save';
import { book } from '../../support/book';
import {
  battleOf,
  begunTable,
  END,
  laterVisit,
  memoryStorage,
  openBattleFile,
  openTable,
  settle,
  showAtOnce,
} from '../support/table';

/** The next order of a long battle: anything but ending the turn, now and then. */
function someOrder(store: ReturnType<typeof openTable>, index: number): Order {
  const { truth, book: rules } = battleOf(store);
  const offered = engineFor(rules).legalOrders(truth, truth.turn);
  return offered[(index * 5) % offered.length] ?? END;
}

describe('saving', () => {
  it('happens at the beginning and after every order, before anything is played back', async () => {
    const storage = memoryStorage();
    const store = begunTable({ storage });
    await settle();
    expect(storage.writes).toHaveLength(1);
    for (let index = 0; index < 10; index++) {
      store.dispatch(giveOrder(someOrder(store, index)));
      await settle();
      expect(storage.writes).toHaveLength(index + 2);
      expect(battleOf(store).unplayed.length).toBeGreaterThan(0);
    }
  });

  it('leaves a file that resumes to the same battle, after every order', async () => {
    const storage = memoryStorage();
    const store = begunTable({ storage });
    showAtOnce(store);
    for (let index = 0; index < 60 && battleOf(store).truth.winner === null; index++) {
      store.dispatch(giveOrder(someOrder(store, index)));
      const { truth, history, record, undoPoint } = battleOf(store);
      await settle();
      const opened = openBattleFile(storage.writes.at(-1), storage.books);
      if (!opened.ok) throw new Error(opened.refusal);
      expect(stableHash(opened.value.match.truth)).toBe(stableHash(truth));
      expect(opened.value.match.record).toEqual(record);
      expect(opened.value.match.history).toEqual(history);
      expect(opened.value.match.undoPoint).toEqual(undoPoint);
    }
  });

  it('follows an order taken back', async () => {
    const storage = memoryStorage();
    const store = openTable({ storage });
    await settle();
    const recordOf = (file: unknown) => (file as SaveFile).save.record;
    const before = recordOf(storage.file);
    const deploy = engineFor(battleOf(store).book)
      .legalOrders(battleOf(store).truth, 'left')
      .find(({ type }) => type === 'deploy');
    if (deploy === undefined) throw new Error('nothing can be deployed');
    store.dispatch(giveOrder(deploy));
    await settle();
    expect(recordOf(storage.file)).not.toEqual(before);
    store.dispatch(orderTakenBack());
    await settle();
    expect(recordOf(storage.file)).toEqual(before);
  });

  it('does not happen for a refused order nor for playback', async () => {
    const storage = memoryStorage();
    const store = begunTable({ storage });
    await settle();
    store.dispatch(giveOrder({ type: 'attackCastle', unit: 'nobody' }));
    store.dispatch(playbackSkipped());
    await settle();
    expect(storage.writes).toHaveLength(1);
  });

  it('follows a live edit: the file begins at the position', async () => {
    const storage = memoryStorage();
    const store = openTable({ storage });
    store.dispatch(giveOrder(END));
    store.dispatch(bookReplaced(book()));
    await settle();
    const opened = openBattleFile(storage.file, storage.books);
    expect(opened.ok && opened.value.match.record.start.type).toBe('position');
    expect(opened.ok && stableHash(opened.value.match.truth)).toBe(stableHash(battleOf(store).truth));
  });

  it('that fails is said once and play goes on; when it works again the notice goes', async () => {
    const storage = memoryStorage();
    const store = openTable({ storage });
    await settle();
    storage.failing = true;
    store.dispatch(giveOrder(END));
    await settle();
    expect(store.getState().notices.saveTrouble).toEqual({ kind: 'write-failed', detail: 'the disk is full' });
    store.dispatch(giveOrder(END));
    await settle();
    expect(battleOf(store).truth.round).toBe(2);
    storage.failing = false;
    store.dispatch(giveOrder(END));
    await settle();
    expect(store.getState().notices.saveTrouble).toBeNull();
    expect(openBattleFile(storage.file, storage.books).ok).toBe(true);
  });

  it('to a storage that is deleted is said at once and not made again unasked; play goes on', async () => {
    const storage = memoryStorage();
    const store = openTable({ storage });
    await settle();
    storage.lose('it was deleted');
    const gone = { kind: 'storage-gone', detail: 'it was deleted' };
    expect(store.getState().notices.saveTrouble).toEqual(gone);
    const writes = storage.writes.length;
    store.dispatch(giveOrder(END));
    await settle();
    expect([storage.writes.length, store.getState().notices.saveTrouble]).toEqual([writes, gone]);
    store.dispatch(saveRetried());
    await settle();
    expect(store.getState().notices.saveTrouble).toBeNull();
    expect(battleOf(await laterVisit(storage)).record).toEqual(battleOf(store).record);
  });

  it('that goes on failing is not said again to who has sent the notice away, unless asked to try again', async () => {
    const storage = memoryStorage();
    const store = openTable({ storage });
    await settle();
    storage.failing = true;
    store.dispatch(giveOrder(END));
    await settle();
    store.dispatch(noticeDismissed());
    store.dispatch(giveOrder(END));
    await settle();
    expect(store.getState().notices).toMatchObject({ saveTrouble: { kind: 'write-failed' }, isDismissed: true });
    store.dispatch(saveRetried());
    await settle();
    expect(store.getState().notices).toMatchObject({ saveTrouble: { kind: 'write-failed' }, isDismissed: false });
    storage.failing = false;
    store.dispatch(saveRetried());
    await settle();
    expect(store.getState().notices.saveTrouble).toBeNull();
    expect(storage.file).toMatchObject({ save: { record: battleOf(store).record } });
  });
});

describe('resuming', () => {
  async function savedTable() {
    const storage = memoryStorage();
    const store = openTable({ storage });
    for (let index = 0; index < 25; index++) store.dispatch(giveOrder(someOrder(store, index)));
    await settle();
    return { storage, store };
  }

  it('takes up the battle, the seats and the opponents’ chance; nothing waits to be played', async () => {
    const { storage, store } = await savedTable();
    const later = await laterVisit(storage);
    const [before, after] = [battleOf(store), battleOf(later)];
    expect(stableHash(after.truth)).toBe(stableHash(before.truth));
    expect(after.record).toEqual(before.record);
    expect(after.shown).toBe(after.truth);
    expect(after.unplayed).toEqual([]);
    expect(after.history).toEqual([...before.history, ...before.unplayed]);
    expect(later.getState().seats).toEqual(store.getState().seats);
    expect(later.getState().notices.saveTrouble).toBeNull();
  });

  it('plays on as if nothing had been', async () => {
    const { storage, store } = await savedTable();
    const later = await laterVisit(storage);
    for (let index = 0; index < 25; index++) {
      const order = someOrder(store, index);
      store.dispatch(giveOrder(order));
      later.dispatch(giveOrder(order));
      expect(stableHash(battleOf(later).truth)).toBe(stableHash(battleOf(store).truth));
    }
  });

  it.each([undefined, null])('finds nothing in an empty storage (%s) and says nothing', async (file) => {
    const storage = memoryStorage(file);
    const store = await laterVisit(storage);
    expect(store.getState().battle.match).toBeNull();
    expect(store.getState().notices.saveTrouble).toBeNull();
  });

  it('goes on from the older copy when the newer is damaged, says so and has it to be exported', async () => {
    const { storage, store } = await savedTable();
    store.dispatch(giveOrder(someOrder(store, 25)));
    await settle();
    const before = battleOf(await laterVisit(storage)).record.orders.length;
    const newest = storage.slots.battle === storage.file ? 'battle' : 'battle-2';
    storage.slots[newest] = { ...(storage.file as SaveFile), checksum: 'torn' };
    const later = await laterVisit(storage);
    expect(battleOf(later).record.orders).toHaveLength(before - 1);
    expect(later.getState().notices.saveTrouble).toEqual({
      kind: 'one-damaged',
      detail: 'its checksum does not fit its content',
      raw: JSON.stringify(storage.slots[newest]),
    });
  });

  it('is tried again when the storage can be read after all', async () => {
    const { storage, store } = await savedTable();
    storage.failing = true;
    const later = await laterVisit(storage);
    expect(later.getState().battle.match).toBeNull();
    storage.failing = false;
    later.dispatch(saveRetried());
    await settle();
    expect(battleOf(later).record).toEqual(battleOf(store).record);
    expect(later.getState().notices.saveTrouble).toBeNull();
  });

  it('says so when the storage can’t be read', async () => {
    const storage = memoryStorage();
    storage.failing = true;
    const store = await laterVisit(storage);
    expect(store.getState().notices.saveTrouble).toEqual({ kind: 'read-failed', detail: 'the disk is full' });
  });
});
