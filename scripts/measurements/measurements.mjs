import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFindings } from '../bench/bench.mjs';
import { askNinekeep } from '../setup/askNinekeep.mjs';
import { layBookCards } from './bookCards.mjs';
import { page } from './page.mjs';

const PAGE = 'docs/measurements.md';
const FULL = { greedy: 1920, random: 9600, ignorance: 768, marshals: 768 };
const QUICK = { greedy: 32, random: 32, ignorance: 4, marshals: 2 };

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
  const bookCards = layBookCards(root);
  const simulations = [];
  for (const player of /** @type {const} */ (['greedy', 'random'])) {
    const words = ['simulate', '--left', player, '--right', player, '--games', String(games[player]), '--seed', '1'];
    const { command, results } = await simulated(root, words);
    const { results: printed } = await simulated(root, words, bookCards);
    simulations.push({ player, command, result: results[0], printed: printed[0] });
  }
  const ignoring = (/** @type {string} */ player, /** @type {number} */ many) =>
    simulated(root, `simulate --left ${player} --right ${player} --games ${many} --seed 1 --ignore all`.split(' '));
  const ignorance = await ignoring('greedy', games.ignorance);
  const marshals = await ignoring('marshal', games.marshals);
  const text = page({
    ...bench,
    date: new Date().toISOString().slice(0, 10),
    simulations,
    ignorance,
    marshals,
  });
  if (quick) console.log(text);
  else writeFileSync(join(root, PAGE), text);
  return 0;
}

/**
 * @param {string} root
 * @param {string[]} words
 * @param {string} [folder]
 */
async function simulated(root, words, folder) {
  const { command, answer } = await askNinekeep(root, words, folder);
  return { command, results: answer.results };
}
