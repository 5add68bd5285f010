import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { Side } from '../../kernel/sides';
import { type FeatureVector, openVector } from './features';
import { goalValue } from './goalValue';
import { measureFeatures } from './measureFeatures';

/** Larger than any weighted sum of features. */
export const WON = 1000;

const SCRATCH_FEATURES = openVector();

/** How good a position is for `side`, in logits: 0 is even, and `chanceOf` makes a chance of winning of it. */
export function evaluate(book: Book, weights: FeatureVector, state: EngineState, side: Side): number {
  if (state.winner !== null) return valueOfEnd(state, side);
  measureFeatures(book, state, side, SCRATCH_FEATURES);
  let sum = 0;
  for (let place = 0; place < weights.length; place++)
    sum += (weights[place] as number) * (SCRATCH_FEATURES[place] as number);
  return book.rules.goals === undefined ? sum : sum + goalValue(book, state, side);
}

function valueOfEnd({ winner }: EngineState, side: Side): number {
  if (winner === 'draw') return 0;
  return winner === side ? WON : -WON;
}

/** From 0 to 1. The weights come from a logistic regression, so it is what became of positions like this. */
export function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
