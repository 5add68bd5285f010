import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { hasCell } from '../../src/battle/model/cellSet';
import { groundOf } from '../../src/battle/model/ground';
import { cellOf, POSITIONS } from '../../src/battle/model/position';
import { BOW, book, MAGE, SWORD, shippedBook, shippedCatalog } from '../support/book';
import { plain, refusalOf } from '../support/engine';
import { bow, mage, position, sword, tank, unit } from '../support/position';
import { blow, fresh, has, STRIKE, siege, sourcesOf } from './support/blows';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;
const HILL = ['...', '.^.', '...'] as const;

describe('section 6, where it is', () => {
  it.each(Object.keys(shippedBook().battlefields))('%s', (id) => {
    const glyphs = (shippedCatalog().battlefields[id]?.rows ?? []).join('');
    const { high } = groundOf(fresh().book, position({ ground: id }).ground);
    expect(POSITIONS.map((cell) => hasCell(high, cellOf(cell)))).toEqual([...glyphs].map((glyph) => glyph === '^'));
  });
});

describe('section 2, + 10 after multipliers', () => {
  it.each(['melee', 'ranged', 'hybrid'] as const)('%s: whatever the target stands on', (type) => {
    for (const glyph of ['.', '^', '~', '*']) {
      const units = [unit(CARD[type], 'a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
      const struck = blow({ ground: ['...', `.^${glyph}`, '...'], units });
      // 20 − 4.4 + 10
      expect(struck.damage).toBe(25);
      expect(struck.arithmetic).toContainEqual({ source: 'high-ground', kind: 'add', value: 10 });
    }
  });

  it('none from below', () => {
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1])];
    const struck = blow({ ground: HILL, units });
    expect(struck.damage).toBe(20);
    expect(sourcesOf(struck)).not.toContain('high-ground');
  });

  it('comes after shield and angle: #2, 20 × 1.5 + 10, and 16 + 10', () => {
    const shield = has('frontal-shield');
    const rear = [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2], { ...shield, defense: 0, facing: 'east' })];
    expect(blow({ ground: HILL, units: rear }).damage).toBe(40);
    const front = [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2], { ...shield, defense: 0 })];
    expect(blow({ ground: HILL, units: front }).damage).toBe(26);
  });

  it('counts beside the quarter that always comes through', () => {
    const units = [mage('a', 'left', [1, 1]), tank('b', 'right', [1, 2], { defense: 99 })];
    expect(blow({ ground: HILL, units }).damage).toBe(15);
  });

  it('against the castle: after screen and Siege', () => {
    const screen = sword('b', 'right', [1, 2]);
    const open = siege({ ground: HILL, units: [bow('a', 'left', [1, 1])] });
    expect(open.damage).toBe(30);
    expect(sourcesOf(open)).toEqual(['attack', 'high-ground']);
    expect(siege({ ground: HILL, units: [bow('a', 'left', [1, 1]), screen] }).damage).toBe(20);
    expect(siege({ ground: HILL, units: [bow('a', 'left', [1, 1], has('siege')), screen] }).damage).toBe(35);
  });

  it('follows the rules’ numbers', () => {
    const engine = createBattleEngine(book({ rules: { highGround: { damage: 3, meleeColumns: 1 } } }));
    const units = [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
    expect(blow({ ground: HILL, units }, engine).damage).toBe(18);
    const far = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    expect(refusalOf(engine, position({ ground: 'ramparts', units: far }), STRIKE)).toBe('out-of-reach');
  });
});

describe('section 2, a melee card on it reaches two columns', () => {
  it.each([
    ['from the hill', 'melee', ['...', '^..', '...'], null],
    ['from below', 'melee', ['...', '...', '...'], 'out-of-reach'],
    ['up to the hill', 'melee', ['...', '..^', '...'], 'out-of-reach'],
    ['with Reach', 'reach', ['...', '...', '...'], null],
    ['with Reach on the hill', 'reach', ['...', '^..', '...'], null],
  ] as const)('%s', (_what, kind, ground, expected) => {
    const changes = kind === 'reach' ? has('reach') : {};
    const units = [sword('a', 'left', [1, 0], changes), sword('b', 'right', [0, 2])];
    expect(refusalOf(plain, position({ ground, units }), STRIKE)).toBe(expected);
  });

  it('ranged and hybrid keep their own range there', () => {
    const rules = { attackColumns: { melee: 1, ranged: 1, hybrid: 1 } };
    const engine = createBattleEngine(book({ rules }));
    for (const place of [bow, mage]) {
      const state = position({ ground: 'ramparts', units: [place('a', 'left', [1, 0]), sword('b', 'right', [1, 2])] });
      expect(refusalOf(engine, state, STRIKE)).toBe('out-of-reach');
    }
  });

  it('never shortens a longer reach', () => {
    const engine = createBattleEngine(book({ rules: { highGround: { damage: 10, meleeColumns: 0 } } }));
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1])];
    expect(refusalOf(engine, position({ ground: 'ramparts', units }), STRIKE)).toBeNull();
  });

  it('leaves the castle out of reach from a wing', () => {
    const state = position({ ground: 'ramparts', units: [sword('a', 'left', [1, 2])] });
    expect(refusalOf(plain, state, { type: 'attackCastle', unit: 'a' })).toBe('castle-out-of-reach');
  });
});
