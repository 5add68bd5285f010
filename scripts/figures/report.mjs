import { cpus } from 'node:os';
import { barText, FIGURES } from './bars.mjs';

/** @typedef {import('./figures.mjs').Findings} Findings */

export const HOW_AT_HOME = [
  'The start page on a phone: Lighthouse’s own, 412 × 823, four times slower, 150 ms and 1.6 Mbit/s. Pictures: whatever the line',
  'brings as an image, compressed as sent, signs and textures included. Kept for offline: the bodies in the caches of the page.',
];

export const HOW = [
  'Press to feedback: from the time stamp of the trusted click, through the first change of the document, to the second',
  'animation frame after it. Frames: intervals of requestAnimationFrame while all nine units run an animation. Script: from a',
  'trace, processor time of calls on the main thread from frame to frame. Layout shift: entries without recent input, from',
  'the start page to the result. Thoughts: two Masters, eight battles without a pause in one page, from the question until the',
  'answer leaves the worker, the start of the worker and the first thoughts included. Where a yardstick is low the machine is',
  'busy, and times say little about the page.',
  ...HOW_AT_HOME,
];

/**
 * @param {Findings} findings
 * @param {Pick<import('./figures.mjs').FigureSet, 'figures' | 'how'>} [set]
 * @returns {string}
 */
export function report({ figures, load }, { figures: bars, how } = { figures: FIGURES, how: HOW }) {
  const rows = figures.flatMap(({ name, median, runs, holds }) => {
    const figure = bars[name];
    if (figure === undefined) return [];
    const number = (/** @type {number} */ value) => (Number.isNaN(value) ? 'none' : value.toFixed(figure.digits));
    const bar = barText(figure);
    const row = [
      figure.name,
      `${number(median)} ${figure.unit}`.trim(),
      bar,
      bar === '' ? '' : holds ? 'good' : 'MISSED',
      runs.map(number).join('  '),
    ];
    return [row];
  });
  const loads = load.map((value) => value.toFixed(1)).join('  ');
  const yardstick = `load of the machine (${cpus().length} cores) after each run: ${loads}`;
  return [table([['figure', 'median', 'bar', '', 'each run'], ...rows]), '', yardstick, ...how].join('\n');
}

/** @param {string[][]} rows */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
