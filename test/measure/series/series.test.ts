import { describe, expect, it } from 'vitest';
import { openSeries, openSum, partsOf } from '../../../src/measure/series/playSeries';
import type { Series } from '../../../src/measure/series/series';
import { leadChanges, wasBehind } from '../../../src/measure/simulation/countCourse';
import { summaryOf } from '../../../src/measure/simulation/summary';
import type { Tally } from '../../../src/measure/simulation/tally';
import { shippedBook, starterDeck } from '../../support/book';

const series: Series = {
  book: shippedBook(),
  contestants: { first: { player: 'random', ignores: null }, second: { player: 'random', ignores: null } },
  pairings: [[starterDeck('galecrest'), starterDeck('cinder')]],
  battlefields: ['redoubt', 'open-field'],
  games: 40,
  seed: 7,
};
const work = { series, counting: 'course' } as const;
const NO_CLOCK = () => 0;
const player = (of: Series = series) => openSeries({ series: of, counting: 'course' }, NO_CLOCK);

/** What was counted in parts, added up in their order. */
function wholeOf(parts: readonly Tally[]): Tally {
  const sum = openSum(work);
  for (const part of parts) sum.add(part);
  return sum.whole();
}

describe('a series', () => {
  const parts = Array.from({ length: partsOf(work) }, (_, part) => part);
  const whole = wholeOf(parts.map(player()));

  it('is the same whoever plays its parts, and in whatever order', () => {
    const backwards = parts.toReversed().map(player()).toReversed();
    const byDifferentHands = parts.map((part) => player()(part));
    expect(parts).toHaveLength(3);
    expect(JSON.stringify(wholeOf(backwards))).toBe(JSON.stringify(whole));
    expect(JSON.stringify(wholeOf(byDifferentHands))).toBe(JSON.stringify(whole));
  });

  it('is another for another seed', () => {
    expect(wholeOf(parts.map(player({ ...series, seed: 8 })))).not.toEqual(whole);
  });

  it('counts every battle once, wherever one looks', () => {
    const { wins, draws, contestants, factions, pairings, battlefields, orders, events } = whole;
    expect(whole.games).toBe(40);
    expect(wins.left + wins.right + draws).toBe(40);
    expect(contestants.first + contestants.second + draws).toBe(40);
    expect(Object.entries(factions).map(([name, { games }]) => [name, games])).toEqual([
      ['cinder', 40],
      ['galecrest', 40],
    ]);
    expect(Object.keys(pairings)).toEqual(['cinder:galecrest', 'galecrest:cinder']);
    expect(Object.values(battlefields).map(({ games }) => games)).toEqual([20, 20]);
    expect([orders.mulligan, events.battleEnded]).toEqual([80, 40]);
    expect([orders.attack, orders.attackCastle]).toEqual([events.struck, events.castleStruck]);
    expect(whole.turns).toBe(orders.endTurn);
  });

  it('sees abilities at work: in events, in the arithmetic, and where an order needs them', () => {
    for (const id of ['battle-cry', 'backstab', 'flying', 'charge', 'hit-and-run']) {
      expect([id, whole.abilities[id]?.used]).toEqual([id, expect.any(Number)]);
      expect(whole.abilities[id]?.used).toBeGreaterThan(0);
    }
  });

  it('sums up in shares and means', () => {
    const summary = summaryOf(whole);
    const { front = 0, side = 0, rear = 0 } = summary.angles;
    expect(front + side + rear).toBeCloseTo(100, 6);
    expect(summary.sides.left.percent + summary.sides.right.percent).toBeCloseTo(100, 6);
    expect(summary.cardBlows.sources.attack).toBe(100);
    expect(summary.ordersPerTurn * whole.turns).toBeCloseTo(whole.decisions, 6);
    expect(summary.course.rounds.max).toBeGreaterThanOrEqual(summary.course.rounds.p95);
  });
});

describe('the course of a battle', () => {
  it.each([
    [[20, -20, 20], 2],
    [[20, -14, 20], 0],
    [[10, -20, -30, 15, 16], 1],
    [[], 0],
  ])('leads of %j change hands %i times', (leads, changes) => {
    expect(leadChanges(leads)).toBe(changes);
  });

  it.each([
    [[0, 0, -16, 0], 'left', 1 / 2, true],
    [[0, 0, -16, 0], 'right', 1 / 2, false],
    [[0, 0, -15, 0], 'left', 1 / 2, false],
    [[0, 0, 0, 40], 'right', 3 / 4, true],
    [[], 'left', 1 / 2, false],
  ] as const)('at leads of %j %s is behind after %f: %s', (leads, side, share, behind) => {
    expect(wasBehind(leads, side, share)).toBe(behind);
  });
});
