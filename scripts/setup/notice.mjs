/**
 * Says in one line what the set-up is doing.
 * On stderr, because the stdout of `ninekeep --json` belongs to the program behind it.
 * @param {string} sentence
 */
export function notice(sentence) {
  process.stderr.write(`${sentence}\n`);
}
