import { isInRing } from '../geometry/grid';
import { findUnit, type Unit } from '../units/unit';
import { isBehind, isSide } from './aspect';
import { checkFlanking } from './checkFlanking';
import type { FlankingRules } from './flankingRules';

type AskAboutUnits<Answer> = (
  units: readonly Unit[],
  rules: FlankingRules,
  attackerId: string,
  targetId: string,
) => Answer;

export const getFlankingAttackBonus: AskAboutUnits<number> = (units, rules, attackerId, targetId) =>
  checkFlanking(units, rules, attackerId, targetId).attackBonus;

export const getFlankingDamageBonus: AskAboutUnits<number> = (units, rules, attackerId, targetId) =>
  checkFlanking(units, rules, attackerId, targetId).damageBonus;

/** Ruling 11: true whether or not an ally helps as well. */
export const isAttackingFromBehind: AskAboutUnits<boolean> = (units, rules, attackerId, targetId) =>
  isAttackingFrom(isBehind, units, rules, attackerId, targetId);

export const isAttackingFromSide: AskAboutUnits<boolean> = (units, rules, attackerId, targetId) =>
  isAttackingFrom(isSide, units, rules, attackerId, targetId);

function isAttackingFrom(
  aspect: typeof isBehind,
  units: readonly Unit[],
  rules: FlankingRules,
  attackerId: string,
  targetId: string,
): boolean {
  const attacker = findUnit(units, attackerId);
  const target = findUnit(units, targetId);
  const holds = aspect(attacker.position, target.position, target.facing);
  return holds && rules.enabled && isInRing(attacker.position, target.position);
}
