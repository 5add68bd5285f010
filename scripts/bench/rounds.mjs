/**
 * @typedef {object} Contest one contender of one measure
 * @property {string} measure
 * @property {string} contender
 * @property {() => number | Promise<number>} take its figure of one round
 */

/**
 * Rounds in which all take turns: what disturbs the machine for a while disturbs them alike. The order turns round from
 * round to round, so that nobody always comes after the same one.
 * @param {readonly Contest[]} contests
 * @param {number} rounds
 * @param {(round: number) => void} told
 * @returns {Promise<Record<string, Record<string, number[]>>>} by measure and contender
 */
export async function takeTurns(contests, rounds, told) {
  /** @type {Record<string, Record<string, number[]>>} */
  const found = {};
  for (const { measure, contender } of contests) {
    found[measure] ??= {};
    found[measure][contender] = [];
  }
  for (let round = 1; round <= rounds; round++) {
    told(round);
    for (const { measure, contender, take } of round % 2 === 1 ? contests : contests.toReversed()) {
      found[measure]?.[contender]?.push(await take());
    }
  }
  return found;
}

/**
 * Work done a second of processor time: batches until they have taken so long.
 * @param {() => number} batch returns how much it did
 * @param {number} milliseconds
 * @param {() => number} [processorTime] in milliseconds
 */
export function rate(batch, milliseconds, processorTime = usedByThisProcess) {
  const began = processorTime();
  let done = 0;
  let used = 0;
  do {
    done += batch();
    used = processorTime() - began;
  } while (used < milliseconds);
  return (1000 * done) / used;
}

function usedByThisProcess() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
