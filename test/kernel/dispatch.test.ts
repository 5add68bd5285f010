import { describe, expect, it } from 'vitest';
import { type DispatchTable, dispatch, lookUp } from '../../src/kernel/dispatch';

type Shape = { readonly type: 'circle'; readonly radius: number } | { readonly type: 'square'; readonly edge: number };

const AREAS: DispatchTable<Shape, number, string> = {
  circle: (scale, { radius }) => `circle ${radius * scale}`,
  square: (scale, { edge }) => `square ${edge * scale}`,
};

describe('a dispatch table', () => {
  it('calls the row of the member with the context first', () => {
    expect(dispatch<Shape, number, string>(AREAS, 10, { type: 'circle', radius: 2 })).toBe('circle 20');
    expect(dispatch<Shape, number, string>(AREAS, 10, { type: 'square', edge: 3 })).toBe('square 30');
  });

  it('throws on a member without a row: that is a bug, not a refusal', () => {
    const unheardOf = { type: 'triangle' } as unknown as Shape;
    expect(() => dispatch<Shape, number, string>(AREAS, 1, unheardOf)).toThrow(TypeError);
  });
});

describe('looking up a key', () => {
  it('finds own keys, even when their value is nothing', () => {
    expect(lookUp({ sword: 1 }, 'sword')).toBe(1);
    expect(lookUp({ sword: undefined }, 'sword')).toBeUndefined();
    expect(lookUp({ sword: 0 }, 'sword')).toBe(0);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'missing', ''])(
    'does not find %o',
    (key) => {
      expect(lookUp({ sword: 1 }, key)).toBeUndefined();
    },
  );

  it('finds an own key that hides an inherited one', () => {
    expect(lookUp(JSON.parse('{"__proto__": 5, "constructor": 6}'), '__proto__')).toBe(5);
    expect(lookUp({ constructor: 6 } as never, 'constructor')).toBe(6);
  });

  it('does not find what was put on a prototype', () => {
    expect(lookUp(Object.create({ sword: 1 }), 'sword')).toBeUndefined();
  });
});
