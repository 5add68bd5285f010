import { quickBattleChosen } from '../../store/settings/settingsSlice';
import type { QuickBattle } from '../../store/start/quickBattle';
import { selectSettings } from '../../store/view/battleSelectors';
import { useAppDispatch, useAppSelector } from '../common/hooks/storeHooks';

/** What is chosen for the next battle, and how that is changed. It is remembered for the next visit. */
export function useChoices(): readonly [QuickBattle, (choice: Partial<QuickBattle>) => void] {
  const dispatch = useAppDispatch();
  const { quickBattle } = useAppSelector(selectSettings);
  return [quickBattle, (choice) => dispatch(quickBattleChosen(choice))];
}

/** No deck and no battlefield has an empty id: it stands for the lot. */
export const LOT = '';

/** What isn't there any more is drawn by lot. */
export function known(options: readonly string[], id: string | null): string {
  return id !== null && options.includes(id) ? id : LOT;
}
