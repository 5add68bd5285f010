import { selectBattle } from '../battle/selectBattle';
import type { AppStore } from '../createStore';
import { whenDrawn } from '../saves/whenDrawn';
import type { BattleSummary } from './battleSummary';
import { selectSummary } from './selectSummary';

/** Keeps what the start page shows of the battle: now, and whenever an order that changed it is on the screen. */
export function keepSummary(store: AppStore, keep: (summary: BattleSummary | null) => void): void {
  const truth = () => selectBattle(store.getState())?.truth;
  let kept = truth();
  let isWaiting = false;
  const keepNow = (): void => {
    isWaiting = false;
    kept = truth();
    keep(selectSummary(store.getState()));
  };
  // A battle that couldn't be read may be there all the same.
  if (kept !== undefined || store.getState().notices.saveTrouble === null) keepNow();
  store.subscribe(() => {
    if (isWaiting || truth() === kept) return;
    isWaiting = true;
    void whenDrawn().then(keepNow);
  });
}
