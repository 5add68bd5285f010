import { createContext, use } from 'react';
import type { Order } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import { type HintMarks, selectHintMarks } from '../../store/advice/hintSelectors';
import type { GuideParts } from '../common/controls/guideParts';
import { useAppSelector } from '../common/hooks/storeHooks';

export interface BeaconPlace {
  readonly at: Position;
  readonly deed: Order['type'];
  /** Somebody stands there. */
  readonly isTaken: boolean;
  /** Another step at the same cell is pointed at anew. */
  readonly step: number;
}

/** Who leads somebody through a battle: what it puts in the place of parts of the table, and what it points at. */
export interface Guide extends GuideParts {
  readonly marks: HintMarks;
  /** The cell to act on, and what is done there. */
  readonly beacon: BeaconPlace | null;
  /** What else waits to be pressed. */
  readonly button: 'undo' | 'endTurn' | null;
  /** Puts the focus on what is to be pressed next. */
  readonly show: () => void;
}

export const GuideContext = createContext<Guide | null>(null);

export function useGuide(): Guide | null {
  return use(GuideContext);
}

/** What the guide points at; without one, what a hint does. */
export function useHintMarks(): HintMarks {
  const hinted = useAppSelector(selectHintMarks);
  return useGuide()?.marks ?? hinted;
}
