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

export interface FlankingResult {
  readonly isFlanking: boolean;
  readonly type: FlankingType;
  readonly attackBonus: number;
  readonly damageBonus: number;
  /** The ally on the opposite side, if that is what flanks. */
  readonly allyId: string | null;
  readonly message: string;
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
  if (!rules.enabled) return nothing('none', 'Flanking is switched off.');
  if (!isInRing(attacker, target)) return nothing('none', 'Too far away to flank.');

  const behind = isBehind(attacker, target, targetFacing);
  const side = isSide(attacker, target, targetFacing);
  const ally = oppositeAllies(rules, attacker, target, allies)[0];
  if (ally) return advantage(rules, 'flanked', behind, ally.id, `Flanked together with ${ally.id}`);
  if (!rules.requiresAlly && (behind || side))
    return advantage(rules, 'flanked', behind, null, 'Flanked single-handed');
  if (behind) return advantage(rules, 'behind', behind, null, 'Struck from behind');
  if (side) return nothing('side', 'Struck from the side, which gains nothing.');
  return nothing('none', 'Struck within sight: no advantage.');
}

function nothing(type: FlankingType, message: string): FlankingResult {
  return { isFlanking: false, type, attackBonus: 0, damageBonus: 0, allyId: null, message };
}

/** Ruling 11: a helping ally never makes an attack weaker, so of two bonuses that hold the greater counts. */
function advantage(
  rules: FlankingRules,
  type: 'flanked' | 'behind',
  behind: boolean,
  allyId: string | null,
  words: string,
): FlankingResult {
  const flanked = type === 'flanked';
  const attackBonus = greaterThatHolds(flanked, rules.attackBonus, behind, rules.behindAttackBonus);
  const damageBonus = greaterThatHolds(flanked, rules.damageBonus, behind, rules.behindDamageBonus);
  const message = `${words} (${signed(attackBonus)} attack, ${signed(damageBonus)} damage).`;
  return { isFlanking: true, type, attackBonus, damageBonus, allyId, message };
}

function greaterThatHolds(flanked: boolean, flankedBonus: number, behind: boolean, behindBonus: number): number {
  if (flanked && behind) return Math.max(flankedBonus, behindBonus);
  return flanked ? flankedBonus : behindBonus;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
