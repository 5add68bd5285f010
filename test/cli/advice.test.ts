import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adviceReport, isWithinBars } from '../../src/cli/report/adviceReport';
import { fitted, tenthsOf } from '../../src/measure/advice/reliability';
import { call, folderWithCards } from './support/terminal';

const EMPTY = { positions: {}, halfWins: {} };
const SPEC = { decks: null, battlefield: 'all', games: 2, seed: 1 };

/** Positions of one worth, so many of which were won. */
const won = (logit: number, positions: number, wins: number) => ({
  positions: { [logit * 50]: positions },
  halfWins: { [logit * 50]: wins * 2 },
});

const counts = (mover: ReturnType<typeof won>, afterHint: Record<string, number>) => ({
  turns: 1,
  mover,
  waiting: EMPTY,
  afterHint,
  afterPlayer: {},
});

describe('the report on the chance of winning', () => {
  it('finds a chance that doesn’t come true', () => {
    expect(isWithinBars({ player: 'master', counts: counts(won(0, 1000, 100), {}) })).toBe(false);
    // Too few to prove anything.
    expect(isWithinBars({ player: 'master', counts: counts(won(0, 400, 40), {}) })).toBe(true);
  });

  it('finds a bar that moves though the hint was followed', () => {
    const none = { positions: {}, halfWins: {} } as ReturnType<typeof won>;
    expect(isWithinBars({ player: 'master', counts: counts(none, { 0: 9, 31: 1 }) })).toBe(true);
    expect(isWithinBars({ player: 'master', counts: counts(none, { 0: 8, '-31': 2 }) })).toBe(false);
    const [, line] = adviceReport(SPEC, [{ player: 'master', counts: counts(none, { 0: 8, '-31': 2 }) }], false);
    expect(line).toBe('after the hint’s first order: 80.0 % within 3 points, 0.0 % above, 20.0 % below (10 positions)');
  });

  it('counts every position in one tenth', () => {
    const tenths = tenthsOf({ positions: { '-300': 3, 0: 4, 300: 5 }, halfWins: { '-300': 0, 0: 4, 300: 10 } });
    expect(tenths.reduce((sum, { positions }) => sum + positions, 0)).toBe(12);
    expect(tenths[0]).toMatchObject({ positions: 3, won: 0 });
    expect(tenths[9]).toMatchObject({ positions: 5, won: 100 });
  });

  it('learns the map that made what it is shown', () => {
    const truth = (logit: number) => 1 / (1 + Math.exp(-(0.3 + 1.5 * logit)));
    const all = [-2, -1, 0, 1, 2].map((logit) => won(logit, 2000, 2000 * truth(logit)));
    const { offset, slope, positions } = fitted(all);
    expect([offset, slope]).toEqual([expect.closeTo(0.3, 3), expect.closeTo(1.5, 3)]);
    expect(positions).toBe(10_000);
  });

  it('is given again from kept counts, and the map is learned from them', async () => {
    const folder = folderWithCards();
    const all = [{ player: 'master', counts: counts(won(1, 600, 300), { 0: 9 }) }];
    writeFileSync(join(folder, 'counts.json'), JSON.stringify({ spec: SPEC, all }));
    const judged = await call(folder, ['advice', '--from', 'counts.json', '--keep', 'again.json']);
    expect(judged.exit).toBe(1);
    expect(judged.said).toContain('master against itself, all decks, all battlefields: 2 battles from seed 1');
    expect(readFileSync(join(folder, 'again.json'), 'utf8')).toBe(`${JSON.stringify({ spec: SPEC, all })}\n`);
    const learned = await call(folder, ['advice', '--fit', '--from', 'again.json']);
    expect(JSON.parse(learned.said)).toMatchObject({
      made: { command: 'ninekeep advice --fit --players master --games 2 --seed 1', positions: 600 },
    });
    const other = { ...SPEC, games: 4, seed: 9 };
    writeFileSync(join(folder, 'other.json'), JSON.stringify({ spec: other, all }));
    const together = await call(folder, ['advice', '--from', 'counts.json,other.json']);
    expect(together.said).toContain('6 battles from seed 1 and 9, 2 turns');
    expect(together.said).toContain('100.0 % within 3 points, 0.0 % above, 0.0 % below (18 positions)');
    const twice = await call(folder, ['advice', '--from', 'counts.json,counts.json']);
    expect(twice.complaints).toContain('the battles of master from seed 1 are in two of the files');
    writeFileSync(join(folder, 'counts.json'), '{ "spec": 1 }');
    const refused = await call(folder, ['advice', '--from', 'counts.json']);
    expect(refused.exit).toBe(2);
    expect(refused.complaints).toContain('--keep');
  });
});
