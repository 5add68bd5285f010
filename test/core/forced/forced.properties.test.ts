import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type ForcedMove, obstructionAt, pull, push, slide } from '../../../src/core/forced/forcedMovement';
import { squaresUntilBlocked } from '../../../src/core/forced/squaresUntilBlocked';
import type { Direction } from '../../../src/core/geometry/direction';
import { isInside } from '../../../src/core/geometry/grid';
import { chebyshev, type Position } from '../../../src/core/geometry/position';
import { cellAt } from '../../../src/core/ground/survey';
import { type Unit, unitAt } from '../../../src/core/units/unit';
import { battles, directions, holds, type RandomBattle } from '../support/properties';

type Shove = [battle: RandomBattle, direction: Direction, squares: number];
const shoves: fc.Arbitrary<Shove> = fc.tuple(battles, directions, fc.integer({ min: 0, max: 6 }));

interface Attempt {
  readonly target: Unit;
  readonly other: Unit | null;
  readonly kind: 'slide' | 'push' | 'pull';
  readonly move: ForcedMove;
}

/** Every way of moving every unit by every other. */
function allMoves([{ survey, units }, direction, squares]: Shove): Attempt[] {
  return units.flatMap((target) => [
    { target, other: null, kind: 'slide', move: slide(survey, units, direction, target.id, squares) },
    ...units
      .filter((other) => other !== target)
      .flatMap((other): Attempt[] => [
        { target, other, kind: 'push', move: push(survey, units, other.position, target.id, squares) },
        { target, other, kind: 'pull', move: pull(survey, units, other.position, target.id, squares) },
      ]),
  ]);
}

const isForbidden = ({ survey, units }: RandomBattle, { x, y }: Position): boolean =>
  !isInside(survey, x, y) || unitAt(units, x, y) !== null || cellAt(survey, x, y).blocksMovement;

const isBroken = (from: Position, { path, end }: ForcedMove): boolean => {
  const way = [from, ...path];
  return way.some((cell, index) => index > 0 && chebyshev(cell, way[index - 1] ?? cell) !== 1) || way.at(-1) !== end;
};

describe('ruling 31: forced movement on random boards', () => {
  holds('never leaves the board or enters an occupied or blocked cell', 1000, shoves, (it) => {
    expect(allMoves(it).filter(({ move }) => move.path.some((cell) => isForbidden(it[0], cell)))).toEqual([]);
  });

  holds('goes square by square, at most as far as it is told, and says where it ends', 1000, shoves, (it) => {
    const broken = allMoves(it).filter(
      ({ target, move }) => isBroken(target.position, move) || move.path.length > it[2],
    );
    expect(broken).toEqual([]);
  });

  holds('stops only where something is in the way, or the ground falls', 1000, shoves, (it) => {
    const [{ survey }, , squares] = it;
    const idle = allMoves(it).filter(({ move: { stop, path, fall, end } }) => {
      if (stop === 'done') return path.length !== squares;
      return stop === 'fall' && (fall === 0 || cellAt(survey, end.x, end.y).fall !== fall);
    });
    expect(idle).toEqual([]);
  });

  holds('a push never brings its target nearer, a pull never further away', 1000, shoves, (it) => {
    const wrong = allMoves(it).filter(({ target, other, kind, move }) => {
      if (!other) return false;
      const before = chebyshev(target.position, other.position);
      const after = chebyshev(move.end, other.position);
      return kind === 'push' ? after < before : after > before;
    });
    expect(wrong).toEqual([]);
  });

  holds(
    'the count without a path agrees with a slide up to a pit',
    1000,
    shoves,
    ([{ survey, units }, direction, squares]) => {
      const canEnter = (_board: null, x: number, y: number) => obstructionAt(survey, units, x, y) === null;
      const wrong = units.filter(({ id, position }) => {
        const { path, stop } = slide(survey, units, direction, id, squares);
        const count = squaresUntilBlocked(null, canEnter, position.x, position.y, direction, squares);
        return stop === 'fall' ? count < path.length : count !== path.length;
      });
      expect(wrong).toEqual([]);
    },
  );
});
