import { loadavg } from 'node:os';
import { withServedPage } from '../browser/servedPage.mjs';
import { FIGURES, holds } from './bars.mjs';
import { FIELD_SET } from './field/fieldSet.mjs';
import { measureFrames } from './frames.mjs';
import { measurePhone, measureStored } from './phone.mjs';
import { measurePresses } from './presses.mjs';
import { HOW, HOW_AT_HOME, report } from './report.mjs';
import { measureScripts } from './scripts.mjs';
import { measureShift } from './shift.mjs';
import { median } from './statistics.mjs';
import { measureThinking } from './thinking.mjs';

/** @typedef {import('./bars.mjs').Figure} Figure */
/** @typedef {{ figures: Readonly<Record<string, Figure>>, measures: readonly Measure[], how: readonly string[] }} FigureSet */
/** @typedef {{ name: string, median: number, runs: number[], holds: boolean }} Measured */
/** @typedef {{ figures: Measured[], details: unknown[], load: number[] }} Findings */

const RUNS = 5;

/**
 * Each is taken in a browser of its own, and once more when that one breaks down on the way.
 * @type {FigureSet}
 */
const PAGE_SET = {
  figures: FIGURES,
  measures: [measureScripts, measurePresses, measureFrames, measureThinking, measureShift, measurePhone, measureStored],
  how: HOW,
};

const { initialScript, largestPaint, homeShift, homePictures, stored, storedAfter } = FIGURES;

/** @type {FigureSet} */
const HOME_SET = {
  figures: { initialScript, largestPaint, homeShift, homePictures, stored, storedAfter },
  measures: [measureScripts, measurePhone, measureStored],
  how: HOW_AT_HOME,
};

/** @type {readonly (readonly [string, FigureSet])[]} */
const SETS = [
  ['field', FIELD_SET],
  ['home', HOME_SET],
];

/**
 * Measures the page as it ships and prints the median of five runs beside every run; 1 when a bar is missed.
 * @param {string} root with the page built
 * @param {string} chromiumPath
 * @param {string[]} args `field` for the open field, `home` for the start page alone, `--json`, `--runs=1` for a first look
 * @returns {Promise<number>}
 */
export async function takeFigures(root, chromiumPath, args) {
  const asJson = args.includes('--json');
  const set = SETS.find(([name]) => args.includes(name))?.[1] ?? PAGE_SET;
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.split('=')[1] ?? RUNS);
  const tell = asJson ? () => undefined : console.error;
  const findings = await withServedPage(root, chromiumPath, (visit) =>
    measureAll(set, runs, (measure) => visit(measure).catch(() => visit(measure)), tell),
  );
  console.log(asJson ? JSON.stringify(findings, null, 2) : report(findings, set));
  return findings.figures.every((figure) => figure.holds) ? 0 : 1;
}

/** @typedef {(served: import('../browser/servedPage.mjs').ServedPage) => Promise<Record<string, unknown>>} Measure */

/**
 * @param {FigureSet} set
 * @param {number} count
 * @param {(measure: Measure) => Promise<Record<string, unknown>>} take
 * @param {(line: string) => void} tell
 * @returns {Promise<Findings>}
 */
async function measureAll({ figures: bars, measures }, count, take, tell) {
  /** @type {Record<string, unknown>[]} */
  const runs = [];
  /** @type {number[]} */
  const load = [];
  for (let run = 1; run <= count; run++) {
    tell(`run ${run} of ${count} …`);
    /** @type {Record<string, unknown>} */
    const found = {};
    for (const measure of measures) Object.assign(found, await take(measure));
    runs.push(found);
    load.push(loadavg()[0] ?? 0);
  }
  const figures = Object.entries(bars).map(([name, figure]) => {
    const values = runs.map((found) => Number(found[name]));
    const middle = median(values);
    return { name, median: middle, runs: values, holds: holds(figure, middle) };
  });
  return { figures, details: runs.map(({ slowest, sources }) => ({ slowest, sources })), load };
}
