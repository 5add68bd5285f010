import { describe, expect, it } from 'vitest';
import { memoizePerKey, memoizePerObject } from '../../src/kernel/memoize';

interface Named {
  readonly name: string;
}

/** The upper-case name, and how often it was worked out. */
function counted() {
  const asked: string[] = [];
  const shout = memoizePerObject(({ name }: Named) => {
    asked.push(name);
    return { loud: name.toUpperCase() };
  });
  return { asked, shout };
}

describe('oncePer', () => {
  const [one, other, twin]: readonly Named[] = [{ name: 'one' }, { name: 'other' }, { name: 'one' }];
  if (one === undefined || other === undefined || twin === undefined) throw new Error('three names');

  it('works out once, however often it is asked', () => {
    const { asked, shout } = counted();
    expect(shout(one)).toEqual({ loud: 'ONE' });
    expect(shout(one)).toBe(shout(one));
    expect(asked).toEqual(['one']);
  });

  it('remembers all of them, not only the last', () => {
    const { asked, shout } = counted();
    const first = shout(one);
    const second = shout(other);
    expect(second).toEqual({ loud: 'OTHER' });
    expect(shout(one)).toBe(first);
    expect(shout(other)).toBe(second);
    expect(asked).toEqual(['one', 'other']);
  });

  it('goes by the object itself, not by its look', () => {
    const { asked, shout } = counted();
    expect(shout(twin)).not.toBe(shout(one));
    expect(shout(twin)).toEqual(shout(one));
    expect(asked).toEqual(['one', 'one']);
  });

  it('keeps what one function knows from the next', () => {
    const [first, second] = [counted(), counted()];
    first.shout(one);
    second.shout(one);
    expect([first.asked, second.asked]).toEqual([['one'], ['one']]);
  });

  it('lets an error pass and tries again', () => {
    let fails = true;
    const brittle = memoizePerObject(({ name }: Named) => {
      if (fails) throw new Error(`no ${name}`);
      return name;
    });
    expect(() => brittle(one)).toThrow('no one');
    expect(() => brittle(one)).toThrow('no one');
    fails = false;
    expect(brittle(one)).toBe('one');
  });

  it('one inside the other: by pairs', () => {
    const asked: string[] = [];
    const pairs = memoizePerObject((outer: Named) =>
      memoizePerObject((inner: Named) => {
        asked.push(outer.name + inner.name);
        return asked.length;
      }),
    );
    expect([pairs(one)(other), pairs(other)(one), pairs(one)(other), pairs(one)(twin)]).toEqual([1, 2, 1, 3]);
    expect(asked).toEqual(['oneother', 'otherone', 'oneone']);
  });
});

describe('memoizePerKey', () => {
  it('works out once for all arguments of one key', () => {
    const asked: string[] = [];
    const shout = memoizePerKey(
      ({ name }: Named) => name,
      ({ name }) => {
        asked.push(name);
        return { loud: name.toUpperCase() };
      },
    );
    expect(shout({ name: 'one' })).toBe(shout({ name: 'one' }));
    expect(shout({ name: 'other' })).toEqual({ loud: 'OTHER' });
    expect(asked).toEqual(['one', 'other']);
  });
});
