import { describe, expect, test } from 'vitest';
import { FIGURES, holds } from '../../scripts/figures/bars.mjs';
import { report } from '../../scripts/figures/report.mjs';
import { mean, median, quantile, shareOf } from '../../scripts/figures/statistics.mjs';
import { scriptPerFrame } from '../../scripts/figures/trace.mjs';

describe('statistics', () => {
  test('the median of five is the third, whatever their order', () => {
    expect(median([9, 1, 5, 100, 3])).toBe(5);
  });

  test('95 % of a hundred values lie at or below the 95th', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(values, 0.95)).toBe(95);
  });

  test('mean and share; of nothing there is none', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(shareOf([10, 20, 30, 40], (value) => value <= 25)).toBe(50);
    expect(shareOf([], () => true)).toBeNaN();
    expect(median([])).toBeNaN();
  });
});

describe('bars', () => {
  test('are met at the bar itself and missed beyond it, and by what could not be measured', () => {
    const { feedback, smoothFrames, turns } = FIGURES;
    expect([50, 50.1, Number.NaN].map((value) => holds(feedback, value))).toEqual([true, false, false]);
    expect([99, 98.9, Number.NaN].map((value) => holds(smoothFrames, value))).toEqual([true, false, false]);
    expect(holds(turns, Number.NaN)).toBe(true);
  });

  test('the report names the median, the bar and every run', () => {
    const figures = [{ name: 'feedback' as const, median: 61, runs: [61, 40, 80], holds: false }];
    const lines = report({ figures, details: [], load: [1.25] }).split('\n');
    expect(lines[1]).toMatch(/^press to visible feedback, p95 +61\.0 ms +≤ 50 ms +MISSED +61\.0 {2}40\.0 {2}80\.0$/);
  });
});

describe('script a frame, read from a trace', () => {
  const main = { pid: 1, tid: 1 };
  const frame = (at: number, moving: number, watching = 0) => ({
    ...main,
    name: `ninekeep-frame-${moving}-${watching.toFixed(2)}`,
    ph: 'R',
    ts: at * 1000,
  });
  const call = (name: string, at: number, length: number, thread = main) => ({
    ...thread,
    name,
    ph: 'X',
    ts: at * 1000,
    dur: length * 2000,
    tdur: length * 1000,
  });

  test('sums the processor time of the outermost calls between two frames in which nine units move', () => {
    const traceEvents = [
      frame(0, 9),
      call('FireAnimationFrame', 1, 2),
      call('FunctionCall', 1.5, 1),
      call('TimerFire', 8, 1.5),
      frame(16, 9),
      frame(32, 9),
    ];
    expect(scriptPerFrame({ traceEvents })).toEqual([3.5, 0]);
  });

  test('takes off what the watcher took, and leaves out other threads and frames with fewer units', () => {
    const traceEvents = [
      frame(0, 9),
      call('FunctionCall', 2, 3),
      call('FunctionCall', 4, 50, { pid: 1, tid: 2 }),
      frame(16, 9, 1),
      call('FunctionCall', 20, 9),
      frame(32, 4),
      call('FunctionCall', 40, 9),
      frame(48, 9),
    ];
    expect(scriptPerFrame({ traceEvents })).toEqual([2]);
  });

  test('a trace without frames gives nothing', () => {
    expect(scriptPerFrame({ traceEvents: [call('FunctionCall', 1, 1)] })).toEqual([]);
  });
});
