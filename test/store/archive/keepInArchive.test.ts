import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { battleChecks } from '../../../src/content/packed/checkedBattle';
import { packedBattle } from '../../../src/content/packed/packedBattle';
import { unpackBattle } from '../../../src/content/packed/packedText';
import { stableHash } from '../../../src/kernel/hash';
import { archiveFile, readArchiveFile } from '../../../src/store/archive/archiveFile';
import type { FoundBattle, KeptBattle } from '../../../src/store/archive/keptBattle';
import type { WatchedArchive } from '../../../src/store/archive/lazyArchive';
import { battleBegun } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { campaignProgress } from '../../../src/store/campaign/campaignProgress';
import { archiveRoomGiven } from '../../../src/store/saves/noticesSlice';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { shippedBook, shippedDeck } from '../../support/book';
import { openStore } from '../support/table';

/** In memory; told to fail, it does, and of more battles than `room` it says so as a browser does. */
function memoryArchive(
  failure: string | null = null,
  room = Infinity,
): WatchedArchive & { readonly kept: Map<string, FoundBattle> } {
  const kept = new Map<string, FoundBattle>();
  const unmarked = () =>
    [...kept.values()].filter(({ battle }) => !battle.isFavourite && battle.note === '').map(({ battle }) => battle.id);
  return {
    kept,
    keep: async (battle, book) => {
      if (failure !== null) throw new Error(failure);
      if (kept.size >= room) throw new DOMException('the disk is full', 'QuotaExceededError');
      if (!kept.has(battle.id)) kept.set(battle.id, { battle, book, variations: [] });
    },
    list: async () => [...kept.values()].map(({ battle }) => battle),
    countOutcomes: async () => ({ won: 0, lost: 0, drawn: 0, decided: 0, abandoned: 0 }),
    find: async (id) => kept.get(id) ?? null,
    note: async () => undefined,
    remove: async (ids) => {
      for (const id of ids) kept.delete(id);
      return [];
    },
    all: async () => [...kept.values()],
    keepVariations: async () => undefined,
    oldestUnmarked: async (most) => unmarked().slice(0, most),
    replaceAll: async () => undefined,
    putBack: async () => undefined,
    watch: () => () => undefined,
  };
}

function begunWith(archive: WatchedArchive) {
  const store = openStore({ archive });
  const decks = { left: shippedDeck('bastion'), right: shippedDeck('cinder') };
  const begin = (seed: number) => {
    store.dispatch(seatsTaken({ seats: { left: 'human', right: 'human' }, seed }));
    store.dispatch(battleBegun({ book: shippedBook(), start: { type: 'match', seed, decks, battlefield: 'ruins' } }));
    for (const _ of ['left', 'right']) store.dispatch(giveOrder({ type: 'mulligan', cards: [] }));
    store.dispatch(giveOrder({ type: 'endTurn' }));
  };
  begin(1);
  return { store, begin };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

describe('the archive', () => {
  it('keeps a battle that ends, in less than 4 KB, so that it can be opened again', async () => {
    const archive = memoryArchive();
    const { store } = begunWith(archive);
    store.dispatch(giveOrder({ type: 'concede' }));
    await expect.poll(() => archive.kept.size).toBe(1);
    const [{ battle, book }] = [...archive.kept.values()] as [FoundBattle];
    expect(battle).toMatchObject({
      mode: 'battle',
      outcome: 'decided',
      winner: 'left',
      side: null,
      decks: { left: 'bastion', right: 'cinder' },
      ground: 'ruins',
    } satisfies Partial<KeptBattle>);
    expect(JSON.stringify(battle).length).toBeLessThan(4096);
    const opened = unpackBattle(packedBattle, battleChecks, book as ReturnType<typeof shippedBook>, battle.packed);
    expect(opened.ok && opened.value.record.orders.at(-1)).toEqual({ type: 'concede' });
  });

  it('keeps a battle that gives way to another as left unfinished', async () => {
    const archive = memoryArchive();
    const { begin } = begunWith(archive);
    begin(2);
    await expect.poll(() => [...archive.kept.values()].map(({ battle }) => battle.outcome)).toEqual(['abandoned']);
  });

  it('keeps a battle of a scenario and one of the campaign, by name, with how they went', async () => {
    const archive = memoryArchive();
    const store = openStore({ archive });
    const { state } = createBattleEngine(shippedBook()).begin({
      type: 'match',
      seed: 1,
      decks: { left: shippedDeck('bastion'), right: shippedDeck('cinder') },
      battlefield: 'ruins',
    });
    const play = (campaign: string | null): void => {
      const start = { type: 'position' as const, state, battlefield: 'ruins' };
      const honour = { type: 'castle', least: 70 } as const;
      const running = { id: campaign ?? 'none', honour, isHarder: campaign !== null, start: stableHash(start) };
      campaignProgress.write({ won: {}, running: campaign === null ? null : running, fresh: null });
      store.dispatch(seatsTaken({ seats: { left: 'human', right: 'captain' }, seed: 1 }));
      store.dispatch(battleBegun({ book: shippedBook(), start, scenario: 'The Gate' }));
      for (const _ of ['left', 'right']) store.dispatch(giveOrder({ type: 'mulligan', cards: [] }));
      if (campaign !== null) store.dispatch(giveOrder({ type: 'endTurn' }));
      store.dispatch(giveOrder({ type: 'concede' }));
    };
    play(null);
    await expect.poll(() => archive.kept.size).toBe(1);
    play('twin-hills');
    await expect.poll(() => archive.kept.size).toBe(2);
    const [scenario, campaign] = [...archive.kept.values()].map(({ battle }) => battle);
    expect(scenario).toMatchObject({ scenario: 'The Gate', decks: { left: null, right: null }, ground: 'ruins' });
    expect(campaign).toMatchObject({ campaign: 'twin-hills', decks: { left: 'bastion', right: 'cinder' } });
    expect(campaign?.scenario).toBeUndefined();
    expect(campaign?.course?.[0]).toBe(0);
    for (const { battle } of archive.kept.values()) {
      expect(JSON.stringify(battle).length).toBeLessThan(4096);
      const file = archiveFile([{ battle, book: undefined, variations: [] }]);
      expect(readArchiveFile(file)).toMatchObject({ ok: true, value: [{ battle }] });
    }
  });

  it('does not keep what was hardly begun, and keeps the same battle once', async () => {
    const archive = memoryArchive();
    const store = openStore({ archive });
    const decks = { left: shippedDeck('bastion'), right: shippedDeck('bastion') };
    for (const seed of [1, 2])
      store.dispatch(battleBegun({ book: shippedBook(), start: { type: 'match', seed, decks, battlefield: null } }));
    await settled();
    expect(archive.kept.size).toBe(0);
    const twice = begunWith(archive);
    twice.begin(1);
    twice.begin(1);
    await settled();
    expect(archive.kept.size).toBe(1);
  });

  it('says it when a battle can not be kept, and the battle goes on', async () => {
    const { store } = begunWith(memoryArchive('the disk is full'));
    store.dispatch(giveOrder({ type: 'concede' }));
    await expect
      .poll(() => store.getState().notices.saveTrouble)
      .toMatchObject({ kind: 'not-archived', detail: 'the disk is full' });
  });

  it('asks before the oldest battles without a mark give way to one that finds no room', async () => {
    const archive = memoryArchive(null, 2);
    const { store, begin } = begunWith(archive);
    begin(2);
    begin(3);
    await expect.poll(() => archive.kept.size).toBe(2);
    const [oldest = '', marked = ''] = archive.kept.keys();
    const { battle, ...rest } = archive.kept.get(marked) as FoundBattle;
    archive.kept.set(marked, { battle: { ...battle, isFavourite: true }, ...rest });
    begin(4);
    await expect.poll(() => store.getState().notices.saveTrouble).toMatchObject({ kind: 'archive-full', detail: '1' });
    expect([...archive.kept.keys()]).toEqual([oldest, marked]);
    store.dispatch(archiveRoomGiven());
    await expect.poll(() => archive.kept.has(oldest)).toBe(false);
    await expect.poll(() => archive.kept.size).toBe(2);
    expect(archive.kept.has(marked)).toBe(true);
    expect(store.getState().notices.saveTrouble).toBeNull();
  });

  it('says it when there is no room and every battle is marked', async () => {
    const { store, begin } = begunWith(memoryArchive(null, 0));
    begin(2);
    await expect.poll(() => store.getState().notices.saveTrouble).toMatchObject({ kind: 'not-archived' });
  });
});
