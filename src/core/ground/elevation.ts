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

/** Whether a cell lies over the flat ground. Allocates nothing. */
export function isHighGround(survey: Survey, x: number, y: number): boolean {
  return cellAt(survey, x, y).elevation > 0;
}

type StandsOver = (survey: Survey, attacker: Position, target: Position) => boolean;

const STANDS_OVER: { readonly [Over in HighGroundOver]: StandsOver } = {
  ground: (survey, attacker) => isHighGround(survey, attacker.x, attacker.y),
  target: (survey, attacker, target) => elevationAt(survey, attacker) > elevationAt(survey, target),
};

export function hasHighGround(survey: Survey, rules: HighGroundRules, attacker: Position, target: Position): boolean {
  return STANDS_OVER[rules.over](survey, attacker, target);
}

/** Ruling 20: a unit's own bonus, such as a sniper's, replaces the rule set's; they never add up. */
export function rangeFromHighGround(rules: HighGroundRules, range: number, ownBonus?: number): number {
  return range + (ownBonus ?? rules.range);
}
