import { loadavg } from 'node:os';
import { withServedPage } from '../browser/servedPage.mjs';
import { FIGURES, holds } from './bars.mjs';
import { measureFrames } from './frames.mjs';
import { measurePaint } from './paint.mjs';
import { measurePresses } from './presses.mjs';
import { report } from './report.mjs';
import { measureScripts } from './scripts.mjs';
import { measureShift } from './shift.mjs';
import { median } from './statistics.mjs';
import { measureThinking } from './thinking.mjs';

/** @typedef {import('./bars.mjs').FigureName} FigureName */
/** @typedef {{ name: FigureName, median: number, runs: number[], holds: boolean }} Measured */
/** @typedef {{ figures: Measured[], details: unknown[], load: number[] }} Findings */

const RUNS = 5;

/** Each is taken in a browser of its own, and once more when that one breaks down on the way. */
const MEASURES = [measureScripts, measurePresses, measureFrames, measureThinking, measureShift, measurePaint];

/**
 * Measures the page as it ships and prints the median of five runs beside every run; 1 when a bar is missed.
 * @param {string} root with the page built
 * @param {string} chromiumPath
 * @param {string[]} args `--json`
 * @returns {Promise<number>}
 */
export async function takeFigures(root, chromiumPath, args) {
  const asJson = args.includes('--json');
  const tell = asJson ? () => undefined : console.error;
  const findings = await withServedPage(root, chromiumPath, (visit) =>
    measureAll((measure) => visit(measure).catch(() => visit(measure)), tell),
  );
  console.log(asJson ? JSON.stringify(findings, null, 2) : report(findings));
  return findings.figures.every((figure) => figure.holds) ? 0 : 1;
}

/** @typedef {(served: import('../browser/servedPage.mjs').ServedPage) => Promise<Record<string, unknown>>} Measure */

/**
 * @param {(measure: Measure) => Promise<Record<string, unknown>>} take
 * @param {(line: string) => void} tell
 * @returns {Promise<Findings>}
 */
async function measureAll(take, tell) {
  /** @type {Record<string, unknown>[]} */
  const runs = [];
  /** @type {number[]} */
  const load = [];
  for (let run = 1; run <= RUNS; run++) {
    tell(`run ${run} of ${RUNS} …`);
    /** @type {Record<string, unknown>} */
    const found = {};
    for (const measure of MEASURES) Object.assign(found, await take(measure));
    runs.push(found);
    load.push(loadavg()[0] ?? 0);
  }
  const names = /** @type {FigureName[]} */ (Object.keys(FIGURES));
  const figures = names.map((name) => {
    const values = runs.map((found) => Number(found[name]));
    const middle = median(values);
    return { name, median: middle, runs: values, holds: holds(FIGURES[name], middle) };
  });
  return { figures, details: runs.map(({ slowest, sources }) => ({ slowest, sources })), load };
}
