import type { Book } from './book';
import type { Card } from './card';
import type { CombatType } from './combatType';
import { type Column, isOnBoard, POSITIONS, type Position } from './position';
import { whyCannotMove } from './readiness';
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

export function positionHelpers({ rules }: Book): PositionHelpers {
  const canDeployToPosition: PositionHelpers['canDeployToPosition'] = (position, side) =>
    isOnBoard(position) && rules.deployColumns[side].includes(position.col as Column);

  const canMoveToPosition: PositionHelpers['canMoveToPosition'] = (card, to) => {
    const distance = manhattanDistance(card, to);
    return distance >= 1 && distance <= rules.moveRange[card.type];
  };

  return {
    canDeployToPosition,
    canMoveToPosition,
    getValidDeploymentPositions: (side, state, card) =>
      POSITIONS.filter((at) => canDeployToPosition(at, side, state, card) && unitAt(state, at) === undefined),
    getValidMovementPositions: (card, state) =>
      whyCannotMove(card) !== null
        ? []
        : POSITIONS.filter((to) => canMoveToPosition(card, to) && unitAt(state, to) === undefined),
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

function manhattanDistance(from: Position, to: Position): number {
  return Math.abs(from.row - to.row) + Math.abs(from.col - to.col);
}
