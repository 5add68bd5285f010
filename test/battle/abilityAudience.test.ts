import { describe, expect, it } from 'vitest';
import { audienceOf, reachedBy } from '../../src/battle/abilities/audience';
import type { Audience } from '../../src/battle/abilities/vocabulary';
import { plain, standing } from '../support/engine';
import { bow, mage, position, sword } from '../support/position';

/**
 * The bearer `me` of Left in the centre, `foe` at (1,2) the other card; names are cells.
 *
 *   L R L
 *   L * R
 *   R L R
 */
const UNITS = [
  mage('22', 'right', [2, 2], { health: 9, attack: 30 }),
  bow('12', 'right', [1, 2], { health: 5 }),
  bow('21', 'left', [2, 1], { attacked: true }),
  sword('00', 'left', [0, 0], { health: 40, attack: 25 }),
  sword('me', 'left', [1, 1]),
  sword('02', 'left', [0, 2], { attacked: true, attack: 25 }),
  mage('01', 'right', [0, 1], { attacked: true }),
  bow('10', 'left', [1, 0], { health: 40 }),
  sword('20', 'right', [2, 0]),
];
const board = plain.compile(position({ units: UNITS }));
const me = standing(board, 'me');
const foe = standing(board, '12');

const ROWS: readonly (readonly [audience: Audience, reached: string])[] = [
  [{ who: 'self' }, 'me'],
  [{ who: 'other' }, '12'],
  [{ who: 'allies' }, '00 02 10 21'],
  [{ who: 'enemies' }, '01 12 20 22'],
  [{ who: 'allies', area: 'board' }, '00 02 10 21'],
  [{ who: 'allies', area: 'orthogonal' }, '10 21'],
  [{ who: 'enemies', area: 'orthogonal' }, '01 12'],
  [{ who: 'allies', area: 'ring' }, '00 02 10 21'],
  [{ who: 'enemies', area: 'ring', around: 'other' }, '01 22'],
  [{ who: 'enemies', area: 'orthogonal', around: 'other' }, '22'],
  [{ who: 'allies', area: 'orthogonal', around: 'other' }, '02'],
  [{ who: 'allies', area: 'orthogonal', around: 'self' }, '10 21'],
  [{ who: 'allies', area: 'row' }, '10'],
  [{ who: 'enemies', area: 'row' }, '12'],
  [{ who: 'allies', area: 'column' }, '21'],
  [{ who: 'enemies', area: 'column' }, '01'],
  [{ who: 'allies', area: 'behind' }, '10'],
  [{ who: 'enemies', area: 'behind' }, ''],
  [{ who: 'enemies', area: 'ahead' }, '12'],
  [{ who: 'allies', area: 'ahead' }, ''],
  [{ who: 'allies', area: 'column', around: 'other' }, '02'],
  [{ who: 'allies', only: 'attacked' }, '02 21'],
  [{ who: 'enemies', only: 'attacked' }, '01'],
  [{ who: 'allies', only: 'wounded' }, '00 10'],
  [{ who: 'enemies', only: 'wounded' }, '12 22'],
  [{ who: 'allies', pick: 'mostWounded' }, '00'],
  [{ who: 'enemies', pick: 'mostWounded' }, '12'],
  [{ who: 'allies', pick: 'strongest' }, '00'],
  [{ who: 'enemies', pick: 'strongest' }, '22'],
  [{ who: 'allies', only: 'attacked', pick: 'strongest' }, '02'],
  [{ who: 'allies', area: 'column', only: 'wounded', pick: 'mostWounded' }, ''],
];

describe('whom an effect reaches', () => {
  it.each(ROWS)('%j: %s', (audience, reached) => {
    expect(
      audienceOf(board, me, foe, reachedBy(audience))
        .map(({ id }) => id)
        .join(' '),
    ).toBe(reached);
  });

  it.each(ROWS.filter(([{ pick }]) => pick === undefined))('%j, asked of each card: %s', (audience, reached) => {
    const asked = board.units.filter((unit) => reachedBy(audience).reaches(me, foe, unit)).map(({ id }) => id);
    expect(asked.toSorted().join(' ')).toBe(reached);
  });

  it('behind and ahead are turned round for the right side', () => {
    const right = { ...me, side: 'right' } as const;
    const ids = (audience: Audience): string[] =>
      audienceOf(board, right, null, reachedBy(audience)).map(({ id }) => id);
    expect(ids({ who: 'allies', area: 'behind' })).toEqual(['12']);
    expect(ids({ who: 'enemies', area: 'ahead' })).toEqual(['10']);
    expect(ids({ who: 'enemies', area: 'behind' })).toEqual([]);
  });

  it('nobody named: the bearer itself', () => {
    expect(audienceOf(board, me, foe, null)).toEqual([me]);
  });

  it('without another card nobody is around it', () => {
    expect(audienceOf(board, me, null, reachedBy({ who: 'other' }))).toEqual([]);
    expect(audienceOf(board, me, null, reachedBy({ who: 'enemies', area: 'ring', around: 'other' }))).toEqual([]);
    expect(audienceOf(board, me, null, reachedBy({ who: 'enemies', around: 'other' }))).toEqual([]);
    expect(reachedBy({ who: 'other' }).reaches(me, null, foe)).toBe(false);
  });

  it('around a fallen card: where it stood', () => {
    const fallen = { ...board, units: board.units.filter(({ id }) => id !== '12') };
    const reached = audienceOf(fallen, me, foe, reachedBy({ who: 'enemies', area: 'orthogonal', around: 'other' }));
    expect(reached.map(({ id }) => id)).toEqual(['22']);
  });

  it('never asks for the bearer among allies, whatever the area', () => {
    expect(reachedBy({ who: 'allies', area: 'orthogonal', around: 'other' }).reaches(me, foe, me)).toBe(false);
    expect(reachedBy({ who: 'allies' }).reaches(me, foe, me)).toBe(false);
  });
});
