import { createSelector } from '@reduxjs/toolkit';
import type { ToldDeeds } from '../../ai/explain/chooseDeeds';
import type { BattleEvent } from '../../battle/model/events';
import { lookUp } from '../../kernel/dispatch';
import { OPPONENT } from '../../kernel/sides';
import { selectShownState } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import type { Reasoned } from '../seats/planning';
import { selectHistory } from '../view/tableSelectors';

/** The last turn of an opponent that came to its end; a running one is nobody's to know. */
export const selectReasoned = createSelector(
  [
    (state: RootState) => state.seats.reasoned,
    (state: RootState) => selectShownState(state)?.turn ?? null,
    (state: RootState) => (selectShownState(state)?.winner ?? null) !== null,
  ],
  (reasoned, turn, isOver): Reasoned | null => {
    if (reasoned === null) return null;
    return isOver || (reasoned.side !== turn && !reasoned.isRunning) ? reasoned : null;
  },
);

/** What that turn did, and how the bar moved in it, as far as both are known. */
export interface WhyTold {
  readonly deeds: ToldDeeds | null;
  /** Left's chance when the turn began and when it was over. */
  readonly chances: { readonly before: number; readonly after: number } | null;
}

export const selectWhyTold = createSelector(
  [(state: RootState) => state.why, (state: RootState) => state.chance, selectReasoned],
  ({ deeds, after: afterKey }, known, reasoned): WhyTold => {
    const chanceAt = (key: string | null | undefined): number | null =>
      key == null ? null : (lookUp(known, key) ?? null);
    const [before, after] = [chanceAt(reasoned?.before), chanceAt(afterKey)];
    return { deeds, chances: before === null || after === null ? null : { before, after } };
  },
);

/** Before which place of the history its explanation stands: behind what the next turn begins with, or at the end of all. */
export const selectWhyPlace = createSelector([selectReasoned, selectHistory], (reasoned, history): number | null => {
  if (reasoned === null) return null;
  if (history.at(-1)?.type === 'battleEnded') return history.length;
  const next = OPPONENT[reasoned.side];
  return 1 + history.findLastIndex((event) => BEGINNINGS.has(event.type) && 'side' in event && event.side === next);
});

const BEGINNINGS: ReadonlySet<BattleEvent['type']> = new Set<BattleEvent['type']>([
  'turnBegan',
  'cardDrawn',
  'cardOverdrawn',
]);
