import { FLAG, hasFlag } from './abilities/traits';
import type { Board } from './board';
import type { Book } from './book';
import type { CellSet } from './cellSet';
import type { Ground, Scope } from './ground';
import { type Kind, type Manner, mannersOf } from './kind';
import { cellOf, POSITIONS } from './position';
import { castleCells, cellsInReach, cellsInSight, cellsWithin } from './reach';
import type { Unit } from './unit';

export function scopeOf(ground: Ground, kind: Kind): Scope {
  return ground.scopes[kind.manner] ?? learn(ground, kind);
}

function learn(ground: Ground, { book, manner }: Kind): Scope {
  const scope = workOut(book, ground, mannersOf(book)[manner] as Manner);
  ground.scopes[manner] = scope;
  return scope;
}

function workOut({ rules }: Book, ground: Ground, { type, range, columns }: Manner): Scope {
  const near = POSITIONS.map((at) => cellsWithin(range, cellOf(at)));
  return {
    near,
    walk: near.map((cells, from) => cells & (ground.walk[from] as CellSet)),
    strike: POSITIONS.map(({ row, col }) => {
      const attacker = { type, row, col };
      return cellsInReach(rules, columns, ground, attacker) & cellsInSight(ground, attacker);
    }),
    castle: castleCells(rules)[type],
  };
}

/** R4: where a card may go from each cell, whoever stands there. */
export function waysOf({ near, walk }: Scope, { traits }: Kind, board: Board, unit: Unit): readonly CellSet[] {
  return hasFlag(traits, board, unit, FLAG.crossGround) ? near : walk;
}
