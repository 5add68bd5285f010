import { DIRECTIONS } from '../../core/geometry/direction';
import { cellNumber, isInRing } from '../../core/geometry/grid';
import { chebyshev, isSamePosition, type Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import { hasEffect, type Maneuver } from '../model/maneuver';
import type { ManeuverOrder } from '../model/orders';
import { profileOf, statOf } from '../model/profile';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { fieldUnitAt, findFieldUnit, isStandingUnit, type StandingUnit } from '../model/state';
import { movementLeft } from '../movement/economy';
import { costsAlong, isChain } from '../movement/findWays';
import { whyNoAttack, whyNoLine, whyOutOfRange, whyTargetFails } from '../orders/attack';
import { firstOf, type Judged, ofOwnUnit, whyHeld, whyNoAction, whyOffBoard } from '../orders/judged';
import { endsOf } from './ends';

const WALKING: readonly Maneuver['type'][] = ['charge', 'retreat', 'flank', 'dodge'];
const LEADING_SOMEWHERE: readonly Maneuver['type'][] = [...WALKING, 'leap', 'teleport'];

export function isMoving({ type }: Maneuver): boolean {
  return LEADING_SOMEWHERE.includes(type);
}

/** The maneuver of this id that the rule set and the unit know. */
export function maneuverOf({ book }: Judged, unit: StandingUnit | null, id: string): Maneuver | null {
  if (book.rules.maneuvers?.includes(id) !== true) return null;
  const own = unit === null ? undefined : profileOf(book, unit.kind).kind.maneuvers;
  if (own !== undefined && !own.includes(id)) return null;
  return lookUp(book.maneuvers, id) ?? null;
}

export function judgeManeuver(judged: Judged, order: ManeuverOrder): SkirmishRefusal | null {
  if (maneuverOf(judged, null, order.maneuver) === null) return refusal('NOT_IN_RULES');
  return ofOwnUnit(judged, order.unit, (unit) => {
    const maneuver = maneuverOf(judged, unit, order.maneuver);
    if (maneuver === null) return refusal('NOT_IN_RULES');
    const target = targetOf(judged, order);
    return firstOf(
      () => whyIncomplete(judged, unit, maneuver, order),
      () => whyOffBoard(judged, ...(order.to === undefined ? [] : [order.to]), ...(order.path ?? [])),
      () => whyNoAction(unit, maneuver.actions),
      () => (maneuver.attack ? whyNoAttack(judged, unit) : null),
      () => (isMoving(maneuver) ? whyHeld(judged, unit) : null),
      () => (maneuver.needsTarget && target === null ? refusal('target_not_visible') : null),
      () => (target === null ? null : whyStrikeFails(judged, unit, maneuver, target, order)),
      () => whyNoWay(judged, unit, maneuver, order),
      () => whyLacking(judged, unit, maneuver),
      () => whyBadEnd(judged, unit, maneuver, target, order),
    );
  });
}

function targetOf({ state, side }: Judged, { target }: ManeuverOrder): StandingUnit | null {
  const enemy = target === undefined ? null : findFieldUnit(state, target);
  return enemy !== null && enemy.side !== side && isStandingUnit(enemy) ? enemy : null;
}

/** `to` where somebody or smoke goes somewhere, `direction` where somebody is dragged. */
function whyIncomplete(
  { book }: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
  { to, target, direction, path }: ManeuverOrder,
): SkirmishRefusal | null {
  const needsPlace = isMoving(maneuver) || maneuver.area !== undefined;
  const needsDirection = hasEffect(maneuver, 'slide');
  const isComplete =
    (!needsPlace || to !== undefined) &&
    (!maneuver.needsTarget || target !== undefined) &&
    (!needsDirection || (direction !== undefined && DIRECTIONS.includes(direction)));
  if (!isComplete) return refusal('invalid_parameters');
  if (path === undefined || to === undefined) return null;
  const isWalked = WALKING.includes(maneuver.type) && isChain(book, unit.position, to, path);
  return isWalked ? null : refusal('invalid_parameters');
}

/** Whether the attack at the end can be made, from where it is made. */
export function whyStrikeFails(
  judged: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit,
  { to }: ManeuverOrder,
): SkirmishRefusal | null {
  if (!maneuver.attack) return null;
  if (maneuver.type === 'grapple_move') {
    const distance = chebyshev(unit.position, target.position);
    const isNear = isInRing(unit.position, target.position);
    return isNear ? null : refusal('target_out_of_range', { distance, maximum: 1, minimum: 1 });
  }
  const from = { ...unit, position: to ?? unit.position };
  if (isSamePosition(from.position, target.position)) return null;
  // Most places are too far away: that is asked before the field is copied.
  const far = whyOutOfRange(judged, from, target.position);
  if (far !== null) return far;
  const moved = { ...judged.state, units: judged.state.units.map((other) => (other.id === unit.id ? from : other)) };
  return whyTargetFails({ ...judged, state: moved }, from, target.id, { isReaction: false, maneuver });
}

function whyNoWay(
  judged: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
  { to, path }: ManeuverOrder,
): SkirmishRefusal | null {
  const { book, state } = judged;
  const available = movementLeft(book, state, unit);
  const short = whyShort(maneuver, available);
  if (to === undefined) return short;
  if (maneuver.area !== undefined) return whyNoPlaceForArea(judged, unit, maneuver, to) ?? short;
  const isTaken = fieldUnitAt(state, to.x, to.y) !== null || isSamePosition(unit.position, to);
  if (isTaken) return refusal('position_blocked', { blockedPosition: to });
  if (path === undefined) return short;
  const { costs, blocked } = costsAlong(book, state, unit, path);
  if (blocked !== null) return refusal('position_blocked', { blockedPosition: blocked });
  const required = costs.reduce((sum, cost) => sum + cost, 0);
  return required > available ? refusal('insufficient_movement', { required, available }) : short;
}

function whyNoPlaceForArea(
  judged: Judged,
  unit: StandingUnit,
  { squares }: Maneuver,
  to: Position,
): SkirmishRefusal | null {
  const [, maximum] = squares;
  const distance = chebyshev(unit.position, to);
  if (distance > maximum) return refusal('target_out_of_range', { distance, maximum, minimum: 0 });
  return isSamePosition(unit.position, to) ? null : whyNoLine(judged, unit.position, to);
}

/** Whatever doesn't depend on target and place. */
export function whyNotReady(judged: Judged, unit: StandingUnit, maneuver: Maneuver): SkirmishRefusal | null {
  const { book, state } = judged;
  return firstOf(
    () => whyNoAction(unit, maneuver.actions),
    () => (maneuver.attack ? whyNoAttack(judged, unit) : null),
    () => (isMoving(maneuver) ? whyHeld(judged, unit) : null),
    () => whyShort(maneuver, movementLeft(book, state, unit)),
    () => whyLacking(judged, unit, maneuver),
  );
}

function whyShort({ movement }: Maneuver, available: number): SkirmishRefusal | null {
  return available >= movement ? null : refusal('insufficient_movement', { required: movement, available });
}

/** Stats, a shaken spirit, cooldown, uses. */
function whyLacking({ book, state }: Judged, unit: StandingUnit, maneuver: Maneuver): SkirmishRefusal | null {
  const { kind } = profileOf(book, unit.kind);
  const lacking = Object.entries(maneuver.stats).find(([stat, least]) => statOf(kind, stat) < least);
  if (lacking !== undefined) return refusal('requirements_not_met', { stat: lacking[0], required: lacking[1] });
  if (unit.shaken > 0) return refusal('requirements_not_met');
  if (state.round < (lookUp(unit.cooldowns, maneuver.id) ?? 0)) return refusal('ON_COOLDOWN');
  const hasUses = maneuver.uses === undefined || (lookUp(unit.uses, maneuver.id) ?? 0) < maneuver.uses;
  return hasUses ? null : refusal('NO_USES_LEFT');
}

function whyBadEnd(
  judged: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit | null,
  { to, path }: ManeuverOrder,
): SkirmishRefusal | null {
  if (!isMoving(maneuver) || to === undefined) return null;
  if (path !== undefined && !isAllowedPath(unit, maneuver, target, path)) return refusal('bad_maneuver_position');
  const ends = endsOf(judged, unit, maneuver, target);
  return ends.has(cellNumber(judged.state.ground, to.x, to.y)) ? null : refusal('bad_maneuver_position');
}

/** A path of one's own keeps to the type's number of cells, and a charge's never leads away. */
function isAllowedPath(
  unit: StandingUnit,
  { squares: [least, most], type }: Maneuver,
  target: StandingUnit | null,
  path: readonly Position[],
): boolean {
  if (path.length < least || path.length > most) return false;
  if (type !== 'charge' || target === null) return true;
  const far = (at: Position | undefined) => chebyshev(at ?? unit.position, target.position);
  return path.every((cell, index) => far(cell) <= far(path[index - 1]));
}
