import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../bench/machine.mjs';
import { askOnce } from '../setup/askNinekeep.mjs';
import { page } from './page.mjs';

const PAGE = 'docs/balance.md';
/** What was changed and why: written by hand. */
const CHANGES = 'scripts/balance/changes.md';
const FULL = 6144;
const QUICK = 32;

/**
 * Measures how fair the game is and writes the page; with `--quick` a little of it, and the page is only printed.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function takeBalance(root, args) {
  const quick = args.includes('--quick');
  const text = page({
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    balance: await askOnce(root, ['balance', '--games', String(quick ? QUICK : FULL)]),
    changes: readFileSync(join(root, CHANGES), 'utf8').trim(),
  });
  if (quick) console.log(text);
  else writeFileSync(join(root, PAGE), text);
  return 0;
}
