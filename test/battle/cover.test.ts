import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { coverOf } from '../../src/battle/damage/cover';
import { POSITIONS } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import { BOW, book, MAGE, SWORD, shippedBook, shippedCatalog } from '../support/book';
import { plain, standing } from '../support/engine';
import { bow, position, sword, unit } from '../support/position';
import { blow, fresh, has, siege, sourcesOf } from './support/blows';
import { place } from './support/cells';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;
const QUALITY: Readonly<Record<string, string>> = { c: 'partial', C: 'good', x: 'excellent' };

/** The cover of `b`. */
function coverIn(state: BattleState, engine = plain): string {
  const board = engine.compile(state);
  return coverOf(board, standing(board, 'b'));
}

describe('section 6, the cover of every cell', () => {
  it.each(Object.keys(shippedBook().battlefields))('%s', (id) => {
    const glyphs = (shippedCatalog().battlefields[id]?.rows ?? []).join('');
    expect(glyphs).toHaveLength(9);
    const anew = fresh();
    for (const [index, cell] of POSITIONS.entries()) {
      const state = position({ ground: id, units: [sword('b', 'right', place(cell))] });
      expect(coverIn(state, anew)).toBe(QUALITY[glyphs[index] ?? ''] ?? 'none');
    }
  });
});

describe('section 2, cover against shots', () => {
  /** 20 at 4.4 in column 2, from the front: 15.6 without cover; with high ground + 10 and one level less. */
  const level = { '.': [15, 25], c: [11, 25], C: [7, 21], x: [3, 17] } as const;
  const cases = (Object.keys(level) as (keyof typeof level)[]).flatMap((glyph) =>
    (['ranged', 'hybrid', 'melee'] as const).flatMap((type) =>
      (['.', '^'] as const).map((footing, high) => ({
        type,
        glyph,
        footing,
        damage: type === 'melee' ? level['.'][high] : level[glyph][high],
      })),
    ),
  );

  it.each(cases)('$type on $footing at a card on $glyph: $damage', ({ type, glyph, footing, damage }) => {
    const units = [unit(CARD[type], 'a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
    expect(blow({ ground: ['...', `.${footing}${glyph}`, '...'], units }).damage).toBe(damage);
  });

  it.each([
    ['c', '.', 'cover-partial'],
    ['C', '.', 'cover-good'],
    ['x', '.', 'cover-excellent'],
    ['x', '^', 'cover-good'],
    ['C', '^', 'cover-partial'],
    ['c', '^', undefined],
    ['.', '.', undefined],
  ] as const)('is named: %s from %s', (glyph, footing, source) => {
    const units = [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
    const struck = blow({ ground: ['...', `.${footing}${glyph}`, '...'], units });
    expect(sourcesOf(struck).find((named) => named.startsWith('cover'))).toBe(source);
  });

  it('is the target’s, not the attacker’s', () => {
    const units = [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
    expect(blow({ ground: ['...', '.x.', '...'], units }).damage).toBe(15);
  });

  it('counts from the ring and from afar', () => {
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    // (16 − 4.4) × 0.5
    expect(blow({ ground: ['...', '..C', '...'], units }).damage).toBe(5);
  });

  it('Sniper ignores it, on high ground too', () => {
    const units = [bow('a', 'left', [1, 1], has('sniper')), sword('b', 'right', [1, 2])];
    expect(blow({ ground: ['...', '..x', '...'], units }).damage).toBe(15);
    expect(blow({ ground: ['...', '.^x', '...'], units }).damage).toBe(25);
  });

  it('does not help a castle', () => {
    expect(siege({ ground: ['xxx', 'xxx', 'xxx'], units: [bow('a', 'left', [1, 1])] }).damage).toBe(20);
  });

  it('follows the rules’ numbers', () => {
    const cover = { none: 100, partial: 90, good: 10, excellent: 0 };
    const engine = createBattleEngine(book({ rules: { cover } }));
    const units = [bow('a', 'left', [1, 1]), bow('b', 'right', [1, 2])];
    const damageOn = (glyph: string): number => blow({ ground: ['...', `..${glyph}`, '...'], units }, engine).damage;
    expect(['.', 'c', 'C', 'x'].map(damageOn)).toEqual([20, 18, 2, 1]);
  });
});

describe('Guard grants cover', () => {
  it.each([
    ['right', [1, 1], [1, 2], true],
    ['right', [1, 0], [1, 1], true],
    ['right', [1, 0], [1, 2], false],
    ['right', [0, 1], [1, 2], false],
    ['right', [1, 2], [1, 1], false],
    ['right', [0, 2], [1, 2], false],
    ['left', [1, 1], [1, 0], true],
    ['left', [1, 2], [1, 1], true],
    ['left', [1, 1], [1, 2], false],
    ['left', [2, 1], [1, 0], false],
  ] as const)('of %s at %j to an ally at %j: %s', (side, guard, cell, covered) => {
    const units = [bow('b', side, cell), sword('g', side, guard, has('guard'))];
    expect(coverIn(position({ units }), fresh())).toBe(covered ? 'partial' : 'none');
  });

  it('to allies only, and not to itself', () => {
    const target = bow('b', 'right', [1, 2]);
    const enemy = position({ units: [target, sword('g', 'left', [1, 1], has('guard'))] });
    expect(coverIn(enemy)).toBe('none');
    const guard = sword('b', 'right', [1, 1], has('guard'));
    expect(coverIn(position({ units: [guard] }))).toBe('none');
  });

  it.each([
    ['.', 11],
    ['c', 11],
    ['C', 7],
    ['x', 3],
  ])('the best of terrain and Guard counts: on %s', (glyph, damage) => {
    const guard = sword('g', 'right', [1, 1], has('guard'));
    const units = [bow('a', 'left', [0, 1]), sword('b', 'right', [1, 2]), guard];
    expect(blow({ ground: ['...', `..${glyph}`, '...'], units }).damage).toBe(damage);
  });

  it.each([
    ['melee', 15],
    ['ranged', 11],
    ['hybrid', 11],
  ] as const)('against a %s card: %i', (type, damage) => {
    const units = [
      unit(CARD[type], 'a', 'left', [0, 1]),
      sword('b', 'right', [1, 2]),
      sword('g', 'right', [1, 1], has('guard')),
    ];
    expect(blow({ units }).damage).toBe(damage);
  });

  it('high ground takes it away again', () => {
    const units = [bow('a', 'left', [0, 1]), sword('b', 'right', [1, 2]), sword('g', 'right', [1, 1], has('guard'))];
    expect(blow({ ground: ['.^.', '...', '...'], units }).damage).toBe(25);
  });
});
