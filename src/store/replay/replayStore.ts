import { openStream } from '../../kernel/chance';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import { battleRules } from '../battle/battleRules';
import { battleImported, momentFound } from '../battle/battleSlice';
import { readBattleSaves } from '../battle/readBattleSaves';
import type { CatalogState } from '../catalog/catalogSlice';
import { type AppStore, createStore } from '../createStore';
import { forgetfulStorage } from '../saves/forgetfulStorage';
import { createSaves } from '../saves/saves';
import { type Seat, seatsFollowed } from '../seats/seatsSlice';
import type { Settings } from '../settings/settingsSlice';
import { loneTab } from '../tabs/tabs';
import type { Replay } from './openReplay';

/** From whose side a replay is seen; null with everything open. */
export type ReplayView = Side | null;

/**
 * The store of a replay. A store of its own: nothing that is looked at can touch the running battle, its save or its
 * opponent.
 */
export function createReplayStore(replay: Replay, catalog: CatalogState, settings: Settings): AppStore {
  const store = createStore({
    catalog,
    settings,
    // Nobody decides anything here.
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(forgetfulStorage(), battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  store.dispatch(battleImported(replay.battle));
  const [first] = replay.moments;
  if (first !== undefined) store.dispatch(momentFound(first));
  return store;
}

/** Lays the table for a viewer: a side sees its own hand; with everything open nobody is a person. */
export function seenBy(store: AppStore, seats: BySide<Seat>, view: ReplayView): void {
  const other = (side: Side): Seat => (seats[side] === 'human' ? 'greedy' : seats[side]);
  const viewed = bySide((side): Seat => (side === view ? 'human' : other(side)));
  store.dispatch(seatsFollowed({ seats: viewed, stream: openStream(0, 'ai') }));
}
