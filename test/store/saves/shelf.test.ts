import { describe, expect, it } from 'vitest';
import { selectSave } from '../../../src/store/battle/battleSave';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { beginInvited } from '../../../src/store/invitations/invite';
import { toSaveFile } from '../../../src/store/saves/save';
import { backAsked, shelfDeleted, shelfLooked } from '../../../src/store/saves/shelfSlice';
import { shippedCatalog } from '../../support/book';
import { battleOf, battleSaves, laterVisit, memoryStorage, openBattleFile, openTable } from '../support/table';

const END = { type: 'endTurn' } as const;

/** A battle under way, and another one to open. */
function twoBattles() {
  const storage = memoryStorage();
  const saves = battleSaves(storage);
  const store = openTable({ saves });
  store.dispatch(giveOrder(END));
  const other = openTable();
  const save = selectSave(other.getState());
  if (save === null) throw new Error('there is no battle');
  const opened = openBattleFile(JSON.parse(JSON.stringify(toSaveFile('battle', save))));
  if (!opened.ok) throw new Error(opened.refusal);
  const open = () => beginInvited(store, shippedCatalog(), { type: 'battle', name: 'other.json', ...opened.value });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    await saves.settled();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return { storage, saves, store, open, settle };
}

describe('a battle that another takes the place of', () => {
  it('can be gone back to, and the two change places as often as one likes', async () => {
    const { storage, store, open, settle } = twoBattles();
    const first = battleOf(store).record;
    expect(store.getState().shelf.replaced).toBe(false);
    open();
    await settle();
    expect(battleOf(store).record).not.toEqual(first);
    const second = battleOf(store).record;
    expect(store.getState().shelf.replaced).toBe(true);
    for (const expected of [first, second, first]) {
      store.dispatch(backAsked('replaced'));
      await expect.poll(() => battleOf(store).record).toEqual(expected);
      await settle();
      expect(store.getState().shelf.replaced).toBe(true);
      // A closed tab loses neither of them.
      const later = await laterVisit(storage);
      expect(battleOf(later).record).toEqual(expected);
      later.dispatch(shelfLooked(await battleSaves(storage).shelf.look()));
      expect(later.getState().shelf).toEqual({ aside: null, replaced: true });
    }
  });

  it('is kept with the write that takes its place: whenever the page is left, both are there', async () => {
    const { storage, store, open, settle } = twoBattles();
    const first = battleOf(store).record;
    open();
    await settle();
    const second = battleOf(store).record;
    const moments: unknown[][] = [];
    const write = storage.write;
    storage.write = async (pen, writing) => {
      await write(pen, writing);
      const { read, shelf } = battleSaves(storage);
      const beside = await shelf.open('replaced');
      moments.push([(await read()).resumed?.match.record, beside?.ok === true ? beside.value.match.record : null]);
    };
    store.dispatch(backAsked('replaced'));
    await expect.poll(() => moments.length).toBeGreaterThan(0);
    await settle();
    for (const moment of moments) expect(moment).toEqual([first, second]);
  });

  it('that is over is not kept, and leaves its place to the one that is gone back to', async () => {
    const { store, open, settle } = twoBattles();
    open();
    await settle();
    store.dispatch(giveOrder({ type: 'concede' }));
    store.dispatch(backAsked('replaced'));
    await expect.poll(() => store.getState().shelf.replaced).toBe(false);
    expect(battleOf(store).truth.winner).toBeNull();
  });
});

describe('a battle that couldn’t be drawn', () => {
  it('is put aside unopened, and lies there until it is opened again', async () => {
    const { storage, saves, store, settle } = twoBattles();
    const { record } = battleOf(store);
    await settle();
    await saves.shelf.setAside();
    const later = await laterVisit(storage);
    expect(later.getState().battle.match).toBeNull();
    const shelf = await battleSaves(storage).shelf.look();
    later.dispatch(shelfLooked(shelf));
    const exported = openBattleFile(JSON.parse(shelf.aside ?? 'null'));
    expect(exported.ok && exported.value.match.record).toEqual(record);
    later.dispatch(backAsked('aside'));
    await expect.poll(() => later.getState().battle.match?.record).toEqual(record);
    await expect.poll(() => later.getState().shelf.aside).toBeNull();
    expect((await laterVisit(storage)).getState().battle.match?.record).toEqual(record);
  });

  it('can be deleted', async () => {
    const { storage, saves, settle } = twoBattles();
    await settle();
    await saves.shelf.setAside();
    const later = await laterVisit(storage);
    later.dispatch(shelfLooked(await battleSaves(storage).shelf.look()));
    later.dispatch(shelfDeleted('aside'));
    expect(later.getState().shelf.aside).toBeNull();
    await expect.poll(() => battleSaves(storage).shelf.look()).toEqual({ aside: null, replaced: false });
  });

  it('of which nothing can be read is put aside as it is', async () => {
    const storage = memoryStorage({ nonsense: true });
    await battleSaves(storage).shelf.setAside();
    expect(await battleSaves(storage).shelf.look()).toEqual({ aside: '{"nonsense":true}', replaced: false });
  });
});
