import { readJson } from './setup/readJson.mjs';

/**
 * @typedef {object} Report the part of Vitest's JSON report that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * "tests: N passed, N failed", or undefined when the tests ended before they could be counted.
 * @param {string} reportPath
 * @returns {string | undefined}
 */
export function testCount(reportPath) {
  /** @type {Report | undefined} */
  const report = readJson(reportPath);
  if (report === undefined) return undefined;
  // A file that can't even be loaded holds no test that could fail: it counts as one.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  const count = `tests: ${report.numPassedTests} passed, ${report.numFailedTests + broken.length} failed`;
  return skipped === 0 ? count : `${count}, ${skipped} skipped`;
}
