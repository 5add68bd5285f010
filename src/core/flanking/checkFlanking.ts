import type { Direction } from '../geometry/direction';
import { isInRing } from '../geometry/grid';
import { isSamePosition, type Position } from '../geometry/position';
import { alliesOf, findUnit, type Unit } from '../units/unit';
import { isBehind, isSide } from './aspect';
import type { FlankingRules } from './flankingRules';
import { type Ally, oppositeAllies } from './opposition';

/** Lightest first. Ruling 11: the heaviest that holds is reported. */
export const FLANKING_TYPES = ['none', 'side', 'behind', 'flanked'] as const;
export type FlankingType = (typeof FLANKING_TYPES)[number];

/** What lies behind the judgement; the words room has a sentence for each. */
export const FLANKING_REASONS = ['off', 'tooFar', 'ally', 'alone', 'behind', 'side', 'front'] as const;
export type FlankingReason = (typeof FLANKING_REASONS)[number];

export interface FlankingResult {
  readonly isFlanking: boolean;
  readonly type: FlankingType;
  readonly attackBonus: number;
  readonly damageBonus: number;
  /** The ally on the opposite side, if that is what flanks. */
  readonly allyId: string | null;
  readonly reason: FlankingReason;
}

export function checkFlanking(
  units: readonly Unit[],
  rules: FlankingRules,
  attackerId: string,
  targetId: string,
): FlankingResult {
  const attacker = findUnit(units, attackerId);
  const target = findUnit(units, targetId);
  return checkFlankingAt(rules, attacker.position, target.position, target.facing, alliesOf(units, attacker));
}

/** Ruling 13: the same judgement for positions, range included. */
export function checkFlankingAt(
  rules: FlankingRules,
  attacker: Position,
  target: Position,
  targetFacing: Direction,
  allies: readonly Ally[],
): FlankingResult {
  if (isSamePosition(attacker, target)) throw new Error('nobody attacks its own cell');
  if (!rules.enabled) return nothing('none', 'off');
  if (!isInRing(attacker, target)) return nothing('none', 'tooFar');

  const behind = isBehind(attacker, target, targetFacing);
  const side = isSide(attacker, target, targetFacing);
  const ally = oppositeAllies(rules, attacker, target, allies)[0];
  if (ally) return advantage(rules, 'ally', behind, ally.id);
  if (!rules.requiresAlly && (behind || side)) return advantage(rules, 'alone', behind, null);
  if (behind) return advantage(rules, 'behind', behind, null);
  return side ? nothing('side', 'side') : nothing('none', 'front');
}

function nothing(type: FlankingType, reason: FlankingReason): FlankingResult {
  return { isFlanking: false, type, attackBonus: 0, damageBonus: 0, allyId: null, reason };
}

/** Ruling 11: a helping ally never makes an attack weaker, so of two bonuses that hold the greater counts. */
function advantage(
  rules: FlankingRules,
  reason: 'ally' | 'alone' | 'behind',
  behind: boolean,
  allyId: string | null,
): FlankingResult {
  const flanked = reason !== 'behind';
  const attackBonus = greaterThatHolds(flanked, rules.attackBonus, behind, rules.behindAttackBonus);
  const damageBonus = greaterThatHolds(flanked, rules.damageBonus, behind, rules.behindDamageBonus);
  return { isFlanking: true, type: flanked ? 'flanked' : 'behind', attackBonus, damageBonus, allyId, reason };
}

function greaterThatHolds(flanked: boolean, flankedBonus: number, behind: boolean, behindBonus: number): number {
  if (flanked && behind) return Math.max(flankedBonus, behindBonus);
  return flanked ? flankedBonus : behindBonus;
}
