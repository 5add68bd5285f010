import { useLayoutEffect, useState } from 'react';
import type { BySide, Side } from '../../../kernel/sides';
import type { FieldSeat } from '../../../store/field/fieldSeatsSlice';
import { fieldSeenBy } from '../../../store/field/replay/fieldReplayStore';
import type { ReplayView } from '../../../store/replay/replayStore';
import { useAppStore } from '../../common/hooks/storeHooks';

/** From whose side the battle is seen: at first the person's, with everything open where there is none. */
export function useFieldReplayView(
  seats: BySide<FieldSeat>,
  own: Side | null,
): readonly [ReplayView, (view: ReplayView) => void] {
  const store = useAppStore();
  const [view, setView] = useState<ReplayView>(own);
  useLayoutEffect(() => fieldSeenBy(store, seats, view), [store, seats, view]);
  return [view, setView];
}
