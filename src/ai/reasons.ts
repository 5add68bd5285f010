import type { Book } from '../battle/book';
import type { Side } from '../battle/sides';
import type { BattleState } from '../battle/state';
import { chanceOf, evaluate } from './evaluation/evaluate';
import { FEATURES, type FeatureVector, openVector } from './evaluation/features';
import { measure } from './evaluation/measure';
import type { Reason } from './player';

export interface Change {
  readonly chanceNow: number;
  readonly chanceThen: number;
  readonly reasons: readonly Reason[];
}

const BEFORE = openVector();
const AFTER = openVector();

/**
 * What a turn changes for a side and why. The gains of all features add up to the change of the chance exactly: each has its
 * share of the change in logits. A battle that is over has no reasons but its end.
 */
export function changeBetween(
  book: Book,
  weights: FeatureVector,
  now: BattleState,
  then: BattleState,
  side: Side,
): Change {
  const logitNow = evaluate(book, weights, now, side);
  const logitThen = evaluate(book, weights, then, side);
  const chanceNow = chanceOf(logitNow);
  const chanceThen = chanceOf(logitThen);
  if (now.winner !== null || then.winner !== null) return { chanceNow, chanceThen, reasons: [] };
  const steepness =
    Math.abs(logitThen - logitNow) < 1e-9
      ? chanceNow * (1 - chanceNow)
      : (chanceThen - chanceNow) / (logitThen - logitNow);
  measure(book, now, side, BEFORE);
  measure(book, then, side, AFTER);
  const reasons = FEATURES.map((feature, place) => {
    const change = (AFTER[place] as number) - (BEFORE[place] as number);
    return { feature, gain: change * (weights[place] as number) * steepness };
  });
  return { chanceNow, chanceThen, reasons: reasons.filter(({ gain }) => gain !== 0).sort(byWeight) };
}

function byWeight(one: Reason, other: Reason): number {
  return Math.abs(other.gain) - Math.abs(one.gain);
}
