import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../../../src/ui/common/hooks/memoByValue';

const handler = () => undefined;
const map = new Map();

describe('the same value', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    [
      { unit: { row: 1, pips: [1, 2] }, onPress: handler },
      { unit: { row: 1, pips: [1, 2] }, onPress: handler },
    ],
    [[], []],
    [map, map],
  ])('%o is %o', (one, other) => {
    expect(isDeepEqual(one, other)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, 2],
    [null, {}],
    [{}, null],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [[1, 2], [1]],
    [[1], { 0: 1, length: 1 }],
    [() => undefined, () => undefined],
    [new Map(), new Map()],
    [{ $$typeof: 1 }, { $$typeof: 1 }],
  ])('%o is not %o', (one, other) => {
    expect(isDeepEqual(one, other)).toBe(false);
  });
});
