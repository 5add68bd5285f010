import { readFileSync } from 'node:fs';

// This file is read by Nodes that are too old for the others: no syntax here that is newer than modules themselves.

/**
 * Undefined when this Node serves, else a sentence that says what to do.
 * @param {string} running such as "20.19.0"
 * @param {string} range what package.json says under engines, such as "^20.19.0 || >=22.12.0"
 * @returns {string | undefined}
 */
export function nodeProblem(running, range) {
  if (range.split('||').some((part) => satisfies(running, part.trim()))) return undefined;
  return `Ninekeep needs Node ${range} and this is ${running}: install a newer Node (an even-numbered release) and try again.`;
}

/**
 * @param {string} running
 * @param {string} part
 */
function satisfies(running, part) {
  const [major = 0, minor = 0, patch = 0] = numbers(running);
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbers(part);
  if (major !== leastMajor) return major > leastMajor && part.startsWith('>=');
  return minor !== leastMinor ? minor > leastMinor : patch >= leastPatch;
}

/** @param {string} version */
function numbers(version) {
  return (version.match(/\d+/g) || []).map(Number);
}

/** @returns {string} */
export function supportedNodes() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;
}
