import { describe, expect, it } from 'vitest';
import { stableHash } from '../../../src/kernel/hash';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { selectFieldMatch, selectFieldUndoCount } from '../../../src/store/field/fieldSelectors';
import { fieldOrderTakenBack } from '../../../src/store/field/fieldSlice';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import type { FieldStore } from '../../../src/store/field/openField';
import { RULE_SETS } from '../../skirmish/support/books';
import { battleOf, battleSaves, begunTable, KEEP, laterVisit, memoryStorage, settle } from '../support/table';
import { END, fieldSaves, matchOf, openFieldStore, READY, showAtOnce, sitDown } from './support/table';

/** An order that moves somebody and shows nothing new. */
function deployment(store: FieldStore) {
  const { book, truth } = matchOf(store);
  const order = skirmishEngineFor(book)
    .legalOrders(truth, 'left')
    .find(({ type }) => type === 'deploy');
  if (order === undefined) throw new Error('nobody can be deployed');
  return order;
}

describe('a battle on the open field', () => {
  it.each(RULE_SETS)('by %s is written after each order, and taken up as it was', async (rules) => {
    const storage = memoryStorage();
    const store = await openFieldStore({ storage });
    sitDown(store, { rules });
    await settle();
    for (const order of [deployment(store), READY, READY, END, END]) {
      const writes = storage.writes.length;
      store.dispatch(giveFieldOrder(order));
      await settle();
      expect(storage.writes).toHaveLength(writes + 1);
      const { resumed } = await fieldSaves(storage).read();
      expect(resumed?.match.record).toEqual(matchOf(store).record);
    }
    const later = matchOf(await openFieldStore({ storage }));
    expect(stableHash(later.truth)).toBe(stableHash(matchOf(store).truth));
    expect(later.history).toEqual(matchOf(store).history.concat(matchOf(store).unplayed));
  });

  it('can take back what showed nothing, and that is kept too', async () => {
    const storage = memoryStorage();
    const store = await openFieldStore({ storage });
    showAtOnce(store);
    sitDown(store, { right: 'soldier' });
    const before = stableHash(matchOf(store).truth);
    store.dispatch(giveFieldOrder(deployment(store)));
    expect(selectFieldUndoCount(store.getState())).toBe(1);
    store.dispatch(fieldOrderTakenBack());
    expect(stableHash(matchOf(store).truth)).toBe(before);
    expect(selectFieldUndoCount(store.getState())).toBe(0);
    await settle();
    expect(matchOf(await openFieldStore({ storage })).record.orders).toEqual([]);
    store.dispatch(fieldOrderTakenBack());
    expect(store.getState().field.refusal?.code).toBe('nothing-to-undo');
  });

  it('keeps its own save beside that of a card battle', async () => {
    const storage = memoryStorage();
    const app = begunTable({ saves: battleSaves(storage) });
    const store = await openFieldStore({ app, storage });
    sitDown(store);
    store.dispatch(giveFieldOrder(READY));
    app.dispatch(giveOrder(KEEP));
    await settle();
    const cards = await laterVisit(storage);
    expect(battleOf(cards).record).toEqual(battleOf(app).record);
    const field = await openFieldStore({ storage, app: cards });
    expect(matchOf(field).record).toEqual(matchOf(store).record);
    expect(battleOf(cards).record).toEqual(battleOf(app).record);
  });

  it('that was spoilt in the storage is refused with a reason, and nothing is half-loaded', async () => {
    const storage = memoryStorage();
    const store = await openFieldStore({ storage });
    sitDown(store);
    await settle();
    for (const [slot, file] of Object.entries(storage.slots)) {
      if (file !== undefined) storage.slots[slot] = { ...(file as object), checksum: 'another' };
    }
    const later = await openFieldStore({ storage });
    expect(selectFieldMatch(later.getState())).toBeNull();
    expect(JSON.stringify(later.getState().notices)).toContain('checksum');
    expect((await fieldSaves(storage).read()).resumed).toBeNull();
  });
});
