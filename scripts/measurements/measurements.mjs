import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFindings } from '../bench/bench.mjs';
import { askNinekeep } from '../setup/askNinekeep.mjs';
import { page } from './page.mjs';

const PAGE = 'docs/measurements.md';
const FULL = { greedy: 1920, random: 9600, ignorance: 768 };
const QUICK = { greedy: 32, random: 32, ignorance: 4 };

/**
 * Measures everything and writes the page; with `--quick` little of everything, and the page is only printed.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function takeMeasurements(root, args) {
  const quick = args.includes('--quick');
  const games = quick ? QUICK : FULL;
  const bench = await benchFindings(root, quick);
  const simulations = [];
  for (const player of /** @type {const} */ (['greedy', 'random'])) {
    const words = ['simulate', '--left', player, '--right', player, '--games', String(games[player]), '--seed', '1'];
    simulations.push({ player, ...(await simulated(root, words)) });
  }
  const ignorance = await simulated(root, [
    'simulate',
    '--games',
    String(games.ignorance),
    '--seed',
    '1',
    '--ignore',
    'all',
  ]);
  const text = page({
    ...bench,
    date: new Date().toISOString().slice(0, 10),
    simulations: simulations.map(({ player, command, results: [result] }) => ({ player, command, result })),
    ignorance,
  });
  if (quick) console.log(text);
  else writeFileSync(join(root, PAGE), text);
  return 0;
}

/**
 * @param {string} root
 * @param {string[]} words
 */
async function simulated(root, words) {
  const { command, answer } = await askNinekeep(root, words);
  return { command, results: answer.results };
}
