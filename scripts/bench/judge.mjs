import { median } from '../figures/statistics.mjs';
import { MEASURES, verdictOf } from './bars.mjs';

/** @typedef {import('./bars.mjs').MeasureName} MeasureName */
/** @typedef {import('./bars.mjs').Verdict} Verdict */

/** @typedef {Record<string, number[]>} Runs what each contender reached, round by round */
/** @typedef {{ name: string, best: number, median: number, runs: number[] }} Contender */

/**
 * @typedef {object} Judged
 * @property {MeasureName} measure
 * @property {Contender[]} contenders
 * @property {number} best what is held against the bar: a ratio where there is a peer
 * @property {number} median
 * @property {Verdict} verdict
 */

/**
 * Best and median of every contender, the ratio to the peer, and whether the bar is met.
 * @param {MeasureName} name
 * @param {Runs} runs
 * @returns {Judged}
 */
export function judge(name, runs) {
  /** @type {import('./bars.mjs').Measure} */
  const measure = MEASURES[name];
  const best = measure.bar?.atMost === true ? Math.min : Math.max;
  const contenders = Object.entries(runs).map(([contender, values]) => ({
    name: contender,
    best: values.length === 0 ? Number.NaN : best(...values),
    median: median(values),
    runs: values,
  }));
  const of = (/** @type {string} */ wanted) => contenders.find((contender) => contender.name === wanted);
  const [ours, peer] = [of(measure.ours), measure.against === undefined ? undefined : of(measure.against)];
  const compared = (/** @type {'best' | 'median'} */ kind) =>
    measure.against === undefined
      ? (ours?.[kind] ?? Number.NaN)
      : (ours?.[kind] ?? Number.NaN) / (peer?.[kind] ?? Number.NaN);
  const value = compared('best');
  return { measure: name, contenders, best: value, median: compared('median'), verdict: verdictOf(measure, value) };
}
