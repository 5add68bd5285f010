import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { Side } from '../../kernel/sides';
import { chanceOf, evaluate } from '../evaluation/evaluate';
import { FEATURES, type FeatureVector, openVector } from '../evaluation/features';
import { measureFeatures } from '../evaluation/measureFeatures';
import type { OrderSummary, Reason } from '../players/player';

export interface Change {
  readonly chanceNow: number;
  readonly chanceThen: number;
  readonly reasons: readonly Reason[];
}

/** An order of a plan, and the position that it led to. */
export interface Stage {
  readonly orderSummary: OrderSummary | null;
  readonly state: EngineState;
}

/** An order with a smaller share of a gain isn't named, nor is one of two equal shares. */
const NAMED_FROM = 0.25;
const AS_MUCH = 1e-9;

/**
 * What a turn changes for a side and why. The gains of all features add up to the change of the chance exactly: each has its
 * share of the change in logits. What a feature changed by order by order adds up to its change too, so an order has its share
 * of a gain. A battle that is over has no reasons but its end.
 */
export function changeAlong(
  book: Book,
  weights: FeatureVector,
  now: EngineState,
  stages: readonly Stage[],
  side: Side,
): Change {
  const then = stages.at(-1)?.state ?? now;
  const logitNow = evaluate(book, weights, now, side);
  const logitThen = evaluate(book, weights, then, side);
  const chanceNow = chanceOf(logitNow);
  const chanceThen = chanceOf(logitThen);
  if (now.winner !== null || then.winner !== null) return { chanceNow, chanceThen, reasons: [] };
  const steepness =
    Math.abs(logitThen - logitNow) < 1e-9
      ? chanceNow * (1 - chanceNow)
      : (chanceThen - chanceNow) / (logitThen - logitNow);
  const course = [now, ...stages.map(({ state }) => state)].map((state) => measured(book, state, side));
  const [before, after] = [course[0], course.at(-1)] as [FeatureVector, FeatureVector];
  const reasons = FEATURES.map((feature, place): Reason => {
    const change = (after[place] as number) - (before[place] as number);
    const orderSummary = mainOrderBehind(course, stages, place, change);
    const reason = { feature, gain: change * (weights[place] as number) * steepness };
    return orderSummary === null ? reason : { ...reason, orderSummary };
  });
  return { chanceNow, chanceThen, reasons: reasons.filter(({ gain }) => gain !== 0).sort(byWeight) };
}

function measured(book: Book, state: EngineState, side: Side): FeatureVector {
  const vector = openVector();
  measureFeatures(book, state, side, vector);
  return vector;
}

/** The order with the largest share of a feature's change. */
function mainOrderBehind(
  course: readonly FeatureVector[],
  stages: readonly Stage[],
  place: number,
  change: number,
): OrderSummary | null {
  const shares = stages.map((_, step) => {
    const moved = (course[step + 1]?.[place] ?? 0) - (course[step]?.[place] ?? 0);
    return change === 0 ? 0 : moved / change;
  });
  const [largest = 0, second = 0] = shares.toSorted((one, other) => other - one);
  if (largest < NAMED_FROM || largest - second < AS_MUCH) return null;
  return stages[shares.indexOf(largest)]?.orderSummary ?? null;
}

function byWeight(one: Reason, other: Reason): number {
  return Math.abs(other.gain) - Math.abs(one.gain);
}
