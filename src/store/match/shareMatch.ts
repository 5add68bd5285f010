import { isAnyOf } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import { saveFailed } from '../saves/noticesSlice';
import { openSaveFile } from '../saves/openSave';
import type { Saves } from '../saves/saves';
import { errorMessage } from '../saves/saveWriter';
import type { HandOver, Tabs } from '../tabs/tabs';
import type { MatchListeners, MatchStore, MatchTable } from './matchTable';
import { resume, resumeMatch } from './resume';
import { takeEpoch } from './takeEpoch';
import { withTimeout } from './withTimeout';

/** Moves the match from the tab that played it to this one. */
export function shareMatch<Types extends GameTypes, Seat extends string, State>(
  listeners: MatchListeners<State>,
  table: MatchTable<Types, Seat, State>,
  saves: Saves<Types, Seat>,
  tabs: Tabs,
): void {
  const { selectTab, loadReader } = table;
  const { begun, imported } = table.actions;
  const { takeOverAsked, tabPlays, tabReads } = table.tabActions;

  let attempts = 0;
  /** Whether what is begun now still counts: not once a third tab was quicker, nor once this one has begun anew. */
  const beginAttempt = ({ getState }: MatchStore<State>): (() => boolean) => {
    const own = ++attempts;
    return () => own === attempts && selectTab(getState()) === 'takingOver';
  };

  listeners.startListening({
    actionCreator: takeOverAsked,
    effect: async (_, api) => {
      const isStillWanted = beginAttempt(api);
      const isTakenUp = await takeUp(api, isStillWanted).catch((error: unknown) => {
        api.dispatch(saveFailed({ kind: 'read-failed', detail: errorMessage(error) }));
        return false;
      });
      if (!isStillWanted()) return;
      // What was followed until now may be old: written after all, it would wipe out what couldn't be read.
      api.dispatch(isTakenUp || table.selectMatch(api.getState()) === null ? tabPlays() : tabReads());
    },
  });

  async function takeUp(store: MatchStore<State>, isStillWanted: () => boolean): Promise<boolean> {
    const taken = await takeOver(tabs, saves, isStillWanted, () => {
      // It was given up and told, and yet the place is this tab's: nobody else would play, and this one would show what is old.
      if (selectTab(store.getState()) === 'reading' && tabs.isHeld()) store.dispatch(takeOverAsked());
    });
    if (taken === null) return false;
    const { handed, epoch } = taken;
    // Handed over under another epoch, it isn't the last: somebody else has played since. Without storage nobody knows.
    const file = epoch === 0 || handed?.epoch === epoch - 1 ? handed?.file : null;
    const opened = file == null ? null : openSaveFile(await loadReader(), file);
    if (opened?.ok !== true) return resumeMatch(table, store, saves);
    if (!isStillWanted()) return true;
    resume(table, store, opened.value);
    // The tab that played may have known more than it could write: it is on the disk before anybody plays on or leaves.
    const save = table.selectSave(store.getState());
    if (save !== null) saves.put(save);
    await saves.settled();
    return true;
  }

  listeners.startListening({
    matcher: isAnyOf(begun, imported),
    effect: async (_, api) => {
      if (selectTab(api.getState()) !== 'takingOver') return;
      const isStillWanted = beginAttempt(api);
      await takeOver(tabs, saves, isStillWanted).catch(() => null);
      if (isStillWanted()) api.dispatch(tabPlays());
    },
  });
}

interface TakenOver {
  readonly handed: HandOver | null;
  readonly epoch: number;
}

/**
 * A browser that refuses to give the lock refuses it to every tab. Who was robbed meanwhile robs nobody in turn. A storage
 * that hangs is waited for so long; `late` is when it gave the epoch after all.
 */
async function takeOver(
  tabs: Tabs,
  saves: Pick<Saves<GameTypes, string>, 'take' | 'lastEpoch'>,
  isWanted: () => boolean,
  late: () => void = () => undefined,
): Promise<TakenOver | null> {
  const lastEpoch = await withTimeout(saves.lastEpoch()).catch(() => 0);
  if (!isWanted()) return null;
  const handed = await tabs.takeOver(lastEpoch).catch(() => null);
  if (!isWanted()) return null;
  const taking = takeEpoch(saves, tabs);
  try {
    return { handed, epoch: await withTimeout(taking) };
  } catch (error) {
    void taking.then((epoch) => (epoch === 0 ? undefined : late()));
    throw error;
  }
}
