/**
 * @typedef {object} TraceEvent the part of a trace that is read here; times in microseconds
 * @property {string} name
 * @property {string} ph
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} pid
 * @property {number} tid
 */

const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks']);
const MARK = /^ninekeep-frame-(\d+)$/;
const UNITS = 9;

/**
 * How long scripts ran on the page's main thread in each frame in which all nine units moved, in milliseconds.
 * @param {{ traceEvents: TraceEvent[] }} trace
 */
export function scriptPerFrame({ traceEvents }) {
  const marks = traceEvents
    .filter(({ name }) => MARK.test(name))
    .map(({ name, ts, pid, tid }) => ({ at: ts, pid, tid, moving: Number(MARK.exec(name)?.[1]) }))
    .sort((one, other) => one.at - other.at);
  const [first] = marks;
  if (first === undefined) return [];
  const runs = outermost(
    traceEvents.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid && SCRIPT.has(name),
    ),
  );
  return marks.slice(1).flatMap(({ at, moving }, index) => {
    const before = marks[index];
    const all = before !== undefined && moving >= UNITS && before.moving >= UNITS;
    return all ? [runningBetween(runs, before.at, at) / 1000] : [];
  });
}

/**
 * Calls within calls are counted once.
 * @param {TraceEvent[]} events
 */
function outermost(events) {
  /** @type {{ from: number, to: number }[]} */
  const runs = [];
  for (const { ts, dur = 0 } of [...events].sort((one, other) => one.ts - other.ts)) {
    const last = runs.at(-1);
    if (last !== undefined && ts < last.to) last.to = Math.max(last.to, ts + dur);
    else runs.push({ from: ts, to: ts + dur });
  }
  return runs;
}

/**
 * @param {{ from: number, to: number }[]} runs
 * @param {number} from
 * @param {number} to
 */
function runningBetween(runs, from, to) {
  return runs.reduce((sum, run) => sum + Math.max(0, Math.min(run.to, to) - Math.max(run.from, from)), 0);
}
