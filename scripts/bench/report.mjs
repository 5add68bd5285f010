import { MEASURES } from './bars.mjs';

/** @typedef {import('./judge.mjs').Judged} Judged */
/** @typedef {import('./bars.mjs').Measure} Measure */

const WORDS = { met: 'met', missed: 'MISSED', none: '' };

/**
 * A row for what is judged and one for each contender.
 * @param {readonly Judged[]} judged
 * @returns {string[][]}
 */
export function benchRows(judged) {
  return [
    ['measure', 'best', 'median', 'floor', ''],
    ...judged.flatMap((one) => [judgedRow(one), ...contenderRows(one)]),
  ];
}

/** @param {Judged} judged */
function judgedRow({ measure, best, median, verdict }) {
  /** @type {Measure} */
  const { name, unit, against, bar, digits } = MEASURES[measure];
  const sign = bar?.atMost === true ? '≤' : '≥';
  const text = (/** @type {number} */ value) => (against === undefined ? figure(value, digits, unit) : times(value));
  const wanted = (/** @type {number | undefined} */ value) =>
    value === undefined ? '' : `${sign} ${against === undefined ? `${value} ${unit}` : `${value} ×`}`;
  return [
    against === undefined ? name : `${name}, against ${against}`,
    text(best),
    text(median),
    wanted(bar?.floor),
    WORDS[verdict],
  ];
}

/** @param {Judged} judged */
function contenderRows({ measure, contenders }) {
  /** @type {Measure} */
  const { unit, digits, against } = MEASURES[measure];
  if (against === undefined && contenders.length === 1) return [];
  return contenders.map(({ name, best, median }) => [
    `· ${name}`,
    figure(best, digits, unit),
    figure(median, digits, unit),
    '',
    '',
  ]);
}

/** @param {number} value */
const times = (value) => (Number.isFinite(value) ? `${value.toFixed(value < 10 ? 2 : 0)} ×` : 'none');

/**
 * @param {number} value
 * @param {number} digits
 * @param {string} unit
 */
function figure(value, digits, unit) {
  if (!Number.isFinite(value)) return 'none';
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}

/**
 * In columns for a terminal.
 * @param {string[][]} rows
 */
export function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = (/** @type {string} */ text, /** @type {number} */ column) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
}

/**
 * For a page of the documentation.
 * @param {string[][]} rows
 */
export function markdown([head = [], ...rows]) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
