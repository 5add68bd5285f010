import { describe, expect, it } from 'vitest';
import { COMBAT_TYPES, type CombatType } from '../../src/battle/combatType';
import { blowAtCard, blowAtCastle } from '../../src/battle/damage';
import { COLUMNS } from '../../src/battle/position';
import { reckon } from '../../src/core/arithmetic/reckon';
import { BOW, book, MAGE, SWORD } from '../support/book';
import { plain } from '../support/engine';
import { bow, position, sword, unit } from '../support/position';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;

/** Attack 20 by type: rows are the attacker's column, columns the target's. All done by hand. */
type Square = readonly (readonly number[])[];
const AGAINST: Readonly<Record<number, Readonly<Record<CombatType, Square>>>> = {
  // 24, 20, 16 for melee; 16, 20, 23 for ranged; 20 for hybrid.
  0: {
    melee: [
      [24, 24, 24],
      [20, 20, 20],
      [16, 16, 16],
    ],
    ranged: [
      [16, 16, 16],
      [20, 20, 20],
      [23, 23, 23],
    ],
    hybrid: [
      [20, 20, 20],
      [20, 20, 20],
      [20, 20, 20],
    ],
  },
  // Less 3.6, 4, 4.4.
  4: {
    melee: [
      [20, 20, 19],
      [16, 16, 15],
      [12, 12, 11],
    ],
    ranged: [
      [12, 12, 11],
      [16, 16, 15],
      [19, 19, 18],
    ],
    hybrid: [
      [16, 16, 15],
      [16, 16, 15],
      [16, 16, 15],
    ],
  },
  // Less 9, 10, 11.
  10: {
    melee: [
      [15, 14, 13],
      [11, 10, 9],
      [7, 6, 5],
    ],
    ranged: [
      [7, 6, 5],
      [11, 10, 9],
      [14, 13, 12],
    ],
    hybrid: [
      [11, 10, 9],
      [11, 10, 9],
      [11, 10, 9],
    ],
  },
  // Less 13.5, 15, 16.5, but a quarter (6, 5, 4; 4, 5, 5.75; 5) comes through.
  15: {
    melee: [
      [10, 9, 7],
      [6, 5, 5],
      [4, 4, 4],
    ],
    ranged: [
      [4, 4, 4],
      [6, 5, 5],
      [9, 8, 6],
    ],
    hybrid: [
      [6, 5, 5],
      [6, 5, 5],
      [6, 5, 5],
    ],
  },
  // Nothing but the quarter.
  99: {
    melee: [
      [6, 6, 6],
      [5, 5, 5],
      [4, 4, 4],
    ],
    ranged: [
      [4, 4, 4],
      [5, 5, 5],
      [5, 5, 5],
    ],
    hybrid: [
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ],
  },
};

const rows = Object.entries(AGAINST).flatMap(([defense, byType]) =>
  COMBAT_TYPES.flatMap((type) =>
    COLUMNS.flatMap((from) =>
      COLUMNS.map((to) => ({
        defense: Number(defense),
        type,
        from,
        to,
        damage: byType[type][from]?.[to] ?? Number.NaN,
      })),
    ),
  ),
);

describe('the damage formula, by hand', () => {
  it.each(rows)(
    '$type 20 from column $from at defense $defense in column $to: $damage',
    ({ type, from, to, defense, damage }) => {
      const attacker = unit(CARD[type], 'a', 'left', [0, from]);
      const target = sword('b', 'right', [1, to], { defense });
      const blow = blowAtCard(plain.book, attacker, target, true);
      expect(blow.damage).toBe(damage);
      expect(reckon(blow.arithmetic)).toBe(damage);
      expect(blowAtCard(plain.book, attacker, target, false)).toEqual({ damage, arithmetic: [] });
    },
  );

  it('is the same for both sides, in every row and whatever anybody faces', () => {
    for (const row of [0, 1, 2]) {
      for (const facing of ['north', 'east', 'south', 'west'] as const) {
        const attacker = bow('a', 'right', [row, 2], { facing });
        expect(blowAtCard(plain.book, attacker, sword('b', 'left', [1, 0], { facing }), false).damage).toBe(19);
      }
    }
  });

  it.each([
    ['a shot of 7 from column 2: 8.05', 'ranged', 7, 2, 0, 1, 8],
    ['a shot of 7 from column 0: 5.6', 'ranged', 7, 0, 0, 1, 5],
    ['melee 13 from column 0 at 1 in column 2: 15.6 − 1.1', 'melee', 13, 0, 1, 2, 14],
    ['a quarter of 11.2 is 2.8', 'melee', 14, 2, 50, 1, 2],
    ['a quarter of 3 is 0.75, but at least 1', 'hybrid', 3, 1, 99, 1, 1],
    ['1 is 1 against anything', 'melee', 1, 1, 999, 2, 1],
    ['ranged 1 from column 0 at nothing: 0.8, but at least 1', 'ranged', 1, 0, 0, 1, 1],
    ['999 from column 0: 1198.8', 'melee', 999, 0, 0, 1, 1198],
    ['999 from column 0 at 999 in column 2: 1198.8 − 1098.9, so a quarter', 'melee', 999, 0, 999, 2, 299],
    // 100 × 1.15 is 114.99999999999999 and 20 × 1.15 is 22.999… in IEEE arithmetic.
    ['100 × 1.15 is 115 exactly', 'ranged', 100, 2, 0, 1, 115],
    ['60 × 1.15 is 69 exactly', 'ranged', 60, 2, 0, 1, 69],
    ['35 × 1.2 − 30 × 0.9 is 15 exactly', 'melee', 35, 0, 30, 0, 15],
  ] as const)('%s', (_what, type, attack, from, defense, to, damage) => {
    const attacker = unit({ ...CARD[type], attack }, 'a', 'left', [0, from]);
    const blow = blowAtCard(plain.book, attacker, sword('b', 'right', [1, to], { defense }), true);
    expect(blow.damage).toBe(damage);
    expect(reckon(blow.arithmetic)).toBe(damage);
  });

  it('never does less than a quarter of the blow, nor less than 1, nor more than the blow', () => {
    for (let attack = 1; attack <= 60; attack++) {
      for (let defense = 0; defense <= 40; defense++) {
        const attacker = unit({ ...SWORD, attack }, 'a', 'left', [0, 0]);
        const { damage, arithmetic } = blowAtCard(plain.book, attacker, sword('b', 'right', [0, 1], { defense }), true);
        expect(damage).toBeGreaterThanOrEqual(Math.max(1, Math.floor((attack * 3) / 10)));
        expect(damage).toBeLessThanOrEqual(Math.max(1, Math.floor((attack * 12) / 10)));
        expect(reckon(arithmetic)).toBe(damage);
      }
    }
  });

  it('comes from the unit’s own figures, not from its card', () => {
    const attacker = sword('a', 'left', [0, 1], { attack: 30 });
    expect(blowAtCard(plain.book, attacker, sword('b', 'right', [0, 1], { defense: 0 }), false).damage).toBe(30);
  });

  it('throws on a unit off the board: that is a bug', () => {
    expect(() => blowAtCard(plain.book, sword('a', 'left', [0, 7]), sword('b', 'right', [0, 1]), false)).toThrow(
      RangeError,
    );
  });

  it('follows the rules’ numbers', () => {
    const { rules } = plain.book;
    const generous = book({ rules: { leastShare: 50, leastDamage: 4 } });
    expect(
      blowAtCard(generous, sword('a', 'left', [0, 1]), sword('b', 'right', [0, 1], { defense: 99 }), false).damage,
    ).toBe(10);
    const weak = sword('a', 'left', [0, 1], { attack: 2 });
    expect(blowAtCard(generous, weak, sword('b', 'right', [0, 1]), false).damage).toBe(4);
    const [left, center, right] = rules.zones;
    const mirrored = book({ rules: { zones: [right, center, left] } });
    expect(blowAtCard(mirrored, sword('a', 'left', [0, 0]), sword('b', 'right', [0, 1]), false).damage).toBe(12);
  });
});

describe('the arithmetic behind a number', () => {
  it('names every step: #4 of the rule book', () => {
    const { arithmetic } = blowAtCard(plain.book, sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), true);
    expect(arithmetic).toEqual([
      { source: 'attack', kind: 'base', value: 20 },
      { source: 'left-wing', kind: 'percent', value: 120 },
      {
        source: 'defense',
        kind: 'subtract',
        value: 4,
        of: [
          { source: 'defense', kind: 'base', value: 4 },
          { source: 'center', kind: 'percent', value: 100 },
        ],
      },
    ]);
  });

  it('names the rounding and the limits where they bind', () => {
    const kinds = (attack: number, defense: number, from: number, to: number) =>
      blowAtCard(plain.book, sword('a', 'left', [1, from], { attack }), sword('b', 'right', [1, to], { defense }), true)
        .arithmetic.map(({ kind }) => kind)
        .slice(3);
    expect(kinds(20, 4, 0, 1)).toEqual([]);
    expect(kinds(20, 4, 1, 2)).toEqual(['roundDown']);
    expect(kinds(20, 15, 1, 1)).toEqual([]);
    expect(kinds(20, 16, 1, 1)).toEqual(['leastShare']);
    expect(kinds(14, 50, 2, 1)).toEqual(['leastShare', 'roundDown']);
    expect(kinds(1, 50, 1, 1)).toEqual(['leastShare', 'roundDown', 'least']);
  });

  it('of a castle blow names the screen', () => {
    const attacker = bow('a', 'left', [1, 0], { attack: 21 });
    const state = position({ units: [attacker, sword('b', 'right', [1, 2])] });
    expect(blowAtCastle(plain.book, state, attacker, true)).toEqual({
      damage: 10,
      arithmetic: [
        { source: 'attack', kind: 'base', value: 21 },
        { source: 'screen', kind: 'percent', value: 50 },
        { source: 'rounding', kind: 'roundDown', value: 10.5 },
      ],
    });
    expect(blowAtCastle(plain.book, state, attacker, false)).toEqual({ damage: 10, arithmetic: [] });
  });
});
