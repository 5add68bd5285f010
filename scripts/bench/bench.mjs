import { join } from 'node:path';
import { bundled } from '../setup/bundle.mjs';
import { installDependencies } from '../setup/dependencies.mjs';
import { SetupProblem } from '../setup/problem.mjs';
import { runProgram } from '../setup/program.mjs';
import { MEASURES } from './bars.mjs';
import { judge } from './judge.mjs';
import { machine } from './machine.mjs';
import { benchRows, columns } from './report.mjs';

/** @typedef {import('./judge.mjs').Judged} Judged */
/** @typedef {import('./bars.mjs').MeasureName} MeasureName */

const BUNDLE = {
  name: 'bench',
  called: 'The bench',
  entries: {
    engine: 'scripts/bench/engine.ts',
    draw: 'src/measure/contestants/xorshift.ts',
    store: 'scripts/bench/store.ts',
    field: 'scripts/bench/field.ts',
    seriesWorker: 'src/cli/series/seriesWorker.ts',
  },
  sources: ['src', 'scripts/bench'],
};

/** How long everybody has a round, and how many rounds. The quick ones say nothing of speed, only that all of it works. */
const FULL = { rounds: 7, milliseconds: 1000, workerGames: 3200, plies: 50_000, fieldGames: 2 };
const QUICK = { rounds: 2, milliseconds: 30, workerGames: 64, plies: 5_000, fieldGames: 0 };

/**
 * Measures the engine and its peers and prints a table, or JSON; 1 when a floor is missed.
 * @param {string} root
 * @param {string[]} args `--json`, `--quick`
 * @returns {Promise<number>}
 */
export async function takeBench(root, args) {
  const findings = await benchFindings(root, args.includes('--quick'));
  console.log(args.includes('--json') ? JSON.stringify(findings, null, 2) : columns(benchRows(findings.measures)));
  return findings.measures.every(({ verdict }) => verdict !== 'missed') ? 0 : 1;
}

/**
 * @param {string} root
 * @param {boolean} quick
 * @returns {Promise<{ machine: string, rounds: number, measures: Judged[] }>}
 */
export async function benchFindings(root, quick) {
  // The peers are no part of the game: they have a manifest and a lock of their own.
  await installDependencies(join(root, 'bench'));
  const settings = quick ? QUICK : FULL;
  const runs = await run(root, await bundled(root, BUNDLE), settings);
  const names = /** @type {MeasureName[]} */ (Object.keys(MEASURES));
  return { machine: machine(), rounds: settings.rounds, measures: names.map((name) => judge(name, runs[name] ?? {})) };
}

/**
 * In a process of its own, as in production: what builds and tests leave behind would be measured too.
 * @param {string} root
 * @param {string} bundle
 * @param {typeof FULL} settings
 * @returns {Promise<Record<string, import('./judge.mjs').Runs>>}
 */
async function run(root, bundle, settings) {
  const args = [join(root, 'bench/run.mjs'), bundle, join(root, 'cards'), JSON.stringify(settings)];
  const ended = await runProgram(process.execPath, args, {
    cwd: root,
    environment: { ...process.env, NODE_ENV: 'production' },
    output: 'captured',
  });
  const answer = ended.output.split('\n').find((line) => line.startsWith('{'));
  if (ended.code !== 0 || answer === undefined) throw new SetupProblem(`The bench broke down:\n${ended.output}`);
  return JSON.parse(answer);
}
