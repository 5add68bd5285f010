import type { CoverTable } from '../../core/cover/coverTable';
import type { ArcPercents } from '../../core/flanking/arcs';
import type { FlankingRules } from '../../core/flanking/flankingRules';
import type { PressureRules } from '../../core/flanking/pressure';
import type { HighGroundRules } from '../../core/ground/elevation';
import type { SightRules } from '../../core/sight/sightRules';

/** A unit's figures, by the names that its rule set uses: STR, MOV, HP, … */
export type Stat = string;

/** Where movement comes from: from the actions one by one, from one action for the whole move, or from points of its own. */
export const MOVEMENT_SOURCES = ['actions', 'action', 'own'] as const;
export type MovementSource = (typeof MOVEMENT_SOURCES)[number];

export interface EconomyRules {
  /** How many actions a turn has, or the stat that says so. */
  readonly actions: number | Stat;
  readonly movement: MovementSource;
  readonly steps: number;
  /** As many as there are actions if left out. */
  readonly attacksPerTurn?: number;
  /** What is left of Left's movement in the first round, in percent. */
  readonly opening: number;
}

export const STEP_KINDS = ['orthogonal', 'ring'] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export const METRICS = ['manhattan', 'chebyshev'] as const;
export type Metric = (typeof METRICS)[number];

/** A named span of distances; the last one has no end. */
export interface Band {
  readonly name: string;
  readonly from: number;
  readonly to?: number;
}

export interface DistanceRules {
  readonly move: StepKind;
  readonly range: Metric;
  readonly vision: Metric;
  readonly bands?: readonly Band[];
}

/** Every blow hits for the attacker's stat. */
export interface FixedAttack {
  readonly kind: 'fixed';
  readonly stat: Stat;
}

/** One die and the difference of two stats against a target number. */
export interface CheckAttack {
  readonly kind: 'check';
  readonly die: number;
  readonly target: number;
  readonly melee: readonly [Stat, Stat];
  readonly ranged: readonly [Stat, Stat];
  readonly alwaysMiss: number;
  readonly alwaysHit: number;
}

/** The mean of a stat, luck and two dice, with skill against defence. */
export interface AverageAttack {
  readonly kind: 'average';
  readonly die: number;
  readonly hit: number;
  readonly critical: number;
  readonly criticalPercent: number;
  readonly fumble: number;
  /** How much of the stat goes into the damage. */
  readonly statPercent: number;
  readonly luck: Stat;
  readonly skill: Stat;
  readonly defense: Stat;
  readonly defensePerAccuracy: number;
  /** What a fumble costs in defence until the own next turn. */
  readonly exposed: number;
}

/** The sum of dice and bonuses against the target's defence. */
export interface TotalAttack {
  readonly kind: 'total';
  readonly dice: string;
  readonly defense: Stat;
}

export type AttackRules = FixedAttack | CheckAttack | AverageAttack | TotalAttack;
export type AttackKind = AttackRules['kind'];

/** One stat, or hundredths per point of several and a constant, halves rounded up. */
export type HealthRules = { readonly stat: Stat } | Readonly<Record<Stat, number>>;

export interface FacingRules {
  readonly directions: 4 | 8;
  readonly cost: number;
}

export interface FieldHighGround extends HighGroundRules {
  /** By how many levels the target's cover is worse. */
  readonly coverLevels: number;
}

export interface OpportunityRules {
  /** What blow ends the mover's move. */
  readonly stops?: 'critical';
}

export interface FogRules {
  /** How far units see that have no VIS. */
  readonly vision: number;
  readonly haltOnSighting: boolean;
  readonly scan: boolean;
}

export const STANCES = ['aggressive', 'defensive', 'balanced', 'mobile', 'prone', 'stealth'] as const;
export type Stance = (typeof STANCES)[number];

/** What a stance changes; nothing that isn't named. */
export interface StanceEffect {
  readonly dealtPercent?: number;
  readonly takenPercent?: number;
  readonly movement?: number;
  readonly movementAtMost?: number;
  readonly accuracy?: number;
  /** Against ranged attacks. */
  readonly coverLevels?: number;
  /** Melee attacks have the bonus for flanking. */
  readonly isFlankedInMelee?: boolean;
  readonly hides?: boolean;
}

export interface MoraleRules {
  readonly stats: readonly [Stat, Stat];
  readonly die: number;
  readonly bonus: number;
  readonly target: number;
  /** The accuracy of who is shaken. */
  readonly accuracy: number;
}

/** Dice per two squares, or a fixed amount instead of each die. */
export interface FallingRules {
  readonly sides?: number;
  readonly fixed?: number;
  readonly mostDice: number;
}

export interface FormationPart {
  /** The formations that this set knows. */
  readonly ids: readonly string[];
  /** Divides every bonus, truncated. */
  readonly divisor: number;
  /** Who may lead. */
  readonly leads: { readonly stat: Stat; readonly least: number };
}

export interface MusterRules {
  readonly credits: number;
  readonly least: number;
  readonly most: number;
  /** The squad that a battle has if nobody says otherwise. */
  readonly preset: readonly string[];
}

export interface VictoryRules {
  /** How many own turns of sole control win; off if left out. */
  readonly control?: number;
  readonly roundLimit: number;
}

/** A rule set: a part that isn't there plays no part, and no code asks for a set's name. */
export interface FieldRuleSet {
  readonly id: string;
  readonly economy: EconomyRules;
  readonly distance: DistanceRules;
  readonly attack: AttackRules;
  readonly health: HealthRules;
  readonly initiative?: Stat;
  readonly facing?: FacingRules;
  readonly arcs?: ArcPercents;
  readonly frontalShieldPercent?: number;
  readonly flanking?: FlankingRules;
  readonly pressure?: PressureRules;
  readonly highGround?: FieldHighGround;
  readonly cover?: CoverTable;
  readonly opportunity?: OpportunityRules;
  readonly disengage?: true;
  readonly sight: SightRules;
  readonly fog?: FogRules;
  /** Who can hide: units with the ability, or whoever takes the stance. */
  readonly stealth?: 'ability' | 'stance';
  readonly stances?: Readonly<Partial<Record<Stance, StanceEffect>>>;
  readonly maneuvers?: readonly string[];
  readonly formations?: FormationPart;
  readonly morale?: MoraleRules;
  readonly falling?: FallingRules;
  readonly muster: MusterRules;
  readonly victory: VictoryRules;
}
