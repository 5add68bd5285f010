import type { Advice } from '../../ai/advice/hint';
import type { Side } from '../../kernel/sides';
import { selectHint, selectHintInstead, selectHintPlan } from '../../store/advice/hintSelectors';
import type { HintState, HintStep } from '../../store/advice/hintSlice';
import type { PlannedOrder } from '../../store/advice/plannedOrders';
import { selectViewer } from '../../store/view/battleSelectors';
import type { DeedTeller } from '../../words/deeds/deedPhrases';
import { deedLine, deedSentence } from '../../words/deeds/deedSentence';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { ownPercentOf } from '../common/words/chanceWords';
import { useNames } from '../common/words/useNarrator';
import { hintSentences, orderSentence } from './hintWords';

export interface ToldHint {
  readonly hint: HintState;
  readonly sentences: readonly string[];
  /** What it is worth and why, as far as it was asked for. */
  readonly reasons: readonly string[];
}

/** The hint as far as it was asked for, in words. */
export function useHint(): ToldHint {
  const speak = useSpeak();
  const names = useNames();
  const hint = useAppSelector(selectHint);
  const plan = useAppSelector(selectHintPlan);
  const instead = useAppSelector(selectHintInstead);
  const viewer = useAppSelector(selectViewer);
  if (hint.status === 'none') return { hint, sentences: [], reasons: [] };
  if (hint.status !== 'found') return { hint, sentences: [speak(`hint.${hint.status}`)], reasons: [] };
  const teller: DeedTeller = { speak, names, whose: 'yours' };
  const told = (planned: PlannedOrder): string => orderSentence(speak, names, planned);
  return {
    hint,
    sentences: hintSentences(speak, names, plan, hint.step),
    reasons: reasonsOf(teller, hint.advice, hint.step, viewer, instead.map(told)),
  };
}

/** Step by step: the bar's number; what is done above all; everything, and what something else would cost. */
function reasonsOf(
  teller: DeedTeller,
  advice: Advice,
  step: HintStep,
  side: Side,
  instead: readonly string[],
): string[] {
  const { speak } = teller;
  const { chance, deeds, wins } = advice;
  if (chance === null) return [];
  const now = ownPercentOf(chance, side);
  const worth = wins ? speak('why.wins') : speak('hint.chance', { now });
  if (step === 'where') return [worth];
  const [first] = deeds.gains;
  if (step === 'which') return [...(first === undefined ? [] : [deedLine(teller, first)]), worth];
  const costs = advice.instead.flatMap((other, place) => {
    const after = ownPercentOf(other.chance, side);
    return after < now ? [speak('hint.instead', { order: instead[place] ?? '', after, points: now - after })] : [];
  });
  const sentence = deedSentence(teller, deeds);
  return [...(sentence === null ? [] : [sentence]), worth, ...costs];
}
