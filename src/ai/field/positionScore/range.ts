import { chebyshev, type Position } from '../../../core/geometry/position';
import { attackDistance } from '../../../skirmish/attack/attackContext';
import type { UnitProfile } from '../../../skirmish/model/profile';
import type { PreferredRange } from '../../../skirmish/model/strategy';
import type { Scene } from '../scene/scene';
import { clamp, isRetreating, type Place } from './place';

const TOO_FAR = 20;
const TOO_NEAR = 12;
const HEALER = 3;
const SHOOTER = { least: 2, most: 5 };
const RETREAT = 3;
/** With no enemy known: what is left of it at the control point, and what each cell away costs. */
const UNKNOWN = { base: 60, perCell: 12 };

const PREFERRED: Readonly<Record<Exclude<PreferredRange, 'weapon'>, number>> = { melee: 1, medium: 4, long: 6 };

/** How well the distance to the nearest known enemy suits the unit: −100 to 100. */
export function rangeScore(scene: Scene, place: Place): number {
  const { enemies, noticed } = scene;
  if (enemies.length === 0) {
    return clamp(UNKNOWN.base - UNKNOWN.perCell * distanceToControl(scene, place.at), -100, 100);
  }
  let nearest = Number.POSITIVE_INFINITY;
  for (const { position } of enemies) nearest = Math.min(nearest, attackDistance(noticed, place.at, position));
  const best = bestDistance(scene, place);
  const off = nearest > best ? TOO_FAR * (nearest - best) : TOO_NEAR * (best - nearest);
  return clamp(100 - off, -100, 100);
}

function bestDistance(scene: Scene, place: Pick<Place, 'unit' | 'profile'>): number {
  const { preferredRange } = scene.strategy;
  const best = preferredRange === 'weapon' ? byWeapon(place.profile) : PREFERRED[preferredRange];
  return best + (isRetreating(scene, place) ? RETREAT : 0);
}

function byWeapon({ weapon, traits }: UnitProfile): number {
  if (traits.has('healer')) return HEALER;
  return weapon.isMelee ? weapon.maximum : Math.max(SHOOTER.least, Math.min(weapon.optimal, SHOOTER.most));
}

export function distanceToControl({ state }: Scene, at: Position): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of state.control) nearest = Math.min(nearest, chebyshev(cell, at));
  return nearest === Number.POSITIVE_INFINITY ? 0 : nearest;
}
