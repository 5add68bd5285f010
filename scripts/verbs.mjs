import { rmSync } from 'node:fs';
import { takeBalance } from './balance/balance.mjs';
import { takeBench } from './bench/bench.mjs';
import { takeFigures } from './figures/figures.mjs';
import { takeLighthouse } from './lighthouse/lighthouse.mjs';
import { takeMeasurements } from './measurements/measurements.mjs';
import { buildStep, checkSteps, chosenProject, needsChromium, previewSteps, reportPath, testStep } from './plans.mjs';
import { takeScreenshots } from './screenshots/screenshots.mjs';
import { findChromium, findTestChromium } from './setup/chromium.mjs';
import { bundledCli } from './setup/cliBundle.mjs';
import { findOtherBrowsers } from './setup/otherBrowsers.mjs';
import { runProgram } from './setup/program.mjs';
import { runStep, runSteps } from './steps.mjs';
import { takeStrength } from './strength/strength.mjs';
import { testCount } from './testCount.mjs';

/**
 * What stands behind each npm script once the dependencies are there: (project, arguments) → exit code.
 * @type {Record<string, (root: string, args: string[]) => Promise<number>>}
 */
export const VERBS = {
  start: (root, args) => serve(root, { name: 'start', tool: 'vite', args }),

  // Everything at once is measured too: the rules rooms have a bar for branch coverage.
  test: (root, args) =>
    runTests(
      root,
      args.length === 0 ? ['--coverage'] : args,
      chosenProject(args) === undefined ? checkSteps(root) : [],
    ),

  soak: async (root, args) => {
    const others = needsChromium(args) ? await findOtherBrowsers() : {};
    return runTests(root, args, [], { NINEKEEP_SOAK: '1', ...others });
  },

  check: (root) => runSteps(root, checkSteps(root)),

  build: async (root, args) => (await runStep(root, buildStep(args))).code,

  preview: async (root, args) => {
    for (const step of previewSteps(root, args)) {
      const code = await serve(root, step);
      if (code !== 0) return code;
    }
    return 0;
  },

  screenshots: async (root, args) => {
    const code = (await runStep(root, buildStep(['--logLevel', 'error']))).code;
    return code === 0 ? takeScreenshots(root, await findChromium(root), args) : code;
  },

  figures: async (root, args) => {
    const code = (await runStep(root, buildStep(['--logLevel', 'error']))).code;
    return code === 0 ? takeFigures(root, await findChromium(root), args) : code;
  },

  lighthouse: async (root, args) => {
    const code = (await runStep(root, buildStep(['--logLevel', 'error']))).code;
    return code === 0 ? takeLighthouse(root, await findChromium(root), args) : code;
  },

  bench: takeBench,

  measurements: takeMeasurements,

  strength: takeStrength,

  balance: takeBalance,

  ninekeep: async (root, args) => {
    // Building sets NODE_ENV for this process; the command must see the same environment on every run.
    const environment = { ...process.env, NINEKEEP_ROOT: root };
    const program = await bundledCli(root);
    return (await runProgram(process.execPath, [program, ...args], { cwd: userFolder(), environment })).code;
  },
};

/**
 * A server only ends by being stopped, and stopping it is no failure.
 * @param {string} root
 * @param {import('./steps.mjs').Step} step
 */
async function serve(root, step) {
  const { code, signal } = await runStep(root, step);
  const stopped = signal === 'SIGINT' || signal === 'SIGTERM' || [130, 143].includes(code);
  return stopped ? 0 : code;
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {import('./steps.mjs').Step[]} before
 * @param {Record<string, string>} [environment]
 */
async function runTests(root, args, before, environment = {}) {
  const browser = needsChromium(args) ? { NINEKEEP_CHROMIUM: await findTestChromium(root) } : {};
  rmSync(reportPath(root), { force: true });
  const code = await runSteps(root, [
    ...before,
    { ...testStep(root, args), environment: { ...environment, ...browser } },
  ]);
  const count = testCount(reportPath(root));
  if (count !== undefined) console.log(count);
  return code;
}

/**
 * npm moves to the project's folder and remembers where it was called. That memory is inherited by everything an npm
 * script starts, so it counts only when the script is this very one.
 */
function userFolder() {
  const { npm_lifecycle_event: script, INIT_CWD: calledFrom } = process.env;
  return script === 'ninekeep' && calledFrom !== undefined ? calledFrom : process.cwd();
}
