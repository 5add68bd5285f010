import { ringNeighbours } from '../geometry/grid';
import type { Position } from '../geometry/position';
import { cellAt, type Survey } from '../ground/survey';
import { alliesOf, findUnit, type Unit, unitAt } from '../units/unit';
import { checkFlankingAt, type FlankingReason } from './checkFlanking';
import type { FlankingRules } from './flankingRules';
import { type Ally, oppositeAllies } from './opposition';

export interface FlankingPosition {
  readonly position: Position;
  readonly type: 'behind' | 'flanked';
  readonly allyId: string | null;
  readonly reason: FlankingReason;
}

/** Ruling 14: the free cells around the target from which the attack would be Behind or Flanked, in reading order. */
export function getFlankingPositions(
  survey: Survey,
  units: readonly Unit[],
  rules: FlankingRules,
  attackerId: string,
  targetId: string,
): FlankingPosition[] {
  const target = findUnit(units, targetId);
  const allies = alliesOf(units, findUnit(units, attackerId));
  const found: FlankingPosition[] = [];
  for (const position of ringNeighbours(survey, target.position)) {
    if (!isFree(survey, units, position)) continue;
    const { type, allyId, reason } = checkFlankingAt(rules, position, target.position, target.facing, allies);
    if (type === 'behind' || type === 'flanked') found.push({ position, type, allyId, reason });
  }
  return found;
}

/** The allies that already stand on the opposite side of the target, the most helpful first. */
export function getAllyFlankingPositions(
  units: readonly Unit[],
  rules: FlankingRules,
  attackerId: string,
  targetId: string,
): Ally[] {
  if (!rules.enabled) return [];
  const attacker = findUnit(units, attackerId);
  const target = findUnit(units, targetId);
  return oppositeAllies(rules, attacker.position, target.position, alliesOf(units, attacker)).map((ally) => ({
    id: ally.id,
    position: ally.position,
  }));
}

function isFree(survey: Survey, units: readonly Unit[], position: Position): boolean {
  return !cellAt(survey, position.x, position.y).blocksMovement && unitAt(units, position.x, position.y) === null;
}
