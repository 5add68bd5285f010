import type { AreaShape } from '../../core/geometry/areas';
import type { Stat } from './rules';

export const WEAPON_TYPES = ['melee', 'reach', 'thrown', 'ranged', 'long_range'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export interface Burst {
  readonly shape: Extract<AreaShape, 'block' | 'diamond' | 'rim'>;
  readonly reach: number;
  readonly damage: number;
}

export interface OnHit {
  readonly move: 'push' | 'pull';
  readonly squares: number;
}

/** A weapon; what it needs of its figures depends on the rule set's kind of attack. */
export interface Weapon {
  readonly id: string;
  readonly type: WeaponType;
  /** The stat that it strikes with, where the rule set leaves it to the weapon. */
  readonly stat?: Stat;
  /** How far a melee or reach weapon strikes. */
  readonly length?: number;
  readonly minimum?: number;
  readonly optimal?: number;
  readonly maximum?: number;
  /** What a shot beyond the optimal distance costs. */
  readonly extended?: number;
  /** `check`: added to the stat. */
  readonly bonus?: number;
  /** `average`: added to the share of the stat. */
  readonly base?: number;
  /** `total`: added to the attack dice. */
  readonly attack?: number;
  readonly attackDice?: string;
  readonly damageDice?: string;
  readonly damage?: number;
  readonly burst?: Burst;
  readonly onHit?: OnHit;
  /** Move or attack, not both. */
  readonly stationary?: boolean;
  /** Replaces the rule set's bonus of high ground. */
  readonly highGroundRange?: number;
}

export const UNIT_ABILITIES = ['frontalShield', 'stealth', 'heal', 'build', 'demolish', 'rally'] as const;

export type UnitAbility =
  | { readonly kind: 'frontalShield' | 'stealth' | 'demolish' | 'rally' }
  | { readonly kind: 'heal'; readonly amount: number; readonly reach: 'orthogonal' | 'ring' }
  | { readonly kind: 'build'; readonly limit: number };

/** A unit's class, as JSON states it. */
export interface UnitKind {
  readonly id: string;
  readonly cost: number;
  readonly stats: Readonly<Record<Stat, number>>;
  readonly weapon: string;
  readonly sidearm?: string;
  readonly traits: readonly string[];
  readonly skills: readonly string[];
  readonly abilities: readonly UnitAbility[];
  /** All of the set if left out. */
  readonly maneuvers?: readonly string[];
}
