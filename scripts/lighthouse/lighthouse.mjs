import { join } from 'node:path';
import { withServedPage } from '../browser/servedPage.mjs';
import { median } from '../figures/statistics.mjs';
import { chromiumFlags } from '../setup/chromiumProof.mjs';
import { installDependencies } from '../setup/dependencies.mjs';
import { SetupProblem } from '../setup/problem.mjs';
import { runProgram } from '../setup/program.mjs';
import { CATEGORIES, LEAST, PAGES } from './pages.mjs';

/** @typedef {import('./pages.mjs').JudgedPage} JudgedPage */
/** @typedef {Record<string, { score: number, misses: string[] }>} Run */
/** @typedef {{ page: string, category: string, score: number, runs: number[], misses: string[] }} Judgement */

const RUNS = 3;

/**
 * Judges the built page by Lighthouse as on a phone, and prints the median of each score; 1 when one is below the bar.
 * @param {string} root with the page built
 * @param {string} chromiumPath
 * @param {string[]} args names of pages, `--runs=1` for a first look, `--json`
 * @returns {Promise<number>}
 */
export async function takeLighthouse(root, chromiumPath, args) {
  // It is no part of the game: it has a manifest and a lock of its own.
  await installDependencies(join(root, 'lighthouse'));
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.split('=')[1] ?? RUNS);
  const found = await withServedPage(root, chromiumPath, async (visit) => {
    const url = await visit(async (served) => {
      for (const page of pages) await provePage(served, page);
      return served.url;
    });
    return run(root, { chromium: chromiumPath, urls: pages.map(({ address }) => url + address), runs });
  });
  const judgements = pages.flatMap((page, index) => judgementsOf(page, found[index] ?? []));
  console.log(args.includes('--json') ? JSON.stringify(judgements, null, 2) : report(judgements));
  return judgements.length > 0 && judgements.every(({ score }) => score >= LEAST) ? 0 : 1;
}

/**
 * @param {import('../browser/servedPage.mjs').ServedPage} served
 * @param {JudgedPage} page
 */
async function provePage({ url, browser }, { name, address, heading }) {
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(url + address);
  const arrived = page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
  await arrived.catch(() => {
    throw new SetupProblem(`${address} doesn't lead to ${name}.`);
  });
  await page.close();
}

/**
 * In a process of its own: what it needs is installed beside it.
 * @param {string} root
 * @param {{ chromium: string, urls: string[], runs: number }} job
 * @returns {Promise<Run[][]>}
 */
async function run(root, job) {
  const whole = JSON.stringify({ ...job, flags: chromiumFlags(), categories: CATEGORIES });
  const ended = await runProgram(process.execPath, [join(root, 'lighthouse/run.mjs'), whole], {
    cwd: root,
    output: 'captured',
  });
  const answer = ended.output.split('\n').find((line) => line.startsWith('[['));
  if (ended.code !== 0 || answer === undefined) throw new SetupProblem(`Lighthouse broke down:\n${ended.output}`);
  return JSON.parse(answer);
}

/**
 * @param {JudgedPage} page
 * @param {Run[]} runs
 * @returns {Judgement[]}
 */
function judgementsOf({ name }, runs) {
  return CATEGORIES.map((category) => {
    const scores = runs.map((one) => one[category]?.score ?? Number.NaN);
    const misses = [...new Set(runs.flatMap((one) => one[category]?.misses ?? []))];
    return { page: name, category, score: median(scores), runs: scores, misses };
  });
}

/** @param {Judgement[]} judgements */
function report(judgements) {
  const lines = judgements.flatMap(({ page, category, score, runs, misses }) => [
    `${page.padEnd(8)}${category.padEnd(16)}${String(score).padStart(4)}  ≥ ${LEAST}  ${score >= LEAST ? 'good  ' : 'MISSED'}  ${runs.join('  ')}`,
    ...misses.map((miss) => `        · ${miss}`),
  ]);
  return lines.join('\n');
}
