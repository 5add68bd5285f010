import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../bench/machine.mjs';
import { askOnce } from '../setup/askNinekeep.mjs';
import { page } from './page.mjs';

const PAGE = 'docs/strength.md';
const FULL = { greedy: 2000, cheat: 400, mcts: 400, ladder: 400, decisions: 10_000, turns: 100_000 };
const QUICK = { greedy: 8, cheat: 4, mcts: 2, ladder: 2, decisions: 40, turns: 76 };

/**
 * Measures every opponent and writes the page; with `--quick` little of everything, and the page is only printed.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function takeStrength(root, args) {
  const quick = args.includes('--quick');
  const { greedy, cheat, mcts, ladder, decisions, turns } = quick ? QUICK : FULL;
  const ask = (/** @type {string} */ words) => askOnce(root, words.split(' '));
  const text = page({
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    greedy: await ask(`arena master greedy --games ${greedy} --times`),
    cheatingGreedy: await ask(`arena master greedy --games ${cheat} --cheat`),
    cheatingMaster: await ask(`arena master master --games ${cheat} --cheat`),
    ladder: await ask(`ladder --games ${ladder} --personalities captain`),
    wins: await ask(`prove wins --turns ${decisions}`),
    fairness: await ask(`prove fairness --turns ${decisions}`),
    stuck: await ask(`prove stuck --turns ${turns}`),
    mcts: await ask(`arena master mcts --games ${mcts}`),
  });
  if (quick) console.log(text);
  else writeFileSync(join(root, PAGE), text);
  return 0;
}
