import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawInteger, openStream } from '../../src/kernel/chance';
import { canonicalText, stableHash } from '../../src/kernel/hash';

const SEED = 20_261;

/** The same value with the keys of every object in the opposite order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, turnedRound(member)]),
  );
}

describe('the stable hash', () => {
  /** Records name their rules by hash: a change here would strand every save. */
  it.each([
    [null, '1f546678088fbf30'],
    [0, '5e7cf37523a1b8a6'],
    ['', '5a5ceb7d3d954081'],
    [[], '26dcbbd4a3b83c85'],
    [{}, '05a678deac07885b'],
    [{ a: 1, b: [true, null, 'x'] }, 'c24d4bd5d4aeebe4'],
    ['Castèl ⚔', '935d1f2949c2b60b'],
    [1.5, '304603d72a98f016'],
    [[1, 2, 3], '0e793a476558fd40'],
  ])('known answer: %j', (value, expected) => {
    expect(stableHash(value)).toBe(expected);
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => stableHash(value) === stableHash(turnedRound(value))),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('survives a trip through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => stableHash(value) === stableHash(JSON.parse(JSON.stringify(value)))),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('is sixteen hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => /^[0-9a-f]{16}$/.test(stableHash(value))),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('depends on the order of lists', () => {
    expect(stableHash([1, 2])).not.toBe(stableHash([2, 1]));
    expect(stableHash({ deck: ['bow', 'sword'] })).not.toBe(stableHash({ deck: ['sword', 'bow'] }));
  });

  it.each<readonly [unknown, unknown]>([
    [0, '0'],
    [null, 'null'],
    [true, 'true'],
    [[], {}],
    [[], [[]]],
    [[1, 2], [12]],
    [['a', 'b'], ['a,b']],
    [['a","b'], ['a', 'b']],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
    [{ a: null }, {}],
    [{ ab: 1 }, { a: { b: 1 } }],
    [1, 1.000_000_000_1],
    [1e21, '1e21'],
    ['a', 'a '],
    ['é', 'e\u0301'],
    [-1, 1],
  ])('tells %j from %j', (one, other) => {
    expect(stableHash(one)).not.toBe(stableHash(other));
  });

  it('takes a member that is undefined for a missing one, as JSON does', () => {
    expect(stableHash({ a: 1, b: undefined })).toBe(stableHash({ a: 1 }));
    expect(stableHash([undefined, 1])).toBe(stableHash([null, 1]));
  });

  it('takes −0 for 0: a saved state has no −0', () => {
    expect(stableHash({ row: -0 })).toBe(stableHash({ row: 0 }));
  });

  it.each<readonly [string, unknown]>([
    ['a function', () => 1],
    ['a function in a list', [() => 1]],
    ['a function deep inside', { a: [{ b: () => 1 }] }],
    ['a symbol', Symbol('x')],
    ['undefined itself', undefined],
    ['a bigint', 1n],
  ])('throws on %s: it is not plain JSON', (_what, value) => {
    expect(() => stableHash(value)).toThrow(TypeError);
  });

  it('keeps own keys with dangerous names apart', () => {
    expect(canonicalText(JSON.parse('{"b": 1, "__proto__": {"x": 1}, "a": 2}'))).toBe(
      '{"__proto__":{"x":1},"a":2,"b":1}',
    );
  });

  it('has no collision among 200,000 random states', () => {
    const texts = new Set<string>();
    const hashes = new Set<string>();
    let stream = openStream(SEED, 'rules');
    const draw = (high: number): number => {
      const [value, after] = drawInteger(stream, 0, high);
      stream = after;
      return value;
    };
    for (let index = 0; index < 200_000; index++) {
      const state = {
        castles: [draw(140), draw(140)],
        units: [{ row: draw(2), col: draw(2), health: draw(90) }],
        round: draw(20),
      };
      texts.add(JSON.stringify(state));
      hashes.add(stableHash(state));
    }
    expect(hashes.size).toBe(texts.size);
  });

  it('has no collision among neighbours: one figure changed by one', () => {
    const hashes = new Set<string>();
    for (let left = 0; left < 141; left++)
      for (let right = 0; right < 141; right++) hashes.add(stableHash({ left, right }));
    expect(hashes.size).toBe(141 * 141);
  });

  it('changes about half of its bits with one bit of the value', () => {
    let flipped = 0;
    for (let value = 0; value < 500; value++) {
      const difference = BigInt(`0x${stableHash({ value })}`) ^ BigInt(`0x${stableHash({ value: value ^ 1 })}`);
      flipped += [...difference.toString(2)].filter((bit) => bit === '1').length;
    }
    expect(flipped / 500).toBeGreaterThan(30);
    expect(flipped / 500).toBeLessThan(34);
  });
});
