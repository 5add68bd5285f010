import { chebyshev, type Position } from '../../core/geometry/position';
import { hasHighGround } from '../../core/ground/elevation';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { FieldBook } from '../model/book';
import { distanceBy } from '../model/distance';
import type { Maneuver } from '../model/maneuver';
import { profileOf, type UnitProfile } from '../model/profile';
import type { SkirmishState, StandingUnit } from '../model/state';
import type { WeaponProfile } from '../model/weaponProfile';

/** How an attack is made, besides by whom and at whom. */
export interface AttackManner {
  readonly isReaction: boolean;
  readonly maneuver: Maneuver | null;
}

export const PLAIN_ATTACK: AttackManner = { isReaction: false, maneuver: null };

/** One attack of one unit at another, before its dice. */
export interface AttackContext extends AttackManner {
  readonly book: FieldBook;
  readonly state: SkirmishState;
  readonly attacker: StandingUnit;
  readonly target: StandingUnit;
  readonly weapon: WeaponProfile;
  readonly profile: UnitProfile;
  readonly targetProfile: UnitProfile;
  readonly isFromHighGround: boolean;
}

export function attackContext(
  book: FieldBook,
  state: SkirmishState,
  attacker: StandingUnit,
  target: StandingUnit,
  manner: AttackManner,
): AttackContext {
  const profile = profileOf(book, attacker.kind);
  return {
    ...manner,
    book,
    state,
    attacker,
    target,
    weapon: manner.isReaction
      ? bladeFor(profile, attacker.position, target.position)
      : weaponFor(profile, attacker.position, target.position),
    profile,
    targetProfile: profileOf(book, target.kind),
    isFromHighGround: isOnHighGround(book, state, attacker.position, target.position),
  };
}

/** In the ring the sidearm, if there is one. */
export function weaponFor({ weapon, sidearm }: UnitProfile, from: Position, to: Position): WeaponProfile {
  return sidearm !== null && chebyshev(from, to) <= 1 ? sidearm : weapon;
}

/** What a unit strikes with when somebody leaves its reach: without a blade it would have none. */
function bladeFor(profile: UnitProfile, from: Position, to: Position): WeaponProfile {
  const nearest = weaponFor(profile, from, to);
  return nearest.isMelee ? nearest : (profile.sidearm as WeaponProfile);
}

function isOnHighGround(book: FieldBook, state: SkirmishState, from: Position, to: Position): boolean {
  const { highGround } = book.rules;
  return highGround !== undefined && hasHighGround(fieldSurvey(book, state.ground), highGround, from, to);
}

/** How far a weapon reaches from a cell: a bonus of its own for high ground replaces the rule set's. */
export function rangeFrom(
  book: FieldBook,
  state: SkirmishState,
  weapon: WeaponProfile,
  from: Position,
  to: Position,
): number {
  const { highGround } = book.rules;
  if (highGround === undefined || !isOnHighGround(book, state, from, to)) return weapon.maximum;
  return weapon.maximum + (highGround.range === 0 ? 0 : (weapon.weapon.highGroundRange ?? highGround.range));
}

export function attackDistance(book: FieldBook, from: Position, to: Position): number {
  return distanceBy(book.rules.distance.range, from, to);
}
