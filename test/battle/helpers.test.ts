import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { zoneFigures } from '../../src/battle/damage/zoneFigures';
import { cellIndex, cellOf, POSITIONS, samePosition, toPoint } from '../../src/battle/model/position';
import { book, MAGE, SWORD } from '../support/book';
import { plain } from '../support/engine';
import { at, bow, mage, position, sword } from '../support/position';

const EMPTY = position();

describe('document 003’s helpers, with its own examples', () => {
  it('a melee card at (1,1) can move to 4 cells', () => {
    const card = sword('a', 'left', [1, 1]);
    const cells = plain.getValidMovementPositions(card, position({ units: [card] }));
    expect(cells).toEqual([at(0, 1), at(1, 0), at(1, 2), at(2, 1)]);
  });

  it.each([bow('a', 'left', [1, 1]), mage('a', 'left', [1, 1])])('a $type card at (1,1) can move to all 8', (card) => {
    const cells = plain.getValidMovementPositions(card, position({ units: [card] }));
    expect(cells).toEqual(POSITIONS.filter((cell) => !samePosition(cell, at(1, 1))));
  });

  it('Player 1 can deploy to columns 0-1, Player 2 to columns 1-2', () => {
    expect(plain.getValidDeploymentPositions('left', EMPTY).map(({ col }) => col)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(plain.getValidDeploymentPositions('right', EMPTY).map(({ col }) => col)).toEqual([1, 2, 1, 2, 1, 2]);
  });
});

describe('ruling 2: the can… questions are zone and range alone', () => {
  const crowd = position({ units: POSITIONS.map(({ row, col }) => bow(`b${row}${col}`, 'right', [row, col])) });

  it('canDeployToPosition ignores who stands there; the list does not', () => {
    expect(plain.canDeployToPosition(at(0, 0), 'left', crowd)).toBe(true);
    expect(plain.getValidDeploymentPositions('left', crowd)).toEqual([]);
  });

  it('canDeployToPosition ignores supply and the cap; so does the list', () => {
    const five = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1)];
    const state = position({ units: five.map(({ row, col }, index) => sword(`s${index}`, 'left', [row, col])) });
    expect(plain.canDeployToPosition(at(2, 1), 'left', state)).toBe(true);
    expect(plain.getValidDeploymentPositions('left', state)).toEqual([at(2, 1)]);
  });

  it('canMoveToPosition ignores board, cards and flags; the list does not', () => {
    const spent = sword('a', 'left', [0, 0], { moved: true });
    expect(plain.canMoveToPosition(spent, at(0, 1))).toBe(true);
    expect(plain.canMoveToPosition(spent, at(-1, 0))).toBe(true);
    expect(plain.getValidMovementPositions(spent, position({ units: [spent] }))).toEqual([]);
    const ready = sword('a', 'left', [0, 0]);
    expect(plain.getValidMovementPositions(ready, position({ units: [ready] }))).toEqual([at(0, 1), at(1, 0)]);
    const hemmedIn = position({ units: [ready, bow('x', 'left', [0, 1]), bow('y', 'right', [1, 0])] });
    expect(plain.getValidMovementPositions(ready, hemmedIn)).toEqual([]);
  });

  it('nobody can move who stands off the board', () => {
    const lost = mage('a', 'left', [1, 1], { row: 7 });
    expect(plain.getValidMovementPositions(lost, position({ units: [lost] }))).toEqual([]);
  });

  it('canMoveToPosition is false for the cell itself', () => {
    expect(plain.canMoveToPosition(mage('a', 'left', [1, 1]), at(1, 1))).toBe(false);
  });

  it.each([at(-1, 0), at(0, -1), at(3, 1), at(1, 3), at(0.5, 1), at(1, Number.NaN), at(Number.POSITIVE_INFINITY, 0)])(
    'canDeployToPosition is false off the board: $row,$col',
    (cell) => {
      expect(plain.canDeployToPosition(cell, 'left', EMPTY)).toBe(false);
      expect(plain.canDeployToPosition(cell, 'right', EMPTY)).toBe(false);
    },
  );

  it('take an optional card last, and a plain card changes nothing', () => {
    for (const cell of POSITIONS) {
      expect(plain.canDeployToPosition(cell, 'left', EMPTY, SWORD)).toBe(
        plain.canDeployToPosition(cell, 'left', EMPTY),
      );
    }
    expect(plain.getValidDeploymentPositions('right', EMPTY, MAGE)).toEqual(
      plain.getValidDeploymentPositions('right', EMPTY),
    );
  });

  it('follow the rules’ numbers', () => {
    const engine = createBattleEngine(
      book({ rules: { deployColumns: { left: [2], right: [0] }, moveRange: { melee: 3, ranged: 0, hybrid: 1 } } }),
    );
    expect(engine.getValidDeploymentPositions('left', EMPTY)).toEqual([at(0, 2), at(1, 2), at(2, 2)]);
    expect(engine.canMoveToPosition(sword('a', 'left', [0, 0]), at(1, 2))).toBe(true);
    expect(engine.canMoveToPosition(bow('a', 'left', [0, 0]), at(0, 1))).toBe(false);
  });
});

describe('positions', () => {
  it('are nine, in board order: lower row, then lower column', () => {
    expect(POSITIONS.map(({ row, col }) => `${row}${col}`).join(' ')).toBe('00 01 02 10 11 12 20 21 22');
  });

  it('have numbers in that order; off the board there is none', () => {
    expect(POSITIONS.map(({ row, col }) => cellIndex(row, col))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(POSITIONS.map(cellOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect([cellIndex(0, 3), cellIndex(-1, 0), cellIndex(0.5, 0), cellIndex(0, -0), cellIndex(1, Number.NaN)]).toEqual([
      -1, -1, -1, -1, -1,
    ]);
  });

  it('become points of the core: x is the column, y the row', () => {
    expect(toPoint(at(2, 1))).toEqual({ x: 1, y: 2 });
  });
});

describe('what a card is worth by column', () => {
  it.each([
    ['left', SWORD, [24, 20, 16], [3, 4, 4]],
    ['right', { ...SWORD, type: 'ranged', attack: 20, defense: 10 }, [16, 20, 23], [9, 10, 11]],
    ['right', { ...SWORD, type: 'ranged', attack: 31, defense: 0 }, [24, 31, 35], [0, 0, 0]],
    ['left', { ...MAGE, attack: 17 }, [17, 17, 17], [1, 2, 2]],
  ] as const)('%s %o', (side, card, attack, defense) => {
    const figures = zoneFigures(plain.book.rules, card, side);
    expect(figures.map(({ zone }) => zone)).toEqual(['left-wing', 'center', 'right-wing']);
    expect(figures.map((zone) => zone.attack)).toEqual(attack);
    expect(figures.map((zone) => zone.defense)).toEqual(defense);
  });
});
