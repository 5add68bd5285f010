import { useState } from 'react';
import type { Arms } from '../../../content/campaign/arms';
import { ownArms } from '../../../store/campaign/ownArms';
import { selectIsShared, selectIsWatched } from '../../../store/seats/seatSelectors';
import { useAppSelector } from './storeHooks';

/** The arms of the person who fights alone; nothing where two share the screen, or nobody plays. */
export function useOwnArms(): Arms | undefined {
  const [{ worn }] = useState(ownArms.read);
  const isAlone = useAppSelector((state) => !selectIsShared(state) && !selectIsWatched(state));
  return isAlone ? worn : undefined;
}
