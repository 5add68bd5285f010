import type { Position } from '../geometry/position';
import { cellAt, type Survey } from './survey';

/** Over what an attacker must stand to have high ground: over the flat ground, or over its target. */
export const HIGH_GROUND_OVER = ['ground', 'target'] as const;
export type HighGroundOver = (typeof HIGH_GROUND_OVER)[number];

/** What high ground is worth in a rule set; 0 where the rule set says nothing. */
export interface HighGroundRules {
  readonly over: HighGroundOver;
  readonly range: number;
  readonly damage: number;
  readonly accuracy: number;
}

export function elevationAt(survey: Survey, position: Position): number {
  return cellAt(survey, position.x, position.y).elevation;
}

const REFERENCE: { readonly [Over in HighGroundOver]: (survey: Survey, target: Position) => number } = {
  ground: () => 0,
  target: elevationAt,
};

export function hasHighGround(survey: Survey, rules: HighGroundRules, attacker: Position, target: Position): boolean {
  return elevationAt(survey, attacker) > REFERENCE[rules.over](survey, target);
}

/** Ruling 20: a unit's own bonus, such as a sniper's, replaces the rule set's; they never add up. */
export function rangeFromHighGround(rules: HighGroundRules, range: number, ownBonus?: number): number {
  return range + (ownBonus ?? rules.range);
}
