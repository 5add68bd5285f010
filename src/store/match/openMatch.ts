import { stableHash } from '../../kernel/hash';
import type { GameTypes, RecordOf } from '../../match/rules';
import { replaySave } from '../saves/openSave';
import { toSaveFile } from '../saves/save';
import type { Saves } from '../saves/saves';
import type { Tabs } from '../tabs/tabs';
import type { MatchStore, MatchTable } from './matchTable';
import { resumeMatch } from './resume';
import { takeEpoch } from './takeEpoch';
import { withTimeout } from './withTimeout';

/**
 * Takes up the saved match, to play it or, while another tab does, to look at it. `beforeResuming` is asked in the tab that
 * plays, while nothing is opened yet.
 */
export async function openMatch<Types extends GameTypes, Seat extends string, State>(
  table: MatchTable<Types, Seat, State>,
  store: MatchStore<State>,
  saves: Saves<Types, Seat>,
  tabs: Tabs,
  beforeResuming?: () => Promise<void>,
): Promise<void> {
  const { tabLost, tabReads, tabPlays } = table.tabActions;
  const isReading = () => ['reading', 'lost'].includes(table.selectTab(store.getState()));
  /** One after the other: what was written earlier must not be shown later. */
  let followed = Promise.resolve(true);
  const follow = (): Promise<boolean> => {
    // What this tab itself still writes must be there, or it would show less than it has written.
    followed = followed.then(saves.settled).then(() => followOnce(table, store, saves, isReading));
    return followed;
  };
  const stopPlaying = () => {
    if (!isReading()) store.dispatch(tabLost());
  };
  /** Whoever was asked shows all that it handed over; whoever was robbed may show what doesn't count. */
  const lose = (isRobbed = !isReading()) => {
    stopPlaying();
    saves.release();
    if (isRobbed) void follow();
  };
  /** The tab that played is gone: this one goes on from its last write. */
  const inherit = async (): Promise<void> => {
    if (!isReading()) return;
    const epoch = await takeEpoch(saves, tabs);
    const isUpToDate = await follow();
    if (isUpToDate && isReading() && saves.epoch() === epoch) store.dispatch(tabPlays());
  };
  tabs.listen({
    epoch: saves.epoch,
    written: () => {
      if (isReading()) void follow();
    },
    asked: async () => {
      // Whoever is asked while still taking over itself knows no more than the storage.
      const state = store.getState();
      const save = table.selectTab(state) === 'playing' ? table.selectSave(state) : null;
      stopPlaying();
      if (save === null) void follow();
      await saves.settled();
      return save === null ? null : toSaveFile(table.game, save);
    },
    lost: () => lose(),
    inherited: () => void inherit(),
  });
  saves.onWrite((outcome) => {
    if (outcome.ok) return tabs.tellWritten();
    if (outcome.why !== 'overtaken') return;
    // What wasn't written may have been handed over to somebody who was no longer waiting for it.
    lose(true);
    // A tab that has lost its place may have taken an epoch on its way out: the place is still this one's.
    if (tabs.isHeld()) void inherit();
  });
  if (await tabs.claim(saves.lastEpoch)) {
    // The page must not stay blank for a storage that hangs: the first write waits for the pen.
    await withTimeout(takeEpoch(saves, tabs)).catch(() => 0);
    await beforeResuming?.();
  } else {
    saves.release();
    store.dispatch(tabReads());
  }
  await resumeMatch(table, store, saves);
  // A page that is left writes and can't say so any more: whoever plays after it says it for all that follow.
  if (tabs.isHeld()) tabs.tellWritten();
}

/** Shows what the tab that plays has written; false if it can't be read. An attempt that fails is made up for by the next. */
async function followOnce<Types extends GameTypes, Seat extends string, State>(
  table: MatchTable<Types, Seat, State>,
  store: MatchStore<State>,
  saves: Pick<Saves<Types, Seat>, 'peek'>,
  isReading: () => boolean,
): Promise<boolean> {
  const save = await saves.peek().catch(() => undefined);
  if (save === undefined) return false;
  const reader = save === null ? null : await table.loadReader();
  if (save === null || reader === null || !isReading()) return true;
  const { seats, stream, record } = save;
  const known = table.selectMatch(store.getState())?.record ?? null;
  const replayed = known !== null && isContinued(known, record) ? null : replaySave(reader, save);
  if (replayed !== null && !replayed.ok) return false;
  store.dispatch(table.playersFollowed({ seats, stream }));
  if (replayed !== null) store.dispatch(table.actions.followed(replayed.value.match));
  else for (const order of record.orders.slice(known?.orders.length)) store.dispatch(table.giveOrder(order));
  return true;
}

/** Whether the same match has gone on, so that what is new can be shown order by order. */
function isContinued<Types extends GameTypes>(known: RecordOf<Types>, newer: RecordOf<Types>): boolean {
  const sameSoFar = { ...newer, orders: newer.orders.slice(0, known.orders.length) };
  return stableHash(known) === stableHash(sameSoFar);
}
