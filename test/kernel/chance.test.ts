import { describe, expect, it } from 'vitest';
import { drawInteger, openStream, PURPOSES, type Purpose, type Stream, shuffled } from '../../src/kernel/chance';

const KNOWN_ANSWERS: readonly (readonly [seed: number, purpose: Purpose, draws: readonly number[]])[] = [
  [0, 'rules', [647, 195, 138, 838, 213, 755, 979, 276]],
  [1, 'rules', [830, 367, 453, 603, 464, 50, 439, 132]],
  [1, 'ai', [766, 338, 29, 175, 653, 963, 521, 974]],
  [1, 'cosmetics', [46, 614, 588, 954, 362, 379, 337, 302]],
  [-1, 'rules', [976, 511, 125, 630, 700, 955, 175, 395]],
  [2_147_483_647, 'ai', [96, 733, 703, 559, 589, 531, 619, 980]],
];

function draws(stream: Stream, count: number, low: number, high: number): readonly [number[], Stream] {
  const drawn: number[] = [];
  let now = stream;
  for (let index = 0; index < count; index++) {
    const [value, after] = drawInteger(now, low, high);
    drawn.push(value);
    now = after;
  }
  return [drawn, now];
}

/** Pearson's statistic of counts against an even spread. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('streams', () => {
  /** A saved battle goes on with the draws it would have had: the generator must not change unnoticed. */
  it.each(KNOWN_ANSWERS)('known answer: seed %i, %s', (seed, purpose, expected) => {
    expect(draws(openStream(seed, purpose), expected.length, 0, 999)[0]).toEqual(expected);
  });

  it('known answer: a shuffle', () => {
    expect(shuffled(openStream(7, 'rules'), ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])[0].join('')).toBe('hgdfecba');
  });

  it('are different by purpose and by seed', () => {
    const seeds = [0, 1, 2, 3, -1, 12345, 0x52554c45, 0x41493031, 0x434f534d, 2 ** 31 - 1, -(2 ** 31)];
    const opened = seeds.flatMap((seed) => PURPOSES.map((purpose) => openStream(seed, purpose).join()));
    expect(new Set(opened).size).toBe(opened.length);
  });

  it('stand apart: draws for one purpose never change another', () => {
    const alone = draws(openStream(9, 'rules'), 50, 0, 99)[0];
    const beside: number[] = [];
    let rules = openStream(9, 'rules');
    let cosmetics = openStream(9, 'cosmetics');
    for (let index = 0; index < 50; index++) {
      cosmetics = draws(cosmetics, index, 0, 6)[1];
      const [value, after] = drawInteger(rules, 0, 99);
      beside.push(value);
      rules = after;
    }
    expect(beside).toEqual(alone);
  });

  it('of different purposes are not each other in disguise', () => {
    const streams = PURPOSES.map((purpose) => draws(openStream(5, purpose), 200, 0, 9)[0]);
    for (const [index, one] of streams.entries()) {
      for (const other of streams.slice(index + 1)) {
        expect(one.filter((value, draw) => value === other[draw]).length).toBeLessThan(45);
      }
    }
  });

  it('are plain numbers that go on the same after being saved', () => {
    const [, halfway] = draws(openStream(31, 'ai'), 17, 1, 6);
    const restored = JSON.parse(JSON.stringify(halfway)) as Stream;
    expect(draws(restored, 100, 1, 6)).toEqual(draws(halfway, 100, 1, 6));
  });

  it('are values: a draw leaves the given stream as it was', () => {
    const stream = Object.freeze([...openStream(4, 'rules')]);
    const before = [...stream];
    expect(drawInteger(stream, 0, 9)).toEqual(drawInteger(stream, 0, 9));
    shuffled(stream, [1, 2, 3]);
    expect(stream).toEqual(before);
  });
});

describe('drawing whole numbers', () => {
  it('gives a lone value without a choice', () => {
    expect(drawInteger(openStream(1, 'rules'), 5, 5)[0]).toBe(5);
  });

  it('stays within both ends and reaches them', () => {
    const drawn = draws(openStream(2, 'rules'), 2000, -3, 3)[0];
    expect(Math.min(...drawn)).toBe(-3);
    expect(Math.max(...drawn)).toBe(3);
    expect(drawn.every(Number.isInteger)).toBe(true);
  });

  /** The limits are the 99.9 % points of chi-square with sides − 1 degrees of freedom. */
  it.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [24, 49.73],
  ])('is even over %i values', (sides, limit) => {
    const counts = Array.from({ length: sides }, () => 0);
    for (const value of draws(openStream(2024, 'rules'), 24_000, 0, sides - 1)[0])
      counts[value] = (counts[value] ?? 0) + 1;
    expect(unevenness(counts)).toBeLessThan(limit);
  });
});

describe('a shuffle', () => {
  it('is a permutation and leaves the given cards as they were', () => {
    const cards = Object.freeze(Array.from({ length: 24 }, (_, index) => index));
    for (let seed = 0; seed < 200; seed++) {
      const [order] = shuffled(openStream(seed, 'rules'), cards);
      expect(order.toSorted((one, other) => one - other)).toEqual(cards);
    }
  });

  it('of nothing or one card draws nothing', () => {
    const stream = openStream(3, 'rules');
    expect(shuffled(stream, [])).toEqual([[], stream]);
    expect(shuffled(stream, ['only'])).toEqual([['only'], stream]);
  });

  it('moves the stream on: a second shuffle differs', () => {
    const cards = Array.from({ length: 24 }, (_, index) => index);
    const [first, after] = shuffled(openStream(3, 'rules'), cards);
    const [second] = shuffled(after, cards);
    expect(second).not.toEqual(first);
  });

  it('brings every card to every place equally often', () => {
    const places = Array.from({ length: 25 }, () => 0);
    let stream = openStream(77, 'rules');
    for (let round = 0; round < 5000; round++) {
      const [order, after] = shuffled(stream, [0, 1, 2, 3, 4]);
      stream = after;
      for (const [place, card] of order.entries()) places[card * 5 + place] = (places[card * 5 + place] ?? 0) + 1;
    }
    // 16 degrees of freedom: rows and columns of the table have fixed sums.
    expect(unevenness(places)).toBeLessThan(39.25);
  });

  /** Battles have seeds of their own: the opening of the stream must be as good as its middle. */
  it('brings every card to the opening hand equally often over 24,000 seeds in a row', () => {
    const dealt = Array.from({ length: 24 }, () => 0);
    const deck = dealt.map((_, card) => card);
    for (let seed = 0; seed < 24_000; seed++) {
      const [order] = shuffled(openStream(seed, 'rules'), deck);
      for (const card of order.slice(0, 4)) dealt[card] = (dealt[card] ?? 0) + 1;
    }
    expect(unevenness(dealt)).toBeLessThan(49.73);
  });

  it('gives all six orders of three cards equally often', () => {
    const counts = new Map<string, number>();
    let stream = openStream(78, 'rules');
    for (let round = 0; round < 6000; round++) {
      const [order, after] = shuffled(stream, ['a', 'b', 'c']);
      stream = after;
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(unevenness([...counts.values()])).toBeLessThan(20.52);
  });
});
