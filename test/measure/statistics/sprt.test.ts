import { describe, expect, it } from 'vitest';
import { rateOf } from '../../../src/kernel/wilson';
import { openDraw } from '../../../src/measure/contestants/xorshift';
import { eloOf, eloOfPercent, expectedScore } from '../../../src/measure/statistics/elo';
import { sprtOf } from '../../../src/measure/statistics/sprt';

describe('Elo', () => {
  it.each([
    [50, 0],
    [75, 190.8485],
    [64.0065, 100],
    [95, 511.5018],
    [10, -381.697],
  ])('of %f percent', (percent, elo) => {
    expect(eloOfPercent(percent)).toBeCloseTo(elo, 2);
    expect(100 * expectedScore(elo)).toBeCloseTo(percent, 3);
  });

  it('has the ends of the interval as its ends, and none where there is nothing to compare', () => {
    const elo = eloOf(rateOf(75, 100));
    expect([elo.elo, elo.low, elo.high].map((it) => Math.round(it ?? 0))).toEqual([191, 113, 269]);
    expect(eloOf(rateOf(10, 10))).toEqual({ elo: null, low: expect.closeTo(166.3, 0), high: null });
    expect(Object.is(eloOfPercent(50), 0)).toBe(true);
  });
});

/** Wald's own test, for results that are won or lost and nothing between. */
function wald(wins: number, losses: number, elo0: number, elo1: number): number {
  const [score0, score1] = [expectedScore(elo0), expectedScore(elo1)];
  return wins * Math.log(score1 / score0) + losses * Math.log((1 - score1) / (1 - score0));
}

describe('the sequential test', () => {
  it.each([
    [60, 40, 0, 50],
    [30, 30, 0, 100],
    [5, 20, -20, 20],
  ])('is the textbook one where no pair is split: %i won, %i lost, %i against %i Elo', (wins, losses, elo0, elo1) => {
    const { likelihood } = sprtOf({ 4: wins, 0: losses }, { elo0, elo1 });
    expect(likelihood).toBeCloseTo(wald(wins, losses, elo0, elo1), 1);
  });

  it('stops at 19 to 1', () => {
    const { lower, upper } = sprtOf({}, { elo0: 0, elo1: 10 });
    expect([lower, upper]).toEqual([expect.closeTo(-2.9444, 4), expect.closeTo(2.9444, 4)]);
  });

  it('comes to the normal approximation where there are many pairs', () => {
    const pairs = { 0: 100, 1: 20, 2: 600, 3: 20, 4: 160 };
    const [score0, score1] = [expectedScore(0), expectedScore(10)];
    const [all, mean, square] = [900, (5 + 300 + 15 + 160) / 900, (20 / 16 + 600 / 4 + (20 * 9) / 16 + 160) / 900];
    const normal = (all * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * (square - mean ** 2));
    expect(sprtOf(pairs, { elo0: 0, elo1: 10 }).likelihood / normal).toBeCloseTo(1, 1);
  });

  it('knows nothing after one pair, whatever it was', () => {
    for (const points of [0, 1, 2, 3, 4]) {
      const { verdict, likelihood } = sprtOf({ [points]: 1 }, { elo0: 0, elo1: 100 });
      expect([points, verdict]).toEqual([points, 'open']);
      expect(Math.abs(likelihood)).toBeLessThan(1);
    }
  });

  it('is as far from one answer as from the other when nothing speaks for either', () => {
    expect(sprtOf({ 0: 50, 4: 50 }, { elo0: -30, elo1: 30 }).likelihood).toBeCloseTo(0, 6);
  });

  it.each([
    [0, 'elo0'],
    [60, 'elo1'],
  ] as const)('errs in about one of twenty cases: truly %i Elo', (elo, truth) => {
    const draw = openDraw(20_261_116 + elo);
    const won = (): number => (draw(1_000_000) < 1_000_000 * expectedScore(elo) ? 2 : 0);
    let right = 0;
    for (let trial = 0; trial < 100; trial++) {
      const pairs: Record<string, number> = {};
      let verdict = 'open';
      while (verdict === 'open') {
        const points = won() + won();
        pairs[points] = (pairs[points] ?? 0) + 1;
        verdict = sprtOf(pairs, { elo0: 0, elo1: 60 }).verdict;
      }
      if (verdict === truth) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(90);
  });
});
