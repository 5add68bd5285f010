import { useState } from 'react';
import { selectHint } from '../../store/advice/hintSelectors';
import type { HintState } from '../../store/advice/hintSlice';
import type { Outcome } from '../battle/outcome';
import type { Selection } from '../battle/selection';
import type { Pointing } from '../battle/usePointed';
import { useAppSelector } from '../common/hooks/storeHooks';

interface Asked {
  readonly hint: HintState;
  readonly selection: Selection;
  readonly outcome: Outcome | null;
}

/** Whether the hint was asked for after what is held or aimed at: of the two, what one did last is what one wants to read. */
export function useIsHintNewer(selection: Selection, { outcome }: Pointing): boolean {
  const hint = useAppSelector(selectHint);
  const [asked, setAsked] = useState<Asked>({ hint, selection, outcome });
  // An answer is no question: who took something up while it was thought about wants to see that.
  const isAnswer = asked.hint.status === 'thinking';
  if (asked.hint !== hint) setAsked(isAnswer ? { ...asked, hint } : { hint, selection, outcome });
  return hint.status !== 'none' && asked.selection === selection && asked.outcome === outcome;
}
