import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRecord } from '../../../src/battle/model/record';
import { withOrder } from '../../../src/kernel/record';
import type { BattleTypes } from '../../../src/store/battle/battleRules';
import type { BattleSave as Save } from '../../../src/store/battle/battleSaveSchema';
import { readBattleSaves } from '../../../src/store/battle/readBattleSaves';
import { createSaveSlots, type Reading } from '../../../src/store/saves/saveSlots';
import type { SaveStorage } from '../../../src/store/saves/saveStorage';
import type { Seat } from '../../../src/store/seats/seatsSlice';
import { shippedBook } from '../../support/book';
import { battleFile, KEEP, MATCH, type MemoryStorage, memoryStorage } from '../support/table';

const book = shippedBook();
const slotsOf = (storage: SaveStorage) => createSaveSlots(storage, 'battle', readBattleSaves);

/** The battle at some moment of its course, which the stream counts. */
function saveAt(moment: number): Save {
  const record = withOrder(openRecord(book, MATCH), KEEP);
  return { record, book, seats: { left: 'human', right: 'human' }, stream: [moment, 0, 0, 0] };
}

const momentOf = ({ resumed }: Reading<BattleTypes, Seat>): number => resumed?.stream[0] ?? 0;

/** How a write can be cut off: before anything is there, in the middle, or before anybody hears that it is done. */
const TEARS = ['nothing', 'emptied', 'half', 'garbled', 'whole'] as const;
type Tear = (typeof TEARS)[number];
const BREAKING: readonly Tear[] = ['half', 'garbled'];

/** A storage whose next write can be cut off. */
function tearingStorage(): MemoryStorage & { tear: Tear | null } {
  const memory = memoryStorage();
  const storage = Object.assign(memory, { tear: null as Tear | null });
  const write = memory.write;
  storage.write = async (pen, writing) => {
    if (storage.tear === null) return write(pen, writing);
    const { slot, file, book, aside } = writing;
    if (aside !== null && storage.tear !== 'nothing') storage.aside.push(aside);
    storage.slots[slot] = torn(storage.tear, storage.slots[slot], file);
    if (storage.tear === 'whole' && book !== null) storage.books[book.hash] = book.book;
    storage.tear = null;
    throw new Error('the power is gone');
  };
  return storage;
}

function torn(tear: Tear, before: unknown, file: unknown): unknown {
  const text = JSON.stringify(file);
  if (tear === 'nothing') return before;
  if (tear === 'emptied') return undefined;
  if (tear === 'half') return text.slice(0, text.length / 2);
  return JSON.parse(tear === 'garbled' ? text.replace('"seats":', '"saets":') : text);
}

describe('two copies', () => {
  it.each(TEARS)('hold the last acknowledged save, whichever write is cut off (%s)', async (tear) => {
    for (let acknowledged = 0; acknowledged < 6; acknowledged++) {
      const storage = tearingStorage();
      const slots = slotsOf(storage);
      for (let moment = 1; moment <= acknowledged; moment++) await slots.write(saveAt(moment));
      storage.tear = tear;
      await expect(slots.write(saveAt(acknowledged + 1))).rejects.toThrow('the power is gone');
      const before = { ...storage.slots };
      const reading = await slotsOf(storage).read();
      expect(momentOf(reading)).toBe(tear === 'whole' ? acknowledged + 1 : acknowledged);
      expect(reading.broken).toHaveLength(BREAKING.includes(tear) ? 1 : 0);
      // Reading changes nothing, whatever it finds.
      expect(storage.slots).toEqual(before);
    }
  });

  it.each(BREAKING)('are needed: a single one is lost when its write is cut off (%s)', async (tear) => {
    const storage = tearingStorage();
    const { read, write } = storage;
    storage.read = async () => read(['battle', 'nothing']);
    storage.write = (pen, writing) => write(pen, { ...writing, slot: 'battle' });
    const slots = slotsOf(storage);
    for (const moment of [1, 2]) await slots.write(saveAt(moment));
    storage.tear = tear;
    await expect(slots.write(saveAt(3))).rejects.toThrow('the power is gone');
    expect(momentOf(await slotsOf(storage).read())).toBe(0);
  });

  it('hold it through any number of restarts, and wipe out nothing that is broken', async () => {
    const life = fc.record({ writes: fc.integer({ min: 0, max: 4 }), tear: fc.constantFrom(...TEARS) });
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 6 }), async (lives) => {
        const storage = tearingStorage();
        let [acknowledged, broken] = [0, 0];
        for (const { writes, tear } of lives) {
          const slots = slotsOf(storage);
          const resumed = momentOf(await slots.read());
          expect([acknowledged, acknowledged + 1]).toContain(resumed);
          for (let moment = resumed + 1; moment <= resumed + writes; moment++) await slots.write(saveAt(moment));
          acknowledged = resumed + writes;
          storage.tear = tear;
          await slots.write(saveAt(acknowledged + 1)).catch(() => undefined);
          broken += BREAKING.includes(tear) ? 1 : 0;
        }
        const reading = await slotsOf(storage).read();
        expect([acknowledged, acknowledged + 1]).toContain(momentOf(reading));
        expect(storage.aside.length + reading.broken.length).toBe(broken);
      }),
      { numRuns: 40, seed: 6 },
    );
  });

  it('go on from a single copy without a number, which is not written over at first', async () => {
    const old = battleFile(saveAt(5));
    const storage = memoryStorage(old);
    const slots = slotsOf(storage);
    expect(momentOf(await slots.read())).toBe(5);
    await slots.write(saveAt(6));
    expect(storage.slots.battle).toBe(old);
    expect(momentOf(await slotsOf(storage).read())).toBe(6);
  });

  it('are written in turn, and again to the same place after a failure', async () => {
    const storage = tearingStorage();
    const slots = slotsOf(storage);
    await slots.write(saveAt(1));
    storage.tear = 'garbled';
    await expect(slots.write(saveAt(2))).rejects.toThrow();
    await slots.write(saveAt(3));
    await slots.write(saveAt(4));
    const files = Object.values(storage.slots) as { readonly save: Save }[];
    expect(files.map(({ save }) => save.stream[0]).sort()).toEqual([3, 4]);
  });

  it('that are both broken are set aside before they are written over, or else nothing is written', async () => {
    const storage = memoryStorage('broken');
    storage.slots['battle-2'] = { format: 'something else' };
    const { write } = storage;
    storage.write = async () => {
      throw new Error('no room');
    };
    const slots = slotsOf(storage);
    const { resumed, broken } = await slots.read();
    expect([resumed, broken.map(({ raw }) => raw)]).toEqual([null, ['broken', { format: 'something else' }]]);
    await expect(slots.write(saveAt(1))).rejects.toThrow('no room');
    expect(storage.slots).toEqual({ battle: 'broken', 'battle-2': { format: 'something else' } });
    storage.write = write;
    await slots.write(saveAt(1));
    await slots.write(saveAt(2));
    expect(storage.aside).toEqual(['broken', { format: 'something else' }]);
    expect(momentOf(await slotsOf(storage).read())).toBe(2);
  });

  it('are looked at before the first write by whoever couldn’t read them', async () => {
    const storage = memoryStorage();
    const [earlier, later] = [slotsOf(storage), slotsOf(storage)];
    await earlier.write(saveAt(1));
    await earlier.write(saveAt(2));
    storage.failing = true;
    await expect(later.read()).rejects.toThrow('the disk is full');
    await expect(later.write(saveAt(3))).rejects.toThrow('the disk is full');
    storage.failing = false;
    await later.write(saveAt(3));
    const files = Object.values(storage.slots) as { readonly save: Save }[];
    expect(files.map(({ save }) => save.stream[0]).sort()).toEqual([2, 3]);
  });

  it('fall back to the older one when the newer is whole but its orders can’t be carried out', async () => {
    const storage = memoryStorage();
    const slots = slotsOf(storage);
    await slots.write(saveAt(1));
    const { record } = saveAt(2);
    await slots.write({ ...saveAt(2), record: withOrder(record, { type: 'attackCastle', unit: 'nobody' }) });
    const later = slotsOf(storage);
    const reading = await later.read();
    expect([momentOf(reading), reading.broken.map(({ reason }) => reason)]).toEqual([
      1,
      [expect.stringContaining('order 2 of 2 is refused')],
    ]);
    await later.write(saveAt(3));
    expect(await slotsOf(storage).peek()).toMatchObject({ stream: [3, 0, 0, 0] });
    expect(storage.aside).toHaveLength(1);
  });
});
