import { describe, expect, it } from 'vitest';
import type { PackedChecks, PackedGame } from '../../../src/kernel/packing/packedGame';
import { putJson, takeJson } from '../../../src/kernel/packing/packedJson';
import { createUnpacker, Packer, putWhole, type Unpacker } from '../../../src/kernel/packing/packer';
import { packRecord } from '../../../src/kernel/packing/packRecord';
import { unpackRecord } from '../../../src/kernel/packing/unpackRecord';

/** Counts up to ten, one or two at a time; a round is five. "leap" is an order that nobody offers. */
interface Counting {
  readonly book: { readonly most: number };
  readonly start: { readonly at: number };
  readonly state: { at: number };
  readonly order: { readonly type: 'add' | 'leap'; readonly by: number };
  readonly event: { readonly type: 'added'; readonly by: number };
  readonly refusal: { readonly sentence: string };
}

const BOOK = { most: 10 };

const game: PackedGame<Counting> = {
  gameOf: (book) => ({
    book,
    begin: ({ at }) => ({ state: { at }, events: [] }),
    whyIllegal: ({ at }, { by }) => (at + by > book.most ? { sentence: 'too far' } : null),
    run: ({ emit }, { by }) => emit({ type: 'added', by }),
    apply: (state, { by }) => {
      state.at += by;
    },
    clone: ({ at }) => ({ at }),
  }),
  legalOrders: ({ most }, { at }) => [1, 2].filter((by) => at + by <= most).map((by) => ({ type: 'add' as const, by })),
  roundOf: ({ at }) => Math.floor(at / 5),
  dictionary: () => ['type', 'add'],
};

const checks: PackedChecks<Counting> = {
  whatIsWrongWithStart: (_, start) => (typeof (start as { at?: unknown } | null)?.at === 'number' ? null : 'no start'),
  whatIsWrongWithOrder: (order) => ((order as { by?: unknown } | null)?.by === undefined ? 'no order' : null),
};

const add = (by: number) => ({ type: 'add' as const, by });
const ORDERS = [add(1), add(2), { type: 'leap' as const, by: 4 }, add(1)];

function unpackerOf(write: (packer: Packer) => void): Unpacker {
  const packer = new Packer();
  write(packer);
  const unpacker = createUnpacker(packer.text());
  if (unpacker === null) throw new Error('it wrote what it cannot read');
  return unpacker;
}

const packed = (orders: readonly Counting['order'][]) =>
  unpackerOf((packer) => packRecord(game, BOOK, { rules: '', start: { at: 0 }, orders }, packer));

/** A record by hand: its start, how many orders it claims, and what stands where they should. */
const forged = (start: unknown, count: number, rest: (packer: Packer) => void = () => undefined) =>
  unpackerOf((packer) => {
    putJson(packer, ['type', 'add'], start);
    putWhole(packer, count);
    rest(packer);
  });

/** The first order of the list is left out, and this one written out instead. */
const written = (order: unknown) => (packer: Packer) => {
  packer.put(2, 3);
  putJson(packer, ['type', 'add'], order);
};

describe('a packed record', () => {
  it('comes back, orders that nobody offers too', () => {
    expect(unpackRecord(game, checks, BOOK, packed(ORDERS))).toMatchObject({
      record: { start: { at: 0 }, orders: ORDERS },
      divergence: null,
    });
  });

  it('without orders is its start', () => {
    expect(unpackRecord(game, checks, BOOK, packed([]))).toMatchObject({ record: { orders: [] }, divergence: null });
  });

  it('of orders that the rules refuse is not packed', () => {
    expect(() => packed([{ type: 'leap', by: 11 }])).toThrow('order 1 of the record is refused: too far');
  });

  it('that was played by other rules is followed to the order that differs', () => {
    expect(unpackRecord(game, checks, { most: 6 }, packed(ORDERS)).divergence).toMatchObject({
      order: 3,
      round: 0,
      why: 'refused',
      detail: 'too far',
    });
  });

  it.each([
    ['another start than one', { no: 1 }, 0, 'no start'],
    ['more orders than anybody gives', { at: 0 }, 30_000, 'it has 30000 orders; 6000 at most can be opened'],
  ])('with %s is none', (_, start, count, why) => {
    expect(() => unpackRecord(game, checks, BOOK, forged(start, count))).toThrow(why);
  });

  it.each([
    ['ends too early', () => undefined, 'unreadable', 'it ends too early'],
    ['holds an order of no shape', written({ no: 1 }), 'unreadable', 'no order'],
    ['holds an order without a type', written({ by: 1 }), 'unreadable', 'an order is not one'],
    ['holds a list for an order', written(null), 'unreadable', 'no order'],
    ['holds an order that leads too far', written({ type: 'leap', by: 30 }), 'refused', 'too far'],
    [
      'holds a wrong check',
      (packer: Packer) => {
        packer.put(0, 3);
        packer.put(1, 2 ** 16);
      },
      'otherState',
      '',
    ],
  ])('that %s stops there', (_, rest: (packer: Packer) => void, why, detail) => {
    const { record, divergence } = unpackRecord(game, checks, BOOK, forged({ at: 0 }, 1, rest));
    expect(record.orders).toEqual([]);
    expect(divergence).toEqual({ order: 1, round: 0, why, detail });
  });

  it('with something left at its end says so', () => {
    const left = forged({ at: 0 }, 0, (packer) => packer.put(5, 9));
    expect(unpackRecord(game, checks, BOOK, left).divergence).toMatchObject({ why: 'unreadable' });
  });
});

describe('packed JSON that nobody packs', () => {
  const [LIST, OBJECT, SAME] = [7, 9, 10];
  const kind = (packer: Packer, of: number) => packer.put(of, 11);

  it.each([
    [
      'an item like the one before the first',
      (packer: Packer) => [kind(packer, LIST), putWhole(packer, 1), kind(packer, SAME)],
      'nothing came before',
    ],
    [
      'a key that is a number',
      (packer: Packer) => [kind(packer, OBJECT), putWhole(packer, 1), kind(packer, 3)],
      'a key is no text',
    ],
    ['thousands of keys', (packer: Packer) => [kind(packer, OBJECT), putWhole(packer, 5000)], 'it has too many keys'],
    [
      'lists in lists without end',
      (packer: Packer) => Array.from({ length: 60 }, () => [kind(packer, LIST), putWhole(packer, 1)]),
      'it is nested too deeply',
    ],
    [
      'a list that doubles again and again',
      // Two bits a level: thirty levels would be a thousand million numbers.
      (packer: Packer) => {
        const DEPTH = 30;
        for (let level = 0; level < DEPTH; level++) {
          kind(packer, LIST);
          putWhole(packer, 2);
        }
        kind(packer, 0);
        for (let level = 0; level < DEPTH; level++) kind(packer, SAME);
      },
      'it holds more than 4000 values',
    ],
  ])('such as %s is refused', (_, write: (packer: Packer) => unknown, why) => {
    expect(() =>
      takeJson(
        unpackerOf((packer) => void write(packer)),
        [],
      ),
    ).toThrow(why);
  });

  it('may have a word twice in its dictionary', () => {
    const twice = ['left', 'left', 'right'];
    expect(
      takeJson(
        unpackerOf((packer) => putJson(packer, twice, 'right')),
        twice,
      ),
    ).toBe('right');
  });

  it('leaves out what is undefined', () => {
    expect(
      takeJson(
        unpackerOf((packer) => putJson(packer, [], [undefined, { a: undefined, b: -1 }])),
        [],
      ),
    ).toEqual([null, { b: -1 }]);
  });
});

describe('a packer', () => {
  it.each([-1, 3, 0.5])('puts no %d among three', (value) => {
    expect(() => new Packer().put(value, 3)).toThrow(RangeError);
  });

  it('takes no room for what has one possibility', () => {
    const unpacker = unpackerOf((packer) => packer.put(0, 1));
    expect(unpacker.take(1)).toBe(0);
    expect(unpacker.isSpent()).toBe(true);
  });

  it('reads no number beyond all bounds', () => {
    const endless = unpackerOf((packer) => {
      for (let chunk = 0; chunk < 30; chunk++) packer.put(15, 16);
    });
    expect(() =>
      takeJson(
        unpackerOf((packer) => packer.put(8, 11)),
        [],
      ),
    ).toThrow('keys that were never there');
    endless.take(1);
    expect(() => unpackRecord(game, checks, BOOK, endless)).toThrow();
  });
});
