import { describe, expect, it } from 'vitest';
import { type Opening, openingsOf, openingsOfSide } from '../../../src/battle/foresight/openings';
import { plain } from '../../support/engine';
import { bow, position, type Sketch, sword, tank } from '../../support/position';
import { has } from '../support/blows';

function openings(sketch: Sketch, unit = 'a'): Opening[] {
  const state = position(sketch);
  return openingsOf(plain, plain.observe(state, state.turn), unit);
}

/** "to-row,to-col target damage arc" and an asterisk when it fells. */
function told(found: readonly Opening[]): string[] {
  return found.map(
    ({ to, target, damage, angle, fells }) =>
      `${to.row},${to.col} ${target ?? 'castle'} ${damage} ${angle?.arc ?? 'none'}${fells ? '*' : ''}`,
  );
}

const aimedAt = (found: readonly Opening[], target: string | null) => found.filter((one) => one.target === target);

describe('an opening', () => {
  it('is a cell from which a target is struck in the flank instead of the front', () => {
    // e faces a; beside it, in its own column, is its flank: 20 × 1.2 left wing × 1.25 flank − 4 × 0.9.
    const units = [sword('a', 'left', [0, 1]), sword('e', 'right', [1, 0], { facing: 'east' })];
    expect(told(aimedAt(openings({ units }), 'e'))).toEqual(['0,0 e 26 side']);
  });

  it('is a cell behind it: the rear comes before the flank', () => {
    const found = aimedAt(
      openings({ units: [bow('a', 'left', [1, 0]), sword('e', 'right', [0, 0]), sword('f', 'right', [2, 1])] }),
      'f',
    );
    expect(found[0]?.angle).toEqual({ arc: 'rear', reason: 'facing' });
    expect(found.map(({ damage }) => damage)).toEqual(
      found.map(({ damage }) => damage).toSorted((one, other) => other - one),
    );
  });

  it('is a cell that closes a pincer', () => {
    // Both cells beside a lie before e's front; only the one opposite b catches it: 20 × 0.8 right wing × 1.25 − 4.
    const units = [sword('a', 'left', [1, 2]), sword('e', 'right', [1, 1], { facing: 'east' })];
    expect(aimedAt(openings({ units }), 'e')).toEqual([]);
    const found = aimedAt(openings({ units: [...units, sword('b', 'left', [2, 0])] }), 'e');
    expect(told(found)).toEqual(['0,2 e 16 side']);
    expect(found[0]?.angle?.reason).toBe('pincer');
  });

  it('is a cell from which a target can be struck at all', () => {
    const found = openings({ units: [sword('a', 'left', [1, 0]), sword('e', 'right', [1, 2])] });
    expect(told(aimedAt(found, 'e'))).toEqual(['1,1 e 15 front']);
    expect(told(aimedAt(found, null))).toEqual(['1,1 castle 10 none']);
  });

  it('is a row on which less stands before the castle', () => {
    const found = aimedAt(openings({ units: [bow('a', 'left', [0, 0]), tank('e', 'right', [0, 2])] }), null);
    expect(found.every(({ damage }) => damage === 20)).toBe(true);
    expect(found.map(({ to }) => to.row)).not.toContain(0);
  });

  it('is none where nothing is gained', () => {
    const beside = { units: [sword('a', 'left', [0, 2]), sword('e', 'right', [1, 2])] } as const;
    expect(aimedAt(openings(beside), 'e')).toEqual([]);
    const weak = { units: [sword('a', 'left', [0, 1]), sword('e', 'right', [1, 2], { health: 5 })] } as const;
    expect(aimedAt(openings(weak), 'e')).toEqual([]);
  });

  it('is none for whoever has moved, can’t strike after a move, or isn’t to move', () => {
    const units = (changes: object) => [sword('a', 'left', [0, 1], changes), sword('e', 'right', [1, 2])];
    expect(openings({ units: units({ moved: true }) })).toEqual([]);
    expect(openings({ units: units({ attacked: true }) })).toEqual([]);
    expect(openings({ units: units(has('sniper')) })).toEqual([]);
    expect(openings({ units: units({ fresh: true }) })).toEqual([]);
    expect(openings({ turn: 'right', units: units({}) })).toEqual([]);
    expect(openings({ units: units({}) }, 'nobody')).toEqual([]);
  });

  it('is none for whoever falls on the way, and none at a wall', () => {
    const guarded = {
      units: [sword('a', 'left', [1, 0], { health: 1 }), sword('e', 'right', [0, 1], has('sentinel'))],
    };
    expect(openings(guarded).filter(({ to }) => to.row === 2)).toEqual([]);
    const walled = { walls: [{ row: 1, col: 2, health: 20 }], units: [sword('a', 'left', [1, 0])] };
    expect(told(openings(walled))).toEqual(['1,1 castle 20 none']);
  });
});

describe('of several openings', () => {
  it('the fall of the castle comes first, then that of a card, then the harder blow', () => {
    const side = position({
      castles: { right: 20 },
      units: [
        sword('a', 'left', [1, 0]),
        sword('b', 'left', [0, 1]),
        sword('e', 'right', [1, 2], { health: 20, facing: 'north' }),
        tank('f', 'right', [2, 2]),
      ],
    });
    const all = openingsOfSide(plain, plain.observe(side, 'left'));
    const ranks = all.map(({ fells, target }) => (fells ? (target === null ? 0 : 1) : 2));
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(all.map(({ unit }) => unit))).toEqual(new Set(['a', 'b']));
    for (const unit of ['a', 'b']) {
      const own = all.filter((one) => one.unit === unit);
      expect(own).toEqual(openingsOf(plain, plain.observe(side, 'left'), unit));
    }
  });
});
