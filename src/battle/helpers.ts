import type { Book } from './book';
import type { Card } from './card';
import type { CombatType } from './combatType';
import { type Column, cellIndex, type Position, samePosition } from './position';
import { isWithin, type Reach, reachOf } from './reach';
import { whyCannotMove } from './readiness';
import type { SiegeRules } from './rules';
import type { Side } from './sides';
import { type BattleState, unitAt } from './state';
import type { Unit } from './unit';

/** What `canMoveToPosition` needs of a card on the board. */
export type Mover = Pick<Unit, 'row' | 'col' | 'type'>;

/**
 * Document 003's four helpers, by ruling 2: the `can…` questions are zone and range alone; the `getValid…` lists add
 * what stands on the board. `legalOrders` is these plus flags, supply and the cap.
 */
export interface PositionHelpers {
  canDeployToPosition(position: Position, side: Side, state: BattleState, card?: Card): boolean;
  getValidDeploymentPositions(side: Side, state: BattleState, card?: Card): Position[];
  canMoveToPosition(card: Mover, to: Position): boolean;
  getValidMovementPositions(card: Unit, state: BattleState): Position[];
}

const REACHES = new WeakMap<SiegeRules, Reach>();

export function positionHelpers({ rules }: Book): PositionHelpers {
  const reach = REACHES.get(rules) ?? reachOf(rules);
  REACHES.set(rules, reach);
  const movesOf = ({ row, col, type }: Mover): readonly Position[] => reach.movement[type][cellIndex(row, col)] ?? [];

  return {
    canDeployToPosition: (position, side) => reach.deployment[side].some((at) => samePosition(at, position)),
    canMoveToPosition: (card, to) => isWithin(card, to, rules.moveRange[card.type]),
    getValidDeploymentPositions: (side, state) => freeCells(state, reach.deployment[side]),
    getValidMovementPositions: (card, state) => (whyCannotMove(card) === null ? freeCells(state, movesOf(card)) : []),
  };
}

/** R5: melee within one column, same column included; rows don't matter. */
export function canReachTarget({ rules }: Book, attacker: Unit, target: Position): boolean {
  return Math.abs(attacker.col - target.col) <= rules.attackColumns[attacker.type];
}

/** R6: melee from the centre column only; ranged and hybrid from anywhere. */
export function canReachCastle({ rules }: Book, type: CombatType, col: number): boolean {
  return rules.castleColumns[type].includes(col as Column);
}

function freeCells(state: BattleState, cells: readonly Position[]): Position[] {
  const free: Position[] = [];
  for (const cell of cells) if (unitAt(state, cell) === undefined) free.push(cell);
  return free;
}
