import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEASURES, verdictOf } from '../../scripts/bench/bars.mjs';
import { judge } from '../../scripts/bench/judge.mjs';
import { benchRows, columns, markdown } from '../../scripts/bench/report.mjs';
import { rate, takeTurns } from '../../scripts/bench/rounds.mjs';

describe('bars', () => {
  test('are those of the issue', () => {
    const bars = Object.entries(MEASURES).map(([name, { bar }]) => [name, bar.floor]);
    expect(bars).toEqual([
      ['playouts', 200],
      ['perft', 2],
      ['games', 100],
      ['workers', 1.8],
      ['allocation', 300],
      ['dispatch', 100],
      ['fieldOrders', 1],
      ['fieldSoldierMedian', 80],
      ['fieldSoldierSlow', 250],
      ['fieldCaptainMedian', 400],
      ['fieldCaptainSlow', 1500],
    ]);
  });

  test('are met at the bar itself; less is more where bytes and time are counted; nothing measured is missed', () => {
    const { perft, dispatch } = MEASURES;
    expect([3, 2, 1.99, Number.NaN].map((value) => verdictOf(perft, value))).toEqual([
      'met',
      'met',
      'missed',
      'missed',
    ]);
    expect([50, 100, 101, Number.NaN].map((value) => verdictOf(dispatch, value))).toEqual([
      'met',
      'met',
      'missed',
      'missed',
    ]);
  });
});

describe('judging', () => {
  test('holds the best against the best and the median against the median', () => {
    const judged = judge('perft', { ninekeep: [100, 400, 200], chessops: [100, 80, 50], 'chess.js': [10, 30, 20] });
    expect(judged).toMatchObject({ best: 4, median: 2.5, verdict: 'met' });
    expect(judged.contenders).toContainEqual({ name: 'chess.js', best: 30, median: 20, runs: [10, 30, 20] });
  });

  test('takes the smallest where less is more', () => {
    expect(judge('allocation', { ninekeep: [350, 290, 310] })).toMatchObject({
      best: 290,
      median: 310,
      verdict: 'met',
    });
  });

  test('misses what was not measured', () => {
    expect(judge('perft', { ninekeep: [100] })).toMatchObject({ verdict: 'missed' });
    expect(judge('games', {})).toMatchObject({ verdict: 'missed' });
  });
});

describe('the table', () => {
  const rows = benchRows([
    judge('perft', { ninekeep: [2_500_000], chessops: [1_000_000], 'chess.js': [600_000] }),
    judge('allocation', { ninekeep: [310.4] }),
  ]);

  test('has a line for what is judged and one for each contender', () => {
    expect(rows.map((row) => row.join('; '))).toEqual([
      'measure; best; median; floor; ',
      'perft leaves without bulk counting, against chessops; 2.50 ×; 2.50 ×; ≥ 2 ×; met',
      '· ninekeep; 2,500,000 leaves/s; 2,500,000 leaves/s; ; ',
      '· chessops; 1,000,000 leaves/s; 1,000,000 leaves/s; ; ',
      '· chess.js; 600,000 leaves/s; 600,000 leaves/s; ; ',
      'allocation per ply; 310 B; 310 B; ≤ 300 B; MISSED',
    ]);
  });

  test('is aligned on a terminal and a table on a page', () => {
    expect(
      columns([
        ['a', 'b'],
        ['long', '10'],
      ]),
    ).toBe('a      b\nlong  10');
    expect(
      markdown([
        ['a', 'b'],
        ['long', '10'],
      ]),
    ).toBe('| a | b |\n| --- | ---: |\n| long | 10 |');
  });
});

describe('rounds', () => {
  test('let everybody take turns, the other way round every second time', async () => {
    const turns: string[] = [];
    const contest = (measure: string, contender: string) => ({
      measure,
      contender,
      take: () => turns.push(contender),
    });
    const found = await takeTurns([contest('one', 'a'), contest('one', 'b'), contest('two', 'c')], 3, () => undefined);
    expect(turns.join('')).toBe('abccbaabc');
    expect(found).toEqual({ one: { a: [1, 6, 7], b: [2, 5, 8] }, two: { c: [3, 4, 9] } });
  });

  test('a rate is work by processor time, over as many batches as it takes', () => {
    let clock = 0;
    let batches = 0;
    const batch = () => {
      batches += 1;
      clock += 40;
      return 10;
    };
    expect(rate(batch, 100, () => clock)).toBe(250);
    expect(batches).toBe(3);
  });
});

test('the peers are pinned, in a lock of their own that names no host', () => {
  const manifest = JSON.parse(readFileSync('bench/package.json', 'utf8'));
  const lock = JSON.parse(readFileSync('bench/package-lock.json', 'utf8'));
  const root = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`].version).toBe(version);
    expect({ ...root.dependencies, ...root.devDependencies }).not.toHaveProperty([name]);
  }
  expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
});
