import { getOpposite, octantsBetween } from '../geometry/direction';
import { getDirectionTo } from '../geometry/directionTo';
import { isInRing } from '../geometry/grid';
import { chebyshev, inReadingOrder, isSamePosition, type Position } from '../geometry/position';
import type { FlankingRules } from './flankingRules';

/** Somebody who may help the attacker. */
export interface Ally {
  readonly id: string;
  readonly position: Position;
}

/** Ruling 10: strictly opposite through the target, unless the rules tolerate 45°. */
function isOnOppositeSide(rules: FlankingRules, attacker: Position, target: Position, ally: Position): boolean {
  if (isSamePosition(ally, target)) return false;
  if (rules.allyMustBeAdjacent && !isInRing(ally, target)) return false;
  if (rules.oppositeTolerance === 0) return isStrictlyOpposite(attacker, target, ally);
  return octantsBetween(getDirectionTo(target, ally), getOpposite(getDirectionTo(target, attacker))) <= 1;
}

/** The allies on the opposite side, the most exact and then the nearest first; never in the order in which they were listed. */
export function oppositeAllies(
  rules: FlankingRules,
  attacker: Position,
  target: Position,
  allies: readonly Ally[],
): Ally[] {
  const offAxis = (ally: Ally): number => (isStrictlyOpposite(attacker, target, ally.position) ? 0 : 1);
  return allies
    .filter((ally) => isOnOppositeSide(rules, attacker, target, ally.position))
    .sort(
      (a, b) =>
        offAxis(a) - offAxis(b) ||
        chebyshev(a.position, target) - chebyshev(b.position, target) ||
        inReadingOrder(a.position, b.position),
    );
}

/** On one straight line, with the target between: no cross product, and a negative dot product. */
function isStrictlyOpposite(attacker: Position, target: Position, ally: Position): boolean {
  const attackerX = attacker.x - target.x;
  const attackerY = attacker.y - target.y;
  const allyX = ally.x - target.x;
  const allyY = ally.y - target.y;
  return attackerX * allyY === attackerY * allyX && attackerX * allyX + attackerY * allyY < 0;
}
