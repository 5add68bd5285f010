import { bundledCli } from './cliBundle.mjs';
import { remember, remembered } from './folders.mjs';
import { notice } from './notice.mjs';
import { SetupProblem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { readJson } from './readJson.mjs';
import { fingerprint } from './sources.mjs';

/** What an answer of the command depends on, its own code and the cards. */
const SOURCES = ['cards', 'src/kernel', 'src/core', 'src/battle', 'src/content', 'src/ai', 'src/measure', 'src/cli'];
/** All is well, or something was found: either way there is a report. */
const ANSWERED = [0, 1];

/**
 * Calls the ninekeep command and reads its JSON.
 * @param {string} root
 * @param {string[]} words
 * @param {string} [folder] where it is called: the cards there are used
 * @returns {Promise<{ command: string, answer: any }>}
 */
export async function askNinekeep(root, words, folder = root) {
  const command = `npm run -s ninekeep -- ${words.join(' ')}`;
  notice(`${command} …`);
  const ended = await runProgram(process.execPath, [await bundledCli(root), ...words, '--json'], {
    cwd: folder,
    output: 'captured',
  });
  if (!ANSWERED.includes(ended.code)) throw new SetupProblem(`${command} broke down:\n${ended.output}`);
  return { command, answer: JSON.parse(ended.output) };
}

/**
 * The same for answers that take long: one is kept until a card or the code changes, so that a run that was stopped goes on
 * where it was.
 * @param {string} root
 * @param {string[]} words
 */
export async function askOnce(root, words) {
  const path = remembered(root, 'answers', fingerprint(root, SOURCES), `${words.join('_').replaceAll(',', '+')}.json`);
  const known = /** @type {{ command: string, answer: any } | undefined} */ (readJson(path));
  if (known !== undefined) return known;
  const asked = await askNinekeep(root, words);
  remember(path, asked);
  return asked;
}
