import type { Fraction } from '../../core/arithmetic/fraction';

/** The five sorts into which every part of a rule set puts what it knows of an attack; that makes parts mixable. */
export const MODIFIER_SORTS = ['accuracy', 'defense', 'base', 'percent', 'flat'] as const;
export type ModifierSort = (typeof MODIFIER_SORTS)[number];

/** What a modifier comes from: a part of the rules, or the id of a maneuver, a formation, a stance, an obstacle. */
export interface AttackModifier {
  readonly sort: ModifierSort;
  readonly source: string;
  readonly value: number;
  /** The ally that helps to flank, the thing that covers. */
  readonly by?: string;
}

export const OUTCOMES = ['miss', 'hit', 'critical', 'fumble'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Everything that can be known of an attack before its dice are rolled. */
export interface AttackOdds {
  readonly weapon: string;
  /** The attack dice; null where none are rolled. */
  readonly dice: string | null;
  readonly modifiers: readonly AttackModifier[];
  /** Of a hit, criticals included. */
  readonly chance: Fraction;
  readonly critical: Fraction;
  readonly fumble: Fraction;
  readonly kill: Fraction;
  /** A plain hit, least and most; the whole number, also above the health left. */
  readonly damage: readonly [number, number];
  readonly criticalDamage: readonly [number, number];
  /** The mean of what it takes, misses and health left included. */
  readonly expected: number;
}
