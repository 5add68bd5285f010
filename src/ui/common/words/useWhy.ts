import { selectReasoned, selectWhyTold } from '../../../store/advice/whySelectors';
import { selectIsShared, selectIsWatched } from '../../../store/seats/seatSelectors';
import { selectViewer } from '../../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import { useNames } from './useNarrator';
import { type Why, whyOf } from './whyWords';

/** Why the opponent did what it did in its last turn; null while there is nothing to explain. */
export function useWhy(): Why | null {
  const speak = useSpeak();
  const names = useNames();
  const reasoned = useAppSelector(selectReasoned);
  const told = useAppSelector(selectWhyTold);
  const viewer = useAppSelector(selectViewer);
  const isForBoth = useAppSelector((state) => selectIsShared(state) || selectIsWatched(state));
  return reasoned === null ? null : whyOf(speak, names, reasoned, told, isForBoth ? 'both' : viewer);
}
