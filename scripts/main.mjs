import { installDependencies } from './setup/dependencies.mjs';
import { PROJECT_ROOT } from './setup/folders.mjs';
import { SetupProblem } from './setup/problem.mjs';
import { VERBS } from './verbs.mjs';

/**
 * @param {string[]} commandLine the verb and its arguments
 * @returns {Promise<number>} exit code
 */
export async function main([verb = '', ...args]) {
  const action = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (action === undefined) {
    console.error(`There is no "${verb}": use one of ${Object.keys(VERBS).join(', ')}.`);
    return 2;
  }
  try {
    await installDependencies(PROJECT_ROOT);
    return await action(PROJECT_ROOT, args);
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    // 1 is an answer of the ninekeep command itself: "the check found something".
    return verb === 'ninekeep' ? 2 : 1;
  }
}
