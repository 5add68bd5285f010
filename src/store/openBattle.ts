import type { BattleRecord } from '../battle/record';
import { stableHash } from '../kernel/hash';
import { battleFollowed, orderGiven } from './battleSlice';
import type { AppStore } from './createStore';
import { resumeBattle } from './resume';
import { replaySave, toSaveFile } from './save';
import { selectSave } from './saveSelectors';
import type { Saves } from './saves';
import { seatsFollowed } from './seatsSlice';
import { selectBattle } from './selectBattle';
import { tabLost, tabPlays, tabReads } from './tabSlice';
import type { Tabs } from './tabs';

/** Takes up the saved battle, to play it or, while another tab does, to look at it. */
export async function openBattle(store: AppStore, saves: Saves, tabs: Tabs): Promise<void> {
  const isReading = () => store.getState().tab === 'reading' || store.getState().tab === 'lost';
  const lose = () => {
    if (!isReading()) store.dispatch(tabLost());
  };
  tabs.listen({
    written: () => {
      if (isReading()) void follow(store, saves, isReading);
    },
    asked: async () => {
      // Whoever is asked while still taking over itself knows no more than the storage.
      const save = store.getState().tab === 'playing' ? selectSave(store.getState()) : null;
      lose();
      await saves.settled();
      return save === null ? null : toSaveFile(save);
    },
    lost: () => {
      lose();
      saves.release();
    },
    inherited: () => void inherit(store, saves, isReading),
  });
  if (!(await tabs.claim())) store.dispatch(tabReads());
  await resumeBattle(store, saves);
}

/** The tab that played is closed: this one goes on from its last write. */
async function inherit(store: AppStore, saves: Saves, isReading: () => boolean): Promise<void> {
  if (!isReading()) return;
  saves.release();
  await follow(store, saves, isReading);
  if (isReading()) store.dispatch(tabPlays());
}

/** Shows what the tab that plays has written. An attempt that fails is made up for by the next. */
async function follow(store: AppStore, saves: Saves, isReading: () => boolean): Promise<void> {
  const save = await saves.peek().catch(() => null);
  if (save === null || !isReading()) return;
  const { seats, stream, record } = save;
  const known = selectBattle(store.getState())?.record ?? null;
  const replayed = known !== null && isContinued(known, record) ? null : replaySave(save);
  if (replayed !== null && !replayed.ok) return;
  store.dispatch(seatsFollowed({ seats, stream }));
  if (replayed !== null) store.dispatch(battleFollowed(replayed.value.battle));
  else for (const order of record.orders.slice(known?.orders.length)) store.dispatch(orderGiven(order));
}

/** Whether the same battle has gone on, so that what is new can be shown order by order. */
function isContinued(known: BattleRecord, newer: BattleRecord): boolean {
  const sameSoFar = { ...newer, orders: newer.orders.slice(0, known.orders.length) };
  return stableHash(known) === stableHash(sameSoFar);
}
