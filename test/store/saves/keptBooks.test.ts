import { describe, expect, it } from 'vitest';
import { stableHash } from '../../../src/kernel/hash';
import { selectSave } from '../../../src/store/battle/battleSave';
import { battleBegun, bookReplaced } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { shippedBook } from '../../support/book';
import {
  battleFile,
  battleOf,
  begunTable,
  KEEP,
  laterVisit,
  MATCH,
  memoryStorage,
  openBattleFile,
  settle,
} from '../support/table';

const edited = () => ({ ...shippedBook(), rules: { ...shippedBook().rules, castleHealth: 99 } });

async function playedTable() {
  const storage = memoryStorage();
  const store = begunTable({ storage });
  await settle();
  for (const order of [KEEP, KEEP]) {
    store.dispatch(giveOrder(order));
    await settle();
  }
  return { storage, store, hash: battleOf(store).record.rules };
}

describe('the book of a kept battle', () => {
  it('is written once, and no copy holds it', async () => {
    const { storage, hash } = await playedTable();
    expect(Object.keys(storage.books)).toEqual([hash]);
    for (const file of storage.writes) expect(file).not.toHaveProperty('save.book');
    expect(battleOf(await laterVisit(storage)).record.orders).toEqual([KEEP, KEEP]);
  });

  it('is another one after a live edit', async () => {
    const { storage, store } = await playedTable();
    store.dispatch(bookReplaced(edited()));
    await settle();
    expect(Object.keys(storage.books)).toContain(stableHash(edited()));
    expect(battleOf(await laterVisit(storage)).book.rules.castleHealth).toBe(99);
  });

  it('that is gone is said; the save stays where it is', async () => {
    const { storage, hash } = await playedTable();
    delete storage.books[hash];
    const before = { ...storage.slots };
    const later = await laterVisit(storage);
    expect(later.getState().battle.match).toBeNull();
    expect(later.getState().notices.saveTrouble).toMatchObject({
      kind: 'unreadable',
      detail: 'the book that it was played by is missing',
    });
    expect(storage.slots).toEqual(before);
  });

  it('that was changed is not the one that the record names', async () => {
    const { storage, hash } = await playedTable();
    storage.books[hash] = edited();
    const later = await laterVisit(storage);
    expect(later.getState().notices.saveTrouble?.detail).toBe('its rules are not those that its record names');
  });

  it('is written again after the storage was emptied meanwhile', async () => {
    const { storage, store } = await playedTable();
    store.dispatch(battleBegun({ book: edited(), start: MATCH }));
    await settle();
    store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
    await settle();
    expect(storage.books).toHaveProperty(stableHash(shippedBook()));
    expect(battleOf(await laterVisit(storage)).record.rules).toBe(stableHash(shippedBook()));
  });
});

describe('a save file', () => {
  it('is whole: it opens without any storage', async () => {
    const { store } = await playedTable();
    const save = selectSave(store.getState());
    if (save === null) throw new Error('there is no battle');
    const opened = openBattleFile(JSON.parse(JSON.stringify(battleFile(save))));
    expect(opened.ok && stableHash(opened.value.match.truth)).toBe(stableHash(battleOf(store).truth));
  });

  it('of version 2, which held its book and named no game, opens from a file and from the storage', async () => {
    const { store } = await playedTable();
    const save = JSON.parse(JSON.stringify(selectSave(store.getState())));
    const old = { format: 'ninekeep-save', version: 2, checksum: stableHash(save), save };
    expect(openBattleFile(old).ok).toBe(true);
    expect(battleOf(await laterVisit(memoryStorage(old))).record.orders).toEqual([KEEP, KEEP]);
  });

  it('of another game is refused', async () => {
    const { store } = await playedTable();
    const save = selectSave(store.getState());
    if (save === null) throw new Error('there is no battle');
    const opened = openBattleFile({ ...battleFile(save), game: 'lanterns' });
    expect(!opened.ok && opened.refusal).toBe('it is a save of another game');
  });
});
