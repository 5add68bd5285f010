import { describe, expect, it } from 'vitest';
import {
  add,
  amountOf,
  base,
  clearLedger,
  type Entry,
  exactAmountOf,
  type Ledger,
  least,
  leastShare,
  openLedger,
  percent,
  roundDown,
  subtract,
} from '../../../src/core/arithmetic/ledger';
import { strikeOpposed } from '../../../src/core/arithmetic/opposedBlow';
import { reckon } from '../../../src/core/arithmetic/reckon';
import { strikeUnopposed } from '../../../src/core/arithmetic/unopposedBlow';
import { opposed, points, unopposed } from '../support/blows';

/** A recording ledger after some steps. */
function taking(...steps: ((ledger: Ledger) => void)[]): Ledger {
  const ledger = openLedger(true);
  for (const step of steps) step(ledger);
  return ledger;
}

const starting = (value: number) => (ledger: Ledger) => base(ledger, 'start', value);
const adding = (value: number) => (ledger: Ledger) => add(ledger, 'more', value);
const times = (value: number) => (ledger: Ledger) => percent(ledger, 'factor', value);
const less = (other: Ledger) => (ledger: Ledger) => subtract(ledger, 'defense', other);
const share = (value: number) => (ledger: Ledger) => leastShare(ledger, 'share', value);
const floored = (ledger: Ledger) => roundDown(ledger, 'rounding');
const atLeast = (value: number) => (ledger: Ledger) => least(ledger, 'minimum', value);

describe('the steps of a ledger', () => {
  it.each<[string, Ledger, number, number]>([
    ['nothing', taking(), 0, 1],
    ['a start', taking(starting(20)), 20, 1],
    ['a new start forgets', taking(starting(20), times(50), starting(7)), 7, 1],
    ['an addition', taking(starting(20), adding(4)), 24, 1],
    ['a penalty', taking(starting(20), adding(-24)), -4, 1],
    ['a percentage', taking(starting(20), times(115)), 23, 1],
    ['a fraction', taking(starting(15), times(125)), 75, 4],
    ['a percentage of nothing', taking(starting(-20), times(0)), 0, 1],
    ['an addition to a fraction', taking(starting(15), times(125), adding(10)), 115, 4],
    ['a subtraction', taking(starting(20), times(115), less(taking(starting(4), times(90)))), 97, 5],
    ['a subtraction of like parts', taking(starting(5), times(50), less(taking(starting(3), times(50)))), 1, 1],
    ['below zero', taking(starting(4), less(taking(starting(10)))), -6, 1],
    ['a least share that binds', taking(starting(24), less(taking(starting(20))), share(25)), 6, 1],
    ['three quarters that bind', taking(starting(8), less(taking(starting(9))), share(75)), 6, 1],
    ['a least share that doesn’t', taking(starting(24), less(taking(starting(4))), share(25)), 20, 1],
    ['a least share met exactly', taking(starting(24), less(taking(starting(18))), share(25)), 6, 1],
    ['a least share of a fraction', taking(starting(15), times(125), less(taking(starting(90))), share(25)), 75, 16],
    ['a least share after another step', taking(starting(8), less(taking(starting(9))), times(50), share(25)), 2, 1],
    [
      'a least share of the last subtraction',
      taking(starting(16), less(taking(starting(8))), less(taking(starting(8))), share(25)),
      2,
      1,
    ],
    ['a floor', taking(starting(15), times(125), floored), 18, 1],
    ['a floor of a whole', taking(starting(16), times(125), floored), 20, 1],
    ['a floor below zero', taking(starting(-15), times(50), floored), -8, 1],
    ['a minimum that binds', taking(starting(0), atLeast(1)), 1, 1],
    ['a minimum that doesn’t', taking(starting(3), atLeast(1)), 3, 1],
    ['a minimum met exactly', taking(starting(1), atLeast(1)), 1, 1],
    ['a minimum of a fraction', taking(starting(1), times(50), atLeast(1)), 1, 1],
    ['a fraction above its minimum', taking(starting(3), times(50), atLeast(1)), 3, 2],
  ])('%s', (_what, ledger, numerator, denominator) => {
    expect(exactAmountOf(ledger)).toEqual({ numerator, denominator });
    expect(amountOf(ledger)).toBe(numerator / denominator);
    expect(reckon(ledger.entries ?? [])).toBe(numerator / denominator);
  });

  it('is cleared for the next use, and what it handed out stays', () => {
    const ledger = taking(starting(8), less(taking(starting(9))));
    const entries = ledger.entries;
    clearLedger(ledger);
    expect(ledger).toEqual(openLedger(true));
    expect(entries).toHaveLength(2);
    expect(() => leastShare(ledger, 'share', 25)).toThrow('a least share needs a subtraction before it');
    const unwatched = openLedger(false);
    base(unwatched, 'start', 3);
    clearLedger(unwatched);
    expect(unwatched).toEqual(openLedger(false));
  });

  it('writes nothing down when nobody watches', () => {
    const ledger = openLedger(false);
    const other = openLedger(false);
    for (const step of [starting(20), adding(1), times(115), less(other), share(25), floored, atLeast(30)])
      step(ledger);
    expect(ledger.entries).toBeNull();
    expect(amountOf(ledger)).toBe(30);
  });
});

describe('what a ledger can’t do exactly is a bug', () => {
  it.each([
    ['base', () => taking(starting(0.5))],
    ['add', () => taking(starting(1), adding(0.1))],
    ['percent', () => taking(starting(1), times(12.5))],
    ['leastShare', () => taking(starting(1), less(taking()), share(0.5))],
    ['least', () => taking(starting(1), atLeast(0.5))],
  ])('%s of a fraction', (_step, act) => {
    expect(act).toThrow('is not an exact integer');
  });

  it('a numerator or a denominator beyond 2^53', () => {
    expect(() => taking(starting(2 ** 52), times(300))).toThrow('is not an exact integer');
    expect(() => taking(starting(1), ...Array.from({ length: 9 }, () => times(1)))).toThrow('is not an exact integer');
    expect(() => taking(starting(2 ** 52), adding(2 ** 52))).toThrow(RangeError);
    const tiny = Array.from({ length: 6 }, () => times(1));
    expect(() => taking(starting(1), ...tiny, less(taking(starting(1))), share(1))).toThrow(RangeError);
  });

  it('long chains that cancel stay exact: crowded fractions are brought to lowest terms', () => {
    const up = Array.from({ length: 40 }, () => times(125));
    const down = Array.from({ length: 40 }, () => times(80));
    const zigzag = up.flatMap((step, index) => [step, down[index] ?? step]);
    expect(amountOf(taking(starting(17), ...zigzag))).toBe(17);
    expect(exactAmountOf(taking(starting(3), ...zigzag, times(50)))).toEqual({ numerator: 3, denominator: 2 });
  });

  it('a recording ledger can’t subtract what wasn’t recorded', () => {
    expect(() => taking(starting(3), less(openLedger(false)))).toThrow('can subtract only a recording ledger');
  });

  it('entries of a subtraction must tell of what it consists', () => {
    const torn: Entry[] = [
      { source: 'attack', kind: 'base', value: 9 },
      { source: 'defense', kind: 'subtract', value: 4 },
    ];
    expect(() => reckon(torn)).toThrow('must tell of what it consists');
  });
});

describe('a percentage that was put together from several', () => {
  const of: readonly Entry[] = [
    { source: 'rear', kind: 'base', value: 150 },
    { source: 'backstab', kind: 'add', value: 25 },
  ];

  it('tells of what it consists, and counts once', () => {
    const ledger = openLedger(true);
    base(ledger, 'attack', 20);
    percent(ledger, 'rear', 175, of);
    expect(amountOf(ledger)).toBe(35);
    expect(ledger.entries?.[1]).toEqual({ source: 'rear', kind: 'percent', value: 175, of });
    expect(reckon(ledger.entries ?? [])).toBe(35);
    expect(reckon(of)).toBe(175);
  });

  it('has no list when it is plain', () => {
    const ledger = taking(starting(20), times(150));
    expect(Object.keys(ledger.entries?.[1] ?? {})).toEqual(['source', 'kind', 'value']);
  });

  it('is handed on by a blow of either kind', () => {
    const rear = { source: 'rear', value: 175, of };
    const [ledger, defense] = [openLedger(true), openLedger(true)];
    expect(strikeOpposed(ledger, defense, opposed(20, 4, { attackPercents: [rear] }))).toBe(31);
    expect(ledger.entries).toContainEqual({ source: 'rear', kind: 'percent', value: 175, of });
    expect(strikeUnopposed(ledger, unopposed(20, { percents: [rear] }))).toBe(35);
    expect(ledger.entries).toContainEqual({ source: 'rear', kind: 'percent', value: 175, of });
    const silent = openLedger(false);
    expect(strikeUnopposed(silent, unopposed(20, { percents: [rear] }))).toBe(35);
    expect(silent.entries).toBeNull();
  });
});

describe('provenance', () => {
  const blow = opposed(20, 4, {
    attackAdds: [points('inspire', 4)],
    attackPercents: [points('zone', 115), points('angle', 125)],
    defensePercents: [points('zone', 90)],
    defenseAdds: [points('phalanx', 8)],
    defenseCuts: [points('sunder', 50)],
    netPercents: [points('cover', 75)],
    flatAdds: [points('highGround', 10)],
  });

  it('lists source, kind and value of every modifier in order', () => {
    const ledger = openLedger(true);
    expect(strikeOpposed(ledger, openLedger(true), blow)).toBe(31);
    expect(ledger.entries).toEqual<Entry[]>([
      { source: 'attack', kind: 'base', value: 20 },
      { source: 'inspire', kind: 'add', value: 4 },
      { source: 'zone', kind: 'percent', value: 115 },
      { source: 'angle', kind: 'percent', value: 125 },
      {
        source: 'defense',
        kind: 'subtract',
        value: 5.8,
        of: [
          { source: 'defense', kind: 'base', value: 4 },
          { source: 'zone', kind: 'percent', value: 90 },
          { source: 'phalanx', kind: 'add', value: 8 },
          { source: 'sunder', kind: 'percent', value: 50 },
        ],
      },
      { source: 'cover', kind: 'percent', value: 75 },
      { source: 'highGround', kind: 'add', value: 10 },
      { source: 'rounding', kind: 'roundDown', value: 31.525 },
    ]);
  });

  it('limits that bind are listed, limits that don’t aren’t', () => {
    const ledger = openLedger(true);
    const hopeless = opposed(3, 30, {});
    expect(strikeOpposed(ledger, openLedger(true), hopeless)).toBe(1);
    expect(ledger.entries?.map(({ source, kind, value }) => [source, kind, value])).toEqual([
      ['attack', 'base', 3],
      ['defense', 'subtract', 30],
      ['leastShare', 'leastShare', 25],
      ['rounding', 'roundDown', 0.75],
      ['least', 'least', 1],
    ]);
    expect(reckon(ledger.entries ?? [])).toBe(1);
  });

  it('limits met exactly, and whole amounts, need no entry', () => {
    const ledger = taking(starting(4), less(taking(starting(3))), share(25), floored, atLeast(1));
    expect(ledger.entries?.map(({ kind }) => kind)).toEqual(['base', 'subtract']);
  });

  it('of a blow that meets no defence', () => {
    const ledger = openLedger(true);
    const volley = unopposed(20, {
      attackAdds: [points('cry', 5)],
      percents: [points('screen', 50)],
      flatAdds: [points('highGround', 10)],
    });
    expect(strikeUnopposed(ledger, volley)).toBe(22);
    expect(ledger.entries).toEqual<Entry[]>([
      { source: 'attack', kind: 'base', value: 20 },
      { source: 'cry', kind: 'add', value: 5 },
      { source: 'screen', kind: 'percent', value: 50 },
      { source: 'highGround', kind: 'add', value: 10 },
      { source: 'rounding', kind: 'roundDown', value: 22.5 },
    ]);
  });

  it('is the damage: another entry gives another number', () => {
    const ledger = openLedger(true);
    strikeOpposed(ledger, openLedger(true), blow);
    const entries = ledger.entries ?? [];
    expect(reckon(entries)).toBe(31);
    expect(reckon(entries.map((it) => (it.source === 'angle' ? { ...it, value: 150 } : it)))).toBe(36);
    expect(reckon(entries.filter(({ source }) => source !== 'cover'))).toBe(38);
  });

  it('used ledgers start over', () => {
    const ledger = openLedger(false);
    const defense = openLedger(false);
    expect([1, 2, 3].map(() => strikeOpposed(ledger, defense, blow))).toEqual([31, 31, 31]);
    expect([1, 2].map(() => strikeUnopposed(ledger, unopposed(9, {})))).toEqual([9, 9]);
  });

  it('survives JSON', () => {
    const ledger = openLedger(true);
    const damage = strikeOpposed(ledger, openLedger(true), blow);
    expect(reckon(JSON.parse(JSON.stringify(ledger.entries)))).toBe(damage);
  });
});
