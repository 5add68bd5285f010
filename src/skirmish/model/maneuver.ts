import type { AreaShape } from '../../core/geometry/areas';
import type { Stat } from './rules';

/** How a maneuver moves, and where it may end. */
export const MANEUVER_TYPES = [
  'charge',
  'retreat',
  'flank',
  'dodge',
  'leap',
  'teleport',
  'grapple_move',
  'none',
] as const;
export type ManeuverType = (typeof MANEUVER_TYPES)[number];

/** What the maneuver's own attack has more or less. */
export const MANEUVER_STATS = ['accuracy', 'damage', 'critical_chance'] as const;
export type ManeuverStat = (typeof MANEUVER_STATS)[number];

export interface ManeuverModifier {
  readonly stat: ManeuverStat;
  readonly value: number;
}

export const MANEUVER_EFFECTS = [
  'no_opportunity_attacks',
  'keeps_facing',
  'ignores_partial_cover',
  /** In percent, on a hit: push 1. */
  'knockback',
  /** Until the own next turn. */
  'defense',
  /** On a hit, instead of damage: so many squares away. */
  'push',
  /** On a hit, instead of damage: so many squares in a named direction. */
  'slide',
] as const;
export type ManeuverEffectName = (typeof MANEUVER_EFFECTS)[number];

export interface ManeuverEffect {
  readonly effect: ManeuverEffectName;
  readonly value?: number;
}

/** Ground that lies on top of cells for some rounds. */
export interface AreaPart {
  readonly shape: Extract<AreaShape, 'block' | 'diamond' | 'rim'>;
  readonly reach: number;
  readonly obscures?: boolean;
  readonly damage?: number;
  readonly cost?: number;
  readonly rounds: number;
}

export interface Maneuver {
  readonly id: string;
  readonly type: ManeuverType;
  /** Movement that must be left; what the way costs is paid. */
  readonly movement: number;
  readonly actions: number;
  readonly stats: Readonly<Record<Stat, number>>;
  /** The fewest and most cells of its way; the reach of a teleport or an area. */
  readonly squares: readonly [number, number];
  /** Strikes at its end, or rolls to grip. */
  readonly attack: boolean;
  readonly needsTarget: boolean;
  readonly modifiers: readonly ManeuverModifier[];
  readonly effects: readonly ManeuverEffect[];
  readonly area?: AreaPart;
  readonly cooldown?: number;
  readonly uses?: number;
}

/** The value of an effect; 0 where the maneuver doesn't have it. */
export function effectValue(maneuver: Maneuver | null, name: ManeuverEffectName): number {
  return maneuver?.effects.find(({ effect }) => effect === name)?.value ?? 0;
}

export function hasEffect(maneuver: Maneuver | null, name: ManeuverEffectName): boolean {
  return maneuver?.effects.some(({ effect }) => effect === name) ?? false;
}
