import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { FACINGS, type Facing, POSITIONS } from '../../src/battle/model/position';
import type { Arc } from '../../src/core/flanking/arcs';
import { STEPS } from '../../src/core/geometry/direction';
import { book } from '../support/book';
import { bow, mage, sword, tank } from '../support/position';
import { blow, has, sourcesOf } from './support/blows';
import { PAIRS, place } from './support/cells';

/** By the facing of a card in the centre: where a blow from each cell around it comes from (R7), drawn by hand. */
const AROUND: Readonly<Record<Facing, string>> = {
  north: 'FFF S.S RRR',
  east: 'RSF R.F RSF',
  south: 'RRR S.S FFF',
  west: 'FSR F.R FSR',
};
const ARC: Readonly<Record<string, Arc>> = { F: 'front', S: 'side', R: 'rear' };
const WORSE: Readonly<Record<Arc, Arc>> = { front: 'side', side: 'rear', rear: 'rear' };
/** By what lies behind, beside, ahead. */
const ARCS = ['rear', 'side', 'front'] as const;
/** A hybrid's 20 in any column at no defence. */
const DAMAGE: Readonly<Record<Arc, number>> = { front: 20, side: 25, rear: 30 };

const aroundCentre = FACINGS.flatMap((facing) =>
  [...AROUND[facing].replaceAll(' ', '')].flatMap((letter, index) => {
    const { row, col } = POSITIONS[index] ?? { row: 0, col: 0 };
    const arc = ARC[letter];
    return arc === undefined ? [] : [{ facing, row, col, arc }];
  }),
);

describe('R7, the facing', () => {
  it('has a case for each of four facings and eight cells', () => {
    expect(aroundCentre).toHaveLength(32);
  });

  it.each(aroundCentre)('a card that faces $facing, struck from ($row,$col): $arc', ({ facing, row, col, arc }) => {
    const struck = blow({ units: [mage('a', 'left', [row, col]), bow('b', 'right', [1, 1], { facing })] });
    expect([struck.angle, struck.angleReason, struck.damage]).toEqual([arc, 'facing', DAMAGE[arc]]);
    expect(sourcesOf(struck)).toContain(arc);
  });

  it('from anywhere to anywhere: by what lies ahead of the card that is struck (ruling 17)', () => {
    const cases = PAIRS.flatMap((pair) => FACINGS.map((facing) => ({ ...pair, facing })));
    expect(cases).toHaveLength(288);
    for (const { from, to, facing } of cases) {
      const ahead = STEPS[facing].x * (from.col - to.col) + STEPS[facing].y * (from.row - to.row);
      const units = [mage('a', 'right', place(from)), bow('b', 'left', place(to), { facing })];
      expect(blow({ units }).angle).toBe(ARCS[Math.sign(ahead) + 1]);
    }
  });

  it('is the target’s: how the attacker looks doesn’t matter', () => {
    for (const facing of FACINGS) {
      const units = [mage('a', 'left', [1, 0], { facing }), bow('b', 'right', [1, 1])];
      expect(blow({ units }).angle).toBe('front');
    }
  });
});

describe('R7, pincer', () => {
  it.each(aroundCentre)(
    'facing $facing, struck from ($row,$col) with an ally opposite',
    ({ facing, row, col, arc }) => {
      const opposite = sword('c', 'left', [2 - row, 2 - col]);
      const struck = blow({ units: [mage('a', 'left', [row, col]), bow('b', 'right', [1, 1], { facing }), opposite] });
      const reason = arc === 'rear' ? 'facing' : 'pincer';
      expect([struck.angle, struck.angleReason]).toEqual([WORSE[arc], reason]);
      expect(struck.damage).toBe(arc === 'rear' ? 30 : DAMAGE[WORSE[arc]]);
      expect(sourcesOf(struck)).toContain(arc === 'rear' ? 'rear' : 'pincer');
    },
  );

  it.each([
    ['a card of the target’s side', sword('c', 'right', [1, 2])],
    ['an ally beside it', sword('c', 'left', [0, 2])],
    ['an ally on the other diagonal', sword('c', 'left', [2, 2])],
    ['nobody', sword('c', 'left', [0, 0])],
  ])('opposite stands %s: no pincer', (_what, other) => {
    const units = [mage('a', 'left', [1, 0]), bow('b', 'right', [1, 1]), other];
    expect(blow({ units })).toMatchObject({ angle: 'front', angleReason: 'facing' });
  });

  it('closes along an edge too, for either side', () => {
    const units = [
      sword('a', 'right', [0, 0]),
      bow('b', 'left', [0, 1], { facing: 'west' }),
      bow('c', 'right', [0, 2]),
    ];
    expect(blow({ units })).toMatchObject({ angle: 'side', angleReason: 'pincer', damage: 30 });
  });

  it('needs the attacker next to the target', () => {
    const units = [bow('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), sword('c', 'left', [1, 1])];
    expect(blow({ units })).toMatchObject({ angle: 'front', angleReason: 'facing' });
  });
});

describe('R7, surrounded', () => {
  const target = tank('b', 'right', [1, 1]);

  it.each([
    ['two around it', [sword('c', 'left', [0, 1])], 'front', 'facing'],
    ['three around it', [sword('c', 'left', [0, 1]), bow('d', 'left', [2, 0])], 'side', 'surrounded'],
    [
      'four around it',
      [sword('c', 'left', [0, 1]), bow('d', 'left', [2, 0]), bow('e', 'left', [0, 0])],
      'side',
      'surrounded',
    ],
    ['two of ours and one of theirs', [sword('c', 'left', [0, 1]), bow('d', 'right', [2, 0])], 'front', 'facing'],
    ['a pincer comes first', [sword('c', 'left', [0, 1]), bow('d', 'left', [1, 2])], 'side', 'pincer'],
  ] as const)('%s', (_what, others, angle, angleReason) => {
    const units = [sword('a', 'left', [1, 0]), target, ...others];
    const struck = blow({ units });
    expect(struck).toMatchObject({ angle, angleReason });
    expect(sourcesOf(struck)).toContain(angleReason === 'facing' ? angle : angleReason);
  });

  it.each([
    [2, 'front'],
    [3, 'side'],
  ] as const)('the attacker needn’t be among them: %i around the target', (count, angle) => {
    const ring = [sword('c', 'left', [0, 1]), sword('d', 'left', [2, 1]), sword('e', 'left', [0, 2])].slice(0, count);
    expect(blow({ units: [bow('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), ...ring] }).angle).toBe(angle);
  });

  it.each([
    ['south', 'side'],
    ['east', 'rear'],
  ] as const)('leaves a card that faces %s as it was: %s', (facing, angle) => {
    const ring = [sword('c', 'left', [0, 1]), bow('d', 'left', [2, 0])];
    const units = [sword('a', 'left', [1, 0]), { ...target, facing }, ...ring];
    expect(blow({ units })).toMatchObject({ angle, angleReason: 'facing' });
  });

  it('counts in the corner: all three neighbours', () => {
    const ring = [sword('a', 'left', [0, 1]), sword('c', 'left', [1, 1]), sword('d', 'left', [1, 2])];
    expect(blow({ units: [bow('b', 'right', [0, 2]), ...ring] }).angleReason).toBe('surrounded');
  });

  it('follows the rules’ number', () => {
    const engine = createBattleEngine(book({ rules: { surroundedFrom: 2 } }));
    const units = [sword('a', 'left', [1, 0]), target, sword('c', 'left', [0, 1])];
    expect(blow({ units }, engine).angleReason).toBe('surrounded');
    expect(blow({ units: units.slice(0, 2) }, engine).angleReason).toBe('facing');
  });
});

describe('the worth of an angle', () => {
  it('follows the rules’ numbers', () => {
    const engine = createBattleEngine(book({ rules: { angles: { front: 90, side: 110, rear: 200 } } }));
    const damages = (['west', 'north', 'east'] as const).map(
      (facing) => blow({ units: [mage('a', 'left', [1, 0]), bow('b', 'right', [1, 1], { facing })] }, engine).damage,
    );
    expect(damages).toEqual([18, 22, 40]);
  });

  it.each([
    ['front', 'west', 20, null],
    ['side', 'north', 30, 150],
    ['rear', 'east', 35, 175],
  ] as const)('Backstab adds 25 at the %s only', (angle, facing, damage, percent) => {
    const units = [mage('a', 'left', [1, 0], has('backstab')), bow('b', 'right', [1, 1], { facing })];
    const struck = blow({ units });
    expect([struck.angle, struck.damage]).toEqual([angle, damage]);
    const entry = struck.arithmetic.find(({ source }) => source === angle);
    expect(entry?.value).toBe(percent ?? 100);
    expect(entry?.of?.map(({ source, value }) => [source, value])).toEqual(
      percent === null
        ? undefined
        : [
            [angle, percent - 25],
            ['ability:backstab', 25],
          ],
    );
  });

  it('Backstab counts on an angle that a pincer made', () => {
    const units = [mage('a', 'left', [1, 0], has('backstab')), bow('b', 'right', [1, 1]), bow('c', 'left', [1, 2])];
    const struck = blow({ units });
    expect(struck).toMatchObject({ angle: 'side', angleReason: 'pincer', damage: 30 });
    expect(struck.arithmetic.find(({ source }) => source === 'pincer')).toMatchObject({
      value: 150,
      of: [
        { source: 'pincer', kind: 'base', value: 125 },
        { source: 'ability:backstab', kind: 'add', value: 25 },
      ],
    });
  });
});
