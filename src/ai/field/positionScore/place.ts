import type { Direction } from '../../../core/geometry/direction';
import type { Position } from '../../../core/geometry/position';
import { profileOf, type UnitProfile } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import type { Scene } from '../scene/scene';

/** Below this share of its health a unit is wounded, for profiles that retreat then. */
const WOUNDED_PERCENT = 35;

/** A unit that is thought of on a cell, facing somewhere. */
export interface Place {
  readonly unit: StandingUnit;
  readonly profile: UnitProfile;
  readonly at: Position;
  readonly facing: Direction;
}

export function placeOfUnit({ book }: Scene, unit: StandingUnit, at = unit.position, facing = unit.facing): Place {
  return { unit, profile: profileOf(book, unit.kind), at, facing };
}

export function isRetreating({ strategy }: Scene, { unit, profile }: Pick<Place, 'unit' | 'profile'>): boolean {
  return strategy.retreatsWhenWounded && 100 * unit.health < WOUNDED_PERCENT * profile.fullHealth;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
