import { FEATURES } from '../../ai/evaluation/features';
import type { Weights } from './collect';
import { lossOf, type Regression, regress, type Sample } from './regression';

/** What a lesson taught. */
export interface Learned {
  readonly weights: Weights;
  readonly positions: number;
  /** On positions of battles that the weights were not learned from: 0.693 is a coin. */
  readonly loss: number;
}

/** So many of a hundred battles are kept aside to see whether what was learned holds. */
const ASIDE = 0.15;
const PULL = 0.0003;
const DIGITS = 4;

/** The weights that the whole sample teaches; the loss is what the first part of it teaches about the rest. */
export function learn(sample: Sample): Learned {
  const { width, rows, outcomes } = sample;
  const cut = Math.floor(outcomes.length * (1 - ASIDE));
  const first: Sample = { width, rows: rows.subarray(0, cut * width), outcomes: outcomes.subarray(0, cut) };
  const rest: Sample = { width, rows: rows.subarray(cut * width), outcomes: outcomes.subarray(cut) };
  return {
    weights: named(regress(sample, PULL)),
    positions: outcomes.length,
    loss: Number(lossOf(rest, regress(first, PULL).weights).toFixed(DIGITS)),
  };
}

function named({ weights }: Regression): Weights {
  return Object.fromEntries(FEATURES.map((feature, place) => [feature, Number(weights[place]?.toFixed(DIGITS))]));
}
