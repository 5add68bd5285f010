/**
 * @typedef {object} Figure one line of the table
 * @property {string} name
 * @property {string} unit
 * @property {number} digits
 * @property {{ atMost: number } | { atLeast: number }} [bar] without one it is only told
 */

/** What is measured, and what must hold. */
export const FIGURES = /** @satisfies {Readonly<Record<string, Figure>>} */ ({
  initialScript: { name: 'initial JS, gzipped', unit: 'KB', digits: 1, bar: { atMost: 120 } },
  battleScript: { name: '· what the battle adds', unit: 'KB', digits: 1 },
  wholeScript: { name: 'start page and first battle, gzipped', unit: 'KB', digits: 1, bar: { atMost: 285 } },
  workerScript: { name: 'the worker of the opponents, gzipped', unit: 'KB', digits: 1, bar: { atMost: 40 } },
  feedback: { name: 'press to visible feedback, p95', unit: 'ms', digits: 1, bar: { atMost: 50 } },
  feedbackMedian: { name: '· median', unit: 'ms', digits: 1 },
  feedbackEvents: { name: '· p95 by the Event Timing API (steps of 8)', unit: 'ms', digits: 0 },
  presses: { name: '· presses measured', unit: '', digits: 0 },
  smoothFrames: { name: 'frames within 25 ms, nine units animating', unit: '%', digits: 1, bar: { atLeast: 99 } },
  scriptMean: { name: 'script a frame, nine units animating, mean', unit: 'ms', digits: 2, bar: { atMost: 4 } },
  scriptLate: { name: '· p95', unit: 'ms', digits: 2 },
  animatedFrames: { name: '· frames measured', unit: '', digits: 0 },
  plainFrames: { name: '· yardstick: the same of nine plain boxes', unit: '%', digits: 1 },
  idleFrames: { name: '· yardstick: frames within 25 ms, idle page', unit: '%', digits: 1 },
  thoughtMedian: { name: 'a Master’s thought in the worker, median', unit: 'ms', digits: 1, bar: { atMost: 40 } },
  thoughtLate: { name: '· p95', unit: 'ms', digits: 1, bar: { atMost: 150 } },
  thoughtLongest: { name: '· longest', unit: 'ms', digits: 1, bar: { atMost: 500 } },
  thoughts: { name: '· thoughts measured', unit: '', digits: 0 },
  thoughtHeard: { name: '· p95 until the page, drawing meanwhile, has heard it', unit: 'ms', digits: 1 },
  longestTask: { name: 'longest task of the page meanwhile', unit: 'ms', digits: 0, bar: { atMost: 50 } },
  layoutShift: { name: 'layout shift of a battle', unit: '', digits: 4, bar: { atMost: 0.02 } },
  layoutShiftAll: { name: '· with what follows a press', unit: '', digits: 4 },
  turns: { name: '· turns played', unit: '', digits: 0 },
  largestPaint: { name: 'largest paint of the start page, slow phone', unit: 'ms', digits: 0, bar: { atMost: 1800 } },
  homeShift: { name: 'layout shift of the start page, slow phone', unit: '', digits: 4, bar: { atMost: 0.02 } },
  homePictures: { name: 'pictures of the start page, as sent', unit: 'KB', digits: 1, bar: { atMost: 150 } },
  stored: { name: 'kept for offline', unit: 'MB', digits: 2, bar: { atMost: 2.5 } },
  storedAfter: { name: '· asked for after the page was loaded', unit: 's', digits: 1, bar: { atLeast: 2 } },
});

/** @typedef {keyof typeof FIGURES} FigureName */

/**
 * A figure that could not be measured misses its bar.
 * @param {Figure} figure
 * @param {number} value
 */
export function holds({ bar }, value) {
  if (bar === undefined) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

/** @param {Figure} figure */
export function barText({ bar, unit }) {
  if (bar === undefined) return '';
  return 'atMost' in bar ? `≤ ${bar.atMost} ${unit}`.trim() : `≥ ${bar.atLeast} ${unit}`.trim();
}
