import type { Speed } from '../../store/settings/settings';
import { selectSpeed } from '../../store/settings/tableSettings';
import { useAppSelector } from '../common/hooks/storeHooks';

const LENGTH_AT: Readonly<Record<Speed, number>> = { half: 2, normal: 1, double: 0.5, instant: 0 };

/** How long everything on the stage lasts against its length at normal speed; 0 shows results at once. */
export function useStageLength(): number {
  return LENGTH_AT[useAppSelector(selectSpeed)];
}
