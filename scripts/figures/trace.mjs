/**
 * @typedef {object} TraceEvent the part of a trace that is read here; times in microseconds
 * @property {string} name
 * @property {string} ph
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} [tdur] of the thread itself: what others take of the processor meanwhile is not in it
 * @property {number} pid
 * @property {number} tid
 */

const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks']);
/** How many units moved, and what the watcher took itself in milliseconds. */
const MARK = /^ninekeep-frame-(\d+)-([\d.]+)$/;
const UNITS = 9;

/**
 * How long scripts ran on the page's main thread in each frame in which all nine units moved, in milliseconds.
 * @param {{ traceEvents: TraceEvent[] }} trace
 */
export function scriptPerFrame({ traceEvents }) {
  const marks = traceEvents
    .flatMap(({ name, ts, pid, tid }) => {
      const [, moving, watching] = MARK.exec(name) ?? [];
      return moving === undefined ? [] : [{ at: ts, pid, tid, moving: Number(moving), watching: Number(watching) }];
    })
    .sort((one, other) => one.at - other.at);
  const [first] = marks;
  if (first === undefined) return [];
  const runs = outermost(
    traceEvents.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid && SCRIPT.has(name),
    ),
  );
  return marks.slice(1).flatMap(({ at, moving, watching }, index) => {
    const before = marks[index];
    if (before === undefined || moving < UNITS || before.moving < UNITS) return [];
    const begun = runs.filter(({ from }) => from >= before.at && from < at);
    const milliseconds = begun.reduce((sum, { length }) => sum + length, 0) / 1000;
    return [Math.max(0, milliseconds - watching)];
  });
}

/**
 * Calls within calls are counted once.
 * @param {TraceEvent[]} events
 */
function outermost(events) {
  /** @type {{ from: number, to: number, length: number }[]} */
  const runs = [];
  for (const { ts, dur = 0, tdur = dur } of [...events].sort((one, other) => one.ts - other.ts)) {
    const last = runs.at(-1);
    if (last === undefined || ts >= last.to) runs.push({ from: ts, to: ts + dur, length: tdur });
  }
  return runs;
}
