import { DIRECTIONS } from '../../core/geometry/direction';
import { allPositions, isInRing, positionOfCell } from '../../core/geometry/grid';
import { chebyshev, isSamePosition } from '../../core/geometry/position';
import { opponentOf } from '../../kernel/sides';
import { hasEffect, type Maneuver } from '../model/maneuver';
import type { ManeuverOrder, SkirmishOrder } from '../model/orders';
import { profileOf } from '../model/profile';
import { type StandingUnit, unitsOf } from '../model/state';
import type { Judged } from '../orders/judged';
import { isClear } from '../sight/sightTable';
import { type Ends, openEnds } from './ends';
import { isMoving, judgeManeuver, maneuverOf, whyNotReady, whyStrikeFails } from './judge';

/** Every maneuver of a unit, once per target, destination and direction. */
export function offerManeuvers(judged: Judged, unit: StandingUnit): SkirmishOrder[] {
  return (judged.book.rules.maneuvers ?? []).flatMap((id) => {
    const maneuver = maneuverOf(judged, unit, id);
    if (maneuver === null || whyNotReady(judged, unit, maneuver) !== null) return [];
    return offersOf(judged, unit, maneuver);
  });
}

function offersOf(judged: Judged, unit: StandingUnit, maneuver: Maneuver): ManeuverOrder[] {
  const order: ManeuverOrder = { type: 'maneuver', unit: unit.id, maneuver: maneuver.id };
  const targets = maneuver.needsTarget ? unitsOf(judged.state, opponentOf(unit.side)) : [null];
  const endsFor = isMoving(maneuver) ? openEnds(judged, unit, maneuver) : null;
  return targets
    .filter((target) => target === null || couldReach(judged, unit, maneuver, target))
    .flatMap((target) => {
      const aimed = target === null ? order : { ...order, target: target.id };
      if (endsFor !== null) return movesOf(judged, unit, maneuver, target, aimed, endsFor(target));
      if (maneuver.area !== undefined && target === null) return areasOf(judged, unit, maneuver, aimed);
      return aimsOf(maneuver, aimed).filter((each) => judgeManeuver(judged, each) === null);
    });
}

/** Whoever is too far away for way and weapon together isn't looked at. */
function couldReach({ book }: Judged, unit: StandingUnit, maneuver: Maneuver, target: StandingUnit): boolean {
  if (maneuver.type === 'grapple_move') return isInRing(unit.position, target.position);
  if (!isMoving(maneuver) || !maneuver.attack) return true;
  const highest = book.rules.highGround?.range ?? 0;
  const { weapon } = profileOf(book, unit.kind);
  const farthest = maneuver.squares[1] + weapon.maximum + Math.max(highest, weapon.weapon.highGroundRange ?? 0);
  return chebyshev(unit.position, target.position) <= farthest;
}

/** The ways are looked for once, not once per destination. */
function movesOf(
  judged: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit | null,
  order: ManeuverOrder,
  ends: Ends,
): ManeuverOrder[] {
  return [...ends.keys()]
    .map((cell) => ({ ...order, to: positionOfCell(judged.state.ground, cell) }))
    .filter((each) => target === null || whyStrikeFails(judged, unit, maneuver, target, each) === null);
}

/** In sight and near enough; everything else was asked when the maneuver was found ready. */
function areasOf(
  { book, state }: Judged,
  unit: StandingUnit,
  { squares: [, farthest] }: Maneuver,
  order: ManeuverOrder,
): ManeuverOrder[] {
  return allPositions(state.ground)
    .filter((to) => chebyshev(unit.position, to) <= farthest)
    .filter((to) => isSamePosition(unit.position, to) || isClear(book, state.ground, unit.position, to))
    .map((to) => ({ ...order, to }));
}

function aimsOf(maneuver: Maneuver, order: ManeuverOrder): ManeuverOrder[] {
  const isDirected = hasEffect(maneuver, 'slide');
  return isDirected ? DIRECTIONS.map((direction) => ({ ...order, direction })) : [order];
}
