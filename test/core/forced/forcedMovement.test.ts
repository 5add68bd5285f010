import { describe, expect, it } from 'vitest';
import { type ForcedMove, obstructionAt, pull, push, slide } from '../../../src/core/forced/forcedMovement';
import { squaresUntilBlocked } from '../../../src/core/forced/squaresUntilBlocked';
import type { Direction } from '../../../src/core/geometry/direction';
import type { Position } from '../../../src/core/geometry/position';
import type { Survey } from '../../../src/core/ground/survey';
import type { Unit } from '../../../src/core/units/unit';
import { at, board, obstacle, open, unit } from '../support/boards';

const FIELD = open(8, 8);
const pawn = (x: number, y: number) => unit('pawn', 'right', x, y);
const moved = (path: Position[], end: Position, rest: Partial<ForcedMove> = {}): ForcedMove => ({
  unitId: 'pawn',
  path,
  end,
  stop: 'done',
  fall: 0,
  blockedBy: null,
  ...rest,
});

describe('ruling 31: push', () => {
  it('moves the target directly away, square by square', () => {
    expect(push(FIELD, [pawn(3, 3)], at(2, 3), 'pawn', 2)).toEqual(moved([at(4, 3), at(5, 3)], at(5, 3)));
    expect(push(FIELD, [pawn(3, 3)], at(4, 4), 'pawn', 1)).toEqual(moved([at(2, 2)], at(2, 2)));
    expect(push(FIELD, [pawn(3, 3)], at(0, 2), 'pawn', 1)).toEqual(moved([at(4, 3)], at(4, 3)));
  });

  it('by no squares moves nobody', () => {
    expect(push(FIELD, [pawn(3, 3)], at(2, 3), 'pawn', 0)).toEqual(moved([], at(3, 3)));
  });

  it('stops at the edge', () => {
    expect(push(FIELD, [pawn(6, 3)], at(5, 3), 'pawn', 3)).toEqual(moved([at(7, 3)], at(7, 3), { stop: 'edge' }));
    expect(push(FIELD, [pawn(7, 3)], at(6, 3), 'pawn', 1)).toEqual(moved([], at(7, 3), { stop: 'edge' }));
  });

  it('stops before a blocked square', () => {
    const walled = board(['.....#..']);
    expect(push(walled, [pawn(3, 0)], at(2, 0), 'pawn', 3)).toEqual(moved([at(4, 0)], at(4, 0), { stop: 'ground' }));
    const crated = board(['........'], [obstacle('crate', at(4, 0))]);
    expect(push(crated, [pawn(3, 0)], at(2, 0), 'pawn', 3)).toEqual(moved([], at(3, 0), { stop: 'ground' }));
  });

  it('stops before a unit of either side and names it', () => {
    for (const side of ['left', 'right']) {
      const units = [unit('wall of flesh', side, 5, 3), pawn(3, 3)];
      expect(push(FIELD, units, at(2, 3), 'pawn', 4)).toEqual(
        moved([at(4, 3)], at(4, 3), { stop: 'unit', blockedBy: 'wall of flesh' }),
      );
    }
  });

  it('falling into a pit applies, and ends the movement there', () => {
    expect(push(board(['....o...']), [pawn(3, 0)], at(2, 0), 'pawn', 3)).toEqual(
      moved([at(4, 0)], at(4, 0), { stop: 'fall', fall: 2 }),
    );
  });

  it('hazards and difficult ground don’t stop it', () => {
    expect(push(board(['...~*!..']), [pawn(2, 0)], at(1, 0), 'pawn', 3).end).toEqual(at(5, 0));
  });

  it('from the target’s own cell is an error', () => {
    expect(() => push(FIELD, [pawn(3, 3)], at(3, 3), 'pawn', 1)).toThrow('no direction to itself');
    expect(() => push(FIELD, [pawn(3, 3)], at(2, 3), 'ghost', 1)).toThrow('no unit ghost');
  });
});

describe('ruling 31: pull', () => {
  const puller = unit('puller', 'left', 0, 0);

  it('moves the target directly towards the puller and stops before it', () => {
    expect(pull(FIELD, [puller, pawn(3, 0)], at(0, 0), 'pawn', 1)).toEqual(moved([at(2, 0)], at(2, 0)));
    expect(pull(FIELD, [puller, pawn(3, 0)], at(0, 0), 'pawn', 5)).toEqual(
      moved([at(2, 0), at(1, 0)], at(1, 0), { stop: 'unit', blockedBy: 'puller' }),
    );
  });

  it('never drags the target past a puller that isn’t in line', () => {
    expect(pull(FIELD, [puller, pawn(5, 1)], at(0, 0), 'pawn', 9)).toMatchObject({
      path: [at(4, 1), at(3, 1), at(2, 1), at(1, 0)],
      stop: 'unit',
    });
  });

  it('ends on an empty cell that it is pulled to', () => {
    expect(pull(FIELD, [pawn(2, 2)], at(0, 0), 'pawn', 5)).toEqual(moved([at(1, 1), at(0, 0)], at(0, 0)));
  });
});

describe('ruling 31: slide', () => {
  it.each<[Direction, Position]>([
    ['north', at(3, 1)],
    ['southeast', at(5, 5)],
    ['west', at(1, 3)],
  ])('two squares to the %s', (direction, end) => {
    expect(slide(FIELD, [pawn(3, 3)], direction, 'pawn', 2).end).toEqual(end);
  });

  it('stops where it must', () => {
    expect(slide(FIELD, [pawn(0, 0)], 'northwest', 'pawn', 2)).toEqual(moved([], at(0, 0), { stop: 'edge' }));
  });

  it('changes no unit: whoever asked moves it', () => {
    const units = Object.freeze([Object.freeze(pawn(3, 3))]);
    expect(slide(FIELD, units, 'north', 'pawn', 2).end).toEqual(at(3, 1));
    expect(units[0]?.position).toEqual(at(3, 3));
  });
});

describe('what is in the way', () => {
  it.each<[number, number, string | null]>([
    [0, 0, null],
    [1, 0, 'ground'],
    [2, 0, 'unit'],
    [3, 0, 'edge'],
    [0, -1, 'edge'],
  ])('(%i, %i): %s', (x, y, obstruction) => {
    expect(obstructionAt(board(['.#.']), [pawn(2, 0)], x, y)).toBe(obstruction);
  });

  it('can be asked of any board', () => {
    interface Cells {
      readonly survey: Survey;
      readonly units: readonly Unit[];
    }
    const canEnter = ({ survey, units }: Cells, x: number, y: number) => obstructionAt(survey, units, x, y) === null;
    const cells: Cells = { survey: board(['....#']), units: [pawn(0, 0)] };
    expect(squaresUntilBlocked(cells, canEnter, 0, 0, 'east', 9)).toBe(3);
    expect(squaresUntilBlocked(cells, canEnter, 0, 0, 'east', 2)).toBe(2);
    expect(squaresUntilBlocked(cells, canEnter, 3, 0, 'east', 2)).toBe(0);
    expect(squaresUntilBlocked(cells, canEnter, 3, 0, 'west', 9)).toBe(2);
    expect(squaresUntilBlocked(cells, canEnter, 3, 0, 'south', 1)).toBe(0);
  });
});
