import { createContext, use } from 'react';
import type { Position } from '../../core/geometry/position';
import type { GuideParts } from '../common/controls/guideParts';

/** Who acts and where, as a lesson shows it on the board. */
export interface FieldBeaconPlace {
  /** Null where no unit acts. */
  readonly from: Position | null;
  readonly at: Position | null;
  /** Another step at the same cells is pointed at anew. */
  readonly step: number;
}

/** Who leads somebody through a battle on the open field, as `src/ui/battle/guide.ts` does through one with cards. */
export interface FieldGuide extends GuideParts {
  readonly beacon: FieldBeaconPlace | null;
  /** The buttons that wait to be pressed, by the names that `useGuideMark` gives them. */
  readonly buttons: readonly string[];
  /** Puts the focus on what is to be pressed next. */
  readonly show: () => void;
}

export const FieldGuideContext = createContext<FieldGuide | null>(null);

export function useFieldGuide(): FieldGuide | null {
  return use(FieldGuideContext);
}

/** What a button must carry so that a guide finds it, and whether the guide waits for it. */
export function useGuideMarks(): (button: string) => { readonly 'data-guide': string; readonly 'data-lit'?: '' } {
  const lit = useFieldGuide()?.buttons ?? [];
  return (button) => ({ 'data-guide': button, ...(lit.includes(button) && { 'data-lit': '' }) });
}
