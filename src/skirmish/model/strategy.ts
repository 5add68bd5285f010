import { lookUp } from '../../kernel/dispatch';

/** Which distance an opponent looks for: that of the weapon, or one of its own. */
export const PREFERRED_RANGES = ['weapon', 'melee', 'medium', 'long'] as const;
export type PreferredRange = (typeof PREFERRED_RANGES)[number];

export const RISK_TOLERANCES = ['low', 'medium', 'high'] as const;
export type RiskTolerance = (typeof RISK_TOLERANCES)[number];

/** Document 000's `AIPositioningStrategy`: how an opponent likes to stand. */
export interface FieldStrategy {
  readonly id: string;
  readonly preferredRange: PreferredRange;
  readonly maintainsFormations: boolean;
  readonly formationLeadership: boolean;
  readonly usesCover: boolean;
  readonly seeksHighGround: boolean;
  readonly protectsAllies: boolean;
  readonly focusesPriorityTargets: boolean;
  readonly controlsChokepoints: boolean;
  readonly flanksEnemies: boolean;
  readonly riskTolerance: RiskTolerance;
  readonly retreatsWhenWounded: boolean;
  readonly sacrificesPositionForDamage: boolean;
  readonly usesTacticalManeuvers: boolean;
  readonly preferredManeuvers: readonly string[];
}

/** What a level may overlook: terms of its judgement, and rules of the field. */
export const IGNORABLES = [
  'threat',
  'controlCounts',
  'wounded',
  /** That a blow may fell, beyond the health that it takes. */
  'kills',
  /** Half of what a better place is worth. */
  'position',
  /** Units act in the order of the list, not of their best plans. */
  'planOrder',
  'facing',
  'highGround',
  'pressure',
  'allyOpposite',
  'cover',
  'opportunity',
  'stances',
  'maneuvers',
  'formations',
] as const;
export type Ignorable = (typeof IGNORABLES)[number];

/** How a level looks ahead: which plans it tries out, and what their outcome is worth. */
export interface LookAhead {
  readonly actingPlans: number;
  readonly movingPlans: number;
  /** What the square of a side's count of the control point is worth. */
  readonly controlCount: number;
  /** What control won or lost is worth. */
  readonly control: number;
  /** How much of the plan's own score is added. */
  readonly planPercent: number;
}

/** The key of `ignores` that counts in every rule set. */
export const IN_EVERY_SET = 'all';

export interface FieldLevel {
  readonly id: string;
  /** By the id of a rule set, or in all. */
  readonly ignores: Readonly<Record<string, readonly Ignorable[]>>;
  readonly lookAhead?: LookAhead;
}

/** What a level overlooks under a rule set. */
export function ignoredBy({ ignores }: FieldLevel, rules: string): ReadonlySet<Ignorable> {
  return new Set([IN_EVERY_SET, rules].flatMap((key) => lookUp(ignores, key) ?? []));
}
