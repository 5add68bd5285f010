import { SetupProblem } from './setup/problem.mjs';
import { runProgram } from './setup/program.mjs';
import { toolEntry } from './setup/tools.mjs';

/**
 * @typedef {object} Step one tool with its arguments
 * @property {string} name
 * @property {import('./setup/tools.mjs').Tool} tool
 * @property {string[]} args
 * @property {Record<string, string>} [environment]
 * @property {string} [remedy] what to do when it fails
 * @typedef {{ name: string, seconds: number, code: number }} Outcome
 */

/**
 * Runs a step in the foreground, with the terminal as its own.
 * @param {string} root
 * @param {Step} step
 * @returns {Promise<import('./setup/program.mjs').Ended>}
 */
export function runStep(root, step) {
  const entry = toolEntry(root, step.tool);
  if (entry === undefined) {
    throw new SetupProblem(`${step.tool} is missing from node_modules: delete that folder and try again.`);
  }
  return runProgram(process.execPath, [entry, ...step.args], {
    cwd: root,
    // Vite would warn of every import without a file extension in the configuration: some ninety lines at each start.
    environment: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...process.env, ...step.environment },
  });
}

/**
 * Runs steps under headings until one fails, then says what each took.
 * @param {string} root
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code of the step that failed, or 0
 */
export async function runSteps(root, steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const start = performance.now();
    const { code } = await runStep(root, step);
    outcomes.push({ name: step.name, seconds: (performance.now() - start) / 1000, code });
    if (code === 0) continue;
    console.log(summary(outcomes));
    console.error(failure(step, code));
    return code;
  }
  console.log(summary(outcomes));
  return 0;
}

/**
 * @param {Outcome[]} outcomes
 * @returns {string}
 */
function summary(outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(
    ({ name, seconds, code }) =>
      `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${code === 0 ? 'good' : 'failed'}`,
  );
  return ['', ...lines, ''].join('\n');
}

/**
 * @param {Step} step
 * @param {number} code
 */
function failure(step, code) {
  const remedy = step.remedy ?? 'its own message is above';
  return `${step.name} failed with exit code ${code}: ${remedy}.`;
}
