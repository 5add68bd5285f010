import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/core/arithmetic/entry';
import { evaluateEntries } from '../../../src/core/arithmetic/evaluateEntries';
import { type BlowSketch, damageOf, opposed, points, toldOf, unopposed } from '../support/blows';

const BLOW = opposed(20, 4, {
  attackAdds: [points('inspire', 4)],
  attackPercents: [points('zone', 115), points('angle', 125)],
  defensePercents: [points('zone', 90)],
  defenseAdds: [points('phalanx', 8)],
  defenseCuts: [points('sunder', 50)],
  netPercents: [points('cover', 75)],
  flatAdds: [points('highGround', 10)],
});

const kindsOf = (sketch: BlowSketch) =>
  toldOf(sketch).entries.map(({ source, kind, value }): unknown[] => [source, kind, value]);

describe('the steps of a blow', () => {
  it('lists source, kind and value of every modifier in order', () => {
    expect(toldOf(BLOW)).toEqual({
      damage: 31,
      entries: [
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
      ],
    });
  });

  it('of a blow that meets no defence', () => {
    const volley = unopposed(20, {
      attackAdds: [points('cry', 5)],
      attackPercents: [points('screen', 50)],
      netPercents: [points('siege', 150)],
      flatAdds: [points('highGround', 10)],
    });
    expect(toldOf(volley)).toEqual({
      damage: 28,
      entries: [
        { source: 'attack', kind: 'base', value: 20 },
        { source: 'cry', kind: 'add', value: 5 },
        { source: 'screen', kind: 'percent', value: 50 },
        { source: 'siege', kind: 'percent', value: 150 },
        { source: 'highGround', kind: 'add', value: 10 },
        { source: 'rounding', kind: 'roundDown', value: 28.75 },
      ],
    });
  });

  it('limits that bind are listed', () => {
    expect(kindsOf(opposed(3, 30))).toEqual([
      ['attack', 'base', 3],
      ['defense', 'subtract', 30],
      ['leastShare', 'leastShare', 25],
      ['rounding', 'roundDown', 0.75],
      ['least', 'least', 1],
    ]);
    expect(kindsOf(unopposed(0))).toEqual([
      ['attack', 'base', 0],
      ['least', 'least', 1],
    ]);
  });

  it('limits met exactly, and whole amounts, need no entry', () => {
    expect(kindsOf(opposed(4, 3))).toEqual([
      ['attack', 'base', 4],
      ['defense', 'subtract', 3],
    ]);
  });

  it.each<[string, BlowSketch, number]>([
    ['three quarters come off, a quarter comes through', opposed(24, 20), 6],
    ['a penalty', opposed(20, 0, { attackAdds: [points('weak', -4)] }), 16],
    ['nothing left of an attack', opposed(20, 0, { attackPercents: [points('none', 0)] }), 1],
    ['nothing left of a defence', opposed(20, 19, { defenseCuts: [points('none', 0)] }), 20],
    ['the least share meets net percents and flat adds', opposed(8, 9, { netPercents: [points('half', 50)] }), 1],
    ['a defence below nothing helps the blow', opposed(20, 2, { defenseAdds: [points('torn', -4)] }), 22],
    ['a percentage beyond the table', opposed(10, 0, { attackPercents: [points('huge', 1250)] }), 125],
    [
      'one floor at the end: 3 × 125 % × 80 % is 3',
      opposed(3, 0, { netPercents: [points('a', 125), points('b', 80)] }),
      3,
    ],
  ])('%s', (_what, sketch, damage) => {
    expect(damageOf(sketch)).toBe(damage);
    expect(toldOf(sketch).damage).toBe(damage);
    expect(evaluateEntries(toldOf(sketch).entries)).toBe(damage);
  });

  it('is the damage: another entry gives another number', () => {
    const { entries } = toldOf(BLOW);
    expect(evaluateEntries(entries)).toBe(31);
    expect(evaluateEntries(entries.map((it) => (it.source === 'angle' ? { ...it, value: 150 } : it)))).toBe(36);
    expect(evaluateEntries(entries.filter(({ source }) => source !== 'cover'))).toBe(38);
  });

  it('the next blow starts over, and what was told stays', () => {
    const { entries } = toldOf(BLOW);
    expect([1, 2, 3].map(() => damageOf(BLOW))).toEqual([31, 31, 31]);
    expect([1, 2].map(() => damageOf(unopposed(9)))).toEqual([9, 9]);
    expect(toldOf(opposed(3, 30)).entries).toHaveLength(5);
    expect(entries).toHaveLength(8);
  });

  it('survives JSON', () => {
    const { damage, entries } = toldOf(BLOW);
    expect(evaluateEntries(JSON.parse(JSON.stringify(entries)))).toBe(damage);
  });
});

describe('a percentage that was put together from several', () => {
  const of: readonly Entry[] = [
    { source: 'rear', kind: 'base', value: 150 },
    { source: 'backstab', kind: 'add', value: 25 },
  ];
  const rear = { source: 'rear', value: 175, of };

  it.each([
    ['at a card', opposed(20, 4, { attackPercents: [rear] }), 31],
    ['at a castle', unopposed(20, { attackPercents: [rear] }), 35],
  ])('tells of what it consists, and counts once: %s', (_what, sketch, damage) => {
    expect(damageOf(sketch)).toBe(damage);
    const { entries } = toldOf(sketch);
    expect(entries[1]).toEqual({ source: 'rear', kind: 'percent', value: 175, of });
    expect(evaluateEntries(entries)).toBe(damage);
    expect(evaluateEntries(of)).toBe(175);
  });

  it('has no list when it is plain', () => {
    const [, plain] = toldOf(opposed(20, 4, { attackPercents: [points('rear', 150)] })).entries;
    expect(Object.keys(plain ?? {})).toEqual(['source', 'kind', 'value']);
  });
});

describe('what a blow can’t do exactly is a bug', () => {
  const tiny = Array.from({ length: 9 }, () => points('tiny', 1));
  it.each<[string, BlowSketch]>([
    ['a fraction of a point', opposed(0.5, 0)],
    ['a product beyond 2^53', opposed(2 ** 52, 0, { attackPercents: [points('triple', 300)] })],
    ['a denominator beyond 2^53', opposed(1, 0, { netPercents: tiny })],
    ['of a defence', opposed(1, 1, { defensePercents: tiny })],
    ['of a castle’s blow', unopposed(1, { netPercents: tiny })],
  ])('%s', (_what, sketch) => {
    expect(() => damageOf(sketch)).toThrow('is not an exact integer');
  });

  it('long chains that cancel stay exact: crowded products are brought to lowest terms', () => {
    const zigzag = Array.from({ length: 80 }, (_, index) => points('zigzag', index % 2 === 0 ? 125 : 80));
    expect(damageOf(opposed(17, 0, { attackPercents: zigzag }))).toBe(17);
    expect(damageOf(unopposed(3, { netPercents: [...zigzag, points('half', 50)] }))).toBe(1);
  });
});
