import { describe, expect, it } from 'vitest';
import { addCounts, inOrder, meanOf, quantileOf } from '../../../src/measure/series/counts';

describe('counts', () => {
  it('add up at every depth, with names that only one of them has', () => {
    const sum = { games: 2, orders: { move: 1 } };
    addCounts(sum, { games: 3, orders: { move: 4, attack: 5 }, factions: { bastion: { wins: 1 } } });
    expect(sum).toEqual({ games: 5, orders: { move: 5, attack: 5 }, factions: { bastion: { wins: 1 } } });
  });

  it('take over nothing by reference and nothing that every object inherits', () => {
    const sum = {};
    const part = JSON.parse('{"constructor":{"wins":1},"toString":2}');
    addCounts(sum, part);
    addCounts(sum, part);
    expect(JSON.stringify(sum)).toBe('{"constructor":{"wins":2},"toString":4}');
    expect(part).toEqual(JSON.parse('{"constructor":{"wins":1},"toString":2}'));
  });

  it('read the same in whatever order they were counted', () => {
    expect(JSON.stringify(inOrder({ b: 1, a: { d: 2, c: 3 } }))).toBe('{"a":{"c":3,"d":2},"b":1}');
  });

  it('of a histogram: mean and quantiles', () => {
    const rounds = { '9': 2, '10': 1, '12': 1 };
    expect(meanOf(rounds)).toBe(10);
    expect([0.25, 0.5, 0.75, 0.95, 1].map((share) => quantileOf(rounds, share))).toEqual([9, 9, 10, 12, 12]);
    expect([meanOf({}), quantileOf({}, 0.5)]).toEqual([0, 0]);
  });
});
