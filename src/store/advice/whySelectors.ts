import { createSelector } from '@reduxjs/toolkit';
import type { Feature } from '../../ai/evaluation/features';
import type { Reason } from '../../ai/players/player';
import type { BattleEvent } from '../../battle/model/events';
import { OPPONENT } from '../../kernel/sides';
import { selectShownState } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import type { Reasoned } from '../seats/planning';
import { selectHistory } from '../view/tableSelectors';

/** What only the owner of a hand can know: while the battle lasts, a plan isn't explained by it. */
const PRIVATE: ReadonlySet<Feature> = new Set<Feature>(['handCost', 'handPlayable']);

/** The last plan that was carried out to its end, with the reasons that may be told; a running one is nobody's to know. */
export const selectReasoned = createSelector(
  [
    (state: RootState) => state.seats.reasoned,
    (state: RootState) => selectShownState(state)?.turn ?? null,
    (state: RootState) => (selectShownState(state)?.winner ?? null) !== null,
  ],
  (reasoned, turn, isOver): Reasoned | null => {
    if (reasoned === null || (reasoned.side === turn && !isOver)) return null;
    const { analysis } = reasoned;
    if (analysis === null || isOver) return reasoned;
    const reasons = analysis.reasons.filter(({ feature }: Reason) => !PRIVATE.has(feature));
    return { ...reasoned, analysis: { ...analysis, reasons } };
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
