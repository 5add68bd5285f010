import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { blowAtCard } from '../../src/battle/damage/blowAtCard';
import { COMBAT_TYPES, type CombatType } from '../../src/battle/model/combatType';
import { compileState } from '../../src/battle/model/engineState';
import { COLUMNS } from '../../src/battle/model/position';
import { evaluateEntries } from '../../src/core/arithmetic/evaluateEntries';
import { BOW, book, MAGE, SWORD } from '../support/book';
import { plain, standing } from '../support/engine';
import { bow, mage, position, sword, unit } from '../support/position';
import { blow } from './support/blows';

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

/** Faces whoever strikes it, from whichever column. */
function facingAttacker(from: number, to: number): 'east' | 'west' | 'north' {
  if (from === to) return 'north';
  return from < to ? 'west' : 'east';
}

/** `a` in row 0 strikes `b` in row 1 from the front; nobody else is there, and reach doesn't matter. */
function frontal(type: CombatType, attack: number, from: number, defense: number, to: number, rulesBook = plain.book) {
  const units = [
    unit({ ...CARD[type], attack }, 'a', 'left', [0, from]),
    sword('b', 'right', [1, to], { defense, facing: facingAttacker(from, to) }),
  ];
  const board = compileState(rulesBook, position({ units }));
  const [attacker, target] = [standing(board, 'a'), standing(board, 'b')];
  const { damage, arithmetic, angle } = blowAtCard(rulesBook, board, attacker, target, null, true);
  expect(angle).toEqual({ arc: 'front', reason: 'facing' });
  expect(evaluateEntries(arithmetic)).toBe(damage);
  expect(blowAtCard(rulesBook, board, attacker, target, null, false).damage).toBe(damage);
  return { damage, arithmetic };
}

describe('zone, defence and limits, by hand', () => {
  it.each(rows)(
    '$type 20 from column $from at defense $defense in column $to: $damage',
    ({ type, from, to, defense, damage }) => {
      expect(frontal(type, 20, from, defense, to).damage).toBe(damage);
    },
  );

  it('is the same for both sides, in every row', () => {
    for (const row of [0, 1, 2]) {
      expect(blow({ units: [bow('a', 'right', [row, 2]), sword('b', 'left', [1, 0])] }).damage).toBe(19);
      expect(blow({ units: [mage('a', 'left', [row, 0]), sword('b', 'right', [1, 2])] }).damage).toBe(15);
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
    expect(frontal(type, attack, from, defense, to).damage).toBe(damage);
  });

  it('never does less than a quarter of the blow, nor less than 1, nor more than the blow', () => {
    for (let attack = 1; attack <= 40; attack += 3) {
      for (let defense = 0; defense <= 40; defense += 2) {
        const { damage } = frontal('melee', attack, 0, defense, 1);
        expect(damage).toBeGreaterThanOrEqual(Math.max(1, Math.floor((attack * 3) / 10)));
        expect(damage).toBeLessThanOrEqual(Math.max(1, Math.floor((attack * 12) / 10)));
      }
    }
  });

  it('comes from the unit’s own figures, not from its card', () => {
    const units = [mage('a', 'left', [0, 0], { attack: 30 }), sword('b', 'right', [0, 1], { defense: 0 })];
    expect(blow({ units }).damage).toBe(30);
  });

  it('throws on a unit off the board: that is a bug', () => {
    const units = [sword('a', 'left', [0, 7]), sword('b', 'right', [0, 1])];
    const board = plain.compile(position({ units }));
    expect(() => blowAtCard(plain.book, board, standing(board, 'a'), standing(board, 'b'), null, false)).toThrow(
      new RangeError('no zone for column 7'),
    );
  });
});

describe('the rules’ numbers', () => {
  const [left, center, right] = plain.book.rules.zones;

  it.each([
    ['half of the blow comes through', { leastShare: 50 }, 20, 99, 10],
    ['at least 4', { leastDamage: 4 }, 2, 1, 4],
    ['the quarter stays beside another minimum', { leastDamage: 4 }, 40, 99, 10],
  ])('%s', (_what, rules, attack, defense, damage) => {
    expect(frontal('hybrid', attack, 0, defense, 1, book({ rules })).damage).toBe(damage);
  });

  it('another table of zones', () => {
    const zones = [right, center, left] as const;
    expect(frontal('melee', 20, 0, 4, 1, book({ rules: { zones } })).damage).toBe(12);
  });

  it.each([
    ['left', [0, 0], 'west', 24],
    ['left', [0, 2], 'east', 16],
    ['right', [0, 0], 'west', 16],
    ['right', [0, 2], 'east', 24],
    ['right', [0, 1], 'north', 20],
  ] as const)('ruling 6, mirrored for the right side only: %s at %j', (side, cell, facing, damage) => {
    const engine = createBattleEngine(book({ rules: { mirrorZones: true } }));
    const units = [sword('a', side, cell), bow('b', side === 'left' ? 'right' : 'left', [1, 1], { facing })];
    expect(blow({ units }, engine).damage).toBe(damage);
  });

  it('ruling 6, mirrored: the defence of the right side’s home is the left’s', () => {
    const engine = createBattleEngine(book({ rules: { mirrorZones: true } }));
    const units = [mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2], { defense: 10 })];
    expect(blow({ units }, engine).damage).toBe(11);
    expect(blow({ units }).damage).toBe(9);
  });
});

describe('the arithmetic behind a number', () => {
  it('names every step: #4 of the rule book', () => {
    expect(blow({ units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1])] }).arithmetic).toEqual([
      { source: 'attack', kind: 'base', value: 20 },
      { source: 'left-wing', kind: 'percent', value: 120 },
      { source: 'front', kind: 'percent', value: 100 },
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

  it.each([
    ['nothing binds', 20, 4, 1, []],
    ['15.6', 20, 4, 2, ['rounding roundDown']],
    ['a quarter met exactly', 20, 15, 1, []],
    ['less than a quarter', 20, 16, 1, ['least-share leastShare']],
    ['2.8', 14, 50, 0, ['least-share leastShare', 'rounding roundDown']],
    ['0.25', 1, 50, 1, ['least-share leastShare', 'rounding roundDown', 'least-damage least']],
  ] as const)('names the rounding and the limits where they bind: %s', (_what, attack, defense, to, expected) => {
    const { arithmetic } = frontal(to === 0 ? 'melee' : 'hybrid', attack, to === 0 ? 2 : 1, defense, to);
    expect(arithmetic.slice(4).map(({ source, kind }) => `${source} ${kind}`)).toEqual(expected);
  });
});
