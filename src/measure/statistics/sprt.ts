import { expectedScore } from './elo';

/** The question of a sequential test: is the first one stronger by `elo1` (or more) rather than by `elo0` (or less)? */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = 'elo0' | 'elo1' | 'open';

export interface Sprt extends Hypotheses {
  /** The logarithm of how much likelier the pairs are under `elo1` than under `elo0`. */
  readonly likelihood: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: Verdict;
}

/** How often either wrong answer may be given. */
const ERROR = 0.05;
const UPPER = Math.log((1 - ERROR) / ERROR);
const LOWER = -UPPER;

/** How often each score of a pair came: the first half points are a score of 0, the last of 1. */
type Scores = readonly (readonly [score: number, count: number])[];

const HALF_POINTS = [0, 1, 2, 3, 4] as const;
/** Stands for results that never came, so that neither hypothesis is impossible. */
const UNSEEN = 0.001;

/**
 * Wald's sequential test on the scores of pairs: the two battles of a pair share their shuffles, so pairs are independent
 * and battles aren't. Nothing is assumed of how often pairs are split: under each hypothesis that is taken which explains
 * what was seen best (Van den Bergh's generalised test, as chess engines are tested).
 */
export function sprtOf(pairs: Readonly<Record<string, number>>, { elo0, elo1 }: Hypotheses): Sprt {
  const seen: Scores = HALF_POINTS.map((points) => [points / 4, Math.max(pairs[points] ?? 0, UNSEEN)]);
  const [tilt0, tilt1] = [tilting(seen, expectedScore(elo0)), tilting(seen, expectedScore(elo1))];
  const likelihood = seen.reduce((sum, [score, count]) => sum + count * Math.log(tilt0(score) / tilt1(score)), 0);
  return { elo0, elo1, likelihood, lower: LOWER, upper: UPPER, verdict: verdictOf(likelihood) };
}

const HALVINGS = 100;

/**
 * The likeliest shares with a given mean are those that were seen, each divided by 1 + x · (score − mean), where x makes
 * the mean come out right. This finds x by halving and gives the divisor.
 */
function tilting(seen: Scores, mean: number): (score: number) => number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const x = (low + high) / 2;
    const excess = seen.reduce((sum, [score, count]) => sum + (count * (score - mean)) / (1 + x * (score - mean)), 0);
    if (excess > 0) low = x;
    else high = x;
  }
  const x = (low + high) / 2;
  return (score) => 1 + x * (score - mean);
}

function verdictOf(likelihood: number): Verdict {
  if (likelihood >= UPPER) return 'elo1';
  return likelihood <= LOWER ? 'elo0' : 'open';
}
