import { openStream } from '../../kernel/chance';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import { battleRules } from '../battle/battleRules';
import { battleImported, momentFound } from '../battle/battleSlice';
import { readBattleSaves } from '../battle/readBattleSaves';
import type { CatalogState } from '../catalog/catalogSlice';
import { type AppStore, createStore } from '../createStore';
import { FORGETFUL } from '../saves/forgetful';
import { createSaves } from '../saves/saves';
import { type Seat, seatsFollowed } from '../seats/seatsSlice';
import type { Settings } from '../settings/settings';
import { loneTab } from '../tabs/tabs';
import type { BattleReplay } from './openReplay';

/** From whose side a replay is seen; null with everything open. */
export type ReplayView = Side | null;

/**
 * The store of a replay. A store of its own: nothing that is looked at can touch the running battle, its save or its
 * opponent.
 */
export function createReplayStore(replay: BattleReplay, catalog: CatalogState, settings: Settings): AppStore {
  const store = createStillStore(catalog, settings);
  store.dispatch(battleImported(replay.battle));
  const first = replay.moments.at(0);
  if (first !== undefined) store.dispatch(momentFound(first));
  return store;
}

/** A store in which nobody decides or advises anything, and of which nothing is kept. */
export function createStillStore(catalog: CatalogState, settings: Settings): AppStore {
  return createStore({
    catalog,
    settings,
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
}

/** Lays the table for a viewer: a side sees its own hand; with everything open nobody is a person. */
export function seenBy(store: AppStore, seats: BySide<Seat>, view: ReplayView): void {
  const other = (side: Side): Seat => (seats[side] === 'human' ? 'greedy' : seats[side]);
  const viewed = bySide((side): Seat => (side === view ? 'human' : other(side)));
  store.dispatch(seatsFollowed({ seats: viewed, stream: openStream(0, 'ai') }));
}
