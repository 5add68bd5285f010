import { selectHint, selectHintPlan } from '../../store/advice/hintSelectors';
import type { HintState } from '../../store/advice/hintSlice';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { chanceSentence, weighed } from '../common/words/reasonWords';
import { useNames } from '../common/words/useNarrator';
import { hintSentences } from './hintWords';

export interface ToldHint {
  readonly hint: HintState;
  readonly sentences: readonly string[];
  /** Why the whole plan is a good one; empty before it is told. */
  readonly reasons: readonly string[];
}

/** The hint as far as it was asked for, in words. */
export function useHint(): ToldHint {
  const speak = useSpeak();
  const names = useNames();
  const hint = useAppSelector(selectHint);
  const plan = useAppSelector(selectHintPlan);
  if (hint.status === 'none') return { hint, sentences: [], reasons: [] };
  if (hint.status !== 'found') return { hint, sentences: [speak(`hint.${hint.status}`)], reasons: [] };
  const { analysis } = hint.plan;
  const isWhole = hint.step === 'plan' && analysis !== undefined;
  const told = isWhole ? weighed(speak, names, analysis) : { for: [], against: [] };
  return {
    hint,
    sentences: hintSentences(speak, names, plan, hint.step),
    reasons: isWhole
      ? [chanceSentence(speak, analysis), ...[...told.for, ...told.against].map(({ sentence }) => sentence)]
      : [],
  };
}
