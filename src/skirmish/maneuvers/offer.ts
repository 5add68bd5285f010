import { DIRECTIONS } from '../../core/geometry/direction';
import { positionOfCell } from '../../core/geometry/grid';
import { opponentOf } from '../../kernel/sides';
import { hasEffect, type Maneuver } from '../model/maneuver';
import type { ManeuverOrder, SkirmishOrder } from '../model/orders';
import { type StandingUnit, unitsOf } from '../model/state';
import type { Judged } from '../orders/judged';
import { endsOf } from './ends';
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
  return targets.flatMap((target) => {
    const aimed = target === null ? order : { ...order, target: target.id };
    if (isMoving(maneuver)) return movesOf(judged, unit, maneuver, target, aimed);
    return placesOf(judged, maneuver, aimed).filter((each) => judgeManeuver(judged, each) === null);
  });
}

/** The ways are looked for once, not once per destination. */
function movesOf(
  judged: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit | null,
  order: ManeuverOrder,
): ManeuverOrder[] {
  const ends = [...endsOf(judged, unit, maneuver, target).keys()];
  return ends
    .map((cell) => ({ ...order, to: positionOfCell(judged.state.ground, cell) }))
    .filter((each) => target === null || whyStrikeFails(judged, unit, maneuver, target, each) === null);
}

function placesOf({ state }: Judged, maneuver: Maneuver, order: ManeuverOrder): ManeuverOrder[] {
  if (maneuver.area !== undefined) {
    return state.ground.terrain.map((_, cell) => ({ ...order, to: positionOfCell(state.ground, cell) }));
  }
  const isDirected = hasEffect(maneuver, 'slide');
  return isDirected ? DIRECTIONS.map((direction) => ({ ...order, direction })) : [order];
}
