import { obstructionAt } from '../../../core/forced/forcedMovement';
import { DIRECTIONS, type Direction, getOpposite, STEPS } from '../../../core/geometry/direction';
import { getDirectionTo } from '../../../core/geometry/directionTo';
import { isInRing } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { elevationAt } from '../../../core/ground/elevation';
import { cellAt } from '../../../core/ground/survey';
import { STEEPEST_STEP } from '../../../core/movement/step';
import { opponentOf } from '../../../kernel/sides';
import { attackContext } from '../../../skirmish/attack/attackContext';
import { attackOdds } from '../../../skirmish/attack/odds';
import { entryDamageAt } from '../../../skirmish/ground/fieldSurvey';
import { effectValue, hasEffect, type Maneuver } from '../../../skirmish/model/maneuver';
import { isStandingUnit, type StandingUnit } from '../../../skirmish/model/state';
import { meanFall } from '../../../skirmish/movement/fall';
import { placeOfUnit } from '../positionScore/place';
import { positionScore } from '../positionScore/positionScore';
import { isControlCell, noticedCount, type Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { readyManeuvers } from './maneuvers';
import type { UnitPlan } from './plan';
import { shareOf, worthOfHarm } from './worth';

/** Gripping a neighbour and moving it: what the ground does to it on its way, and the control point that it leaves. */
export function gripsOf(scene: Scene, unit: StandingUnit): UnitPlan[] {
  const grips = readyManeuvers(scene, unit).filter(({ type, attack }) => type === 'grapple_move' && attack);
  if (grips.length === 0) return [];
  const near = scene.enemies.filter(({ position }) => isInRing(position, unit.position));
  return grips.flatMap((maneuver) =>
    near.flatMap((target) =>
      directionsOf(maneuver, unit, target).map((direction) => gripPlan(scene, unit, maneuver, target, direction)),
    ),
  );
}

/** Away from who pushes; anywhere for who drags. */
function directionsOf(maneuver: Maneuver, unit: StandingUnit, target: StandingUnit): readonly Direction[] {
  if (hasEffect(maneuver, 'slide')) return DIRECTIONS;
  return [getOpposite(getDirectionTo(target.position, unit.position))];
}

function gripPlan(
  scene: Scene,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit,
  direction: Direction,
): UnitPlan {
  const isSlid = hasEffect(maneuver, 'slide');
  const squares = effectValue(maneuver, isSlid ? 'slide' : 'push');
  const { end, damage } = forcedAlong(scene, target, direction, squares);
  const manner = { isReaction: false, maneuver };
  const chance = shareOf(attackOdds(attackContext(scene.noticed, scene.state, unit, target, manner)).chance);
  const harm = damage === 0 ? 0 : worthOfHarm(scene, target, damage, damage >= target.health ? 1 : 0);
  const gain = chance * (harm + worthOfLeaving(scene, target.position, end));
  const order = { type: 'maneuver' as const, unit: unit.id, maneuver: maneuver.id, target: target.id };
  return {
    unit: unit.id,
    orders: [isSlid ? { ...order, direction } : order],
    isActing: true,
    deed: { kind: 'grip', target: target.id, maneuver: maneuver.id, chance: 100 * chance, to: end },
    at: unit.position,
    facing: unit.facing,
    stance: unit.stance,
    position: positionScore(scene, placeOfUnit(scene, unit)),
    gain,
    losses: 0,
    score: gain,
  };
}

/** The enemy's count of the control point comes to nothing once it is off it. */
function worthOfLeaving(scene: Scene, from: Position, to: Position): number {
  const { book, side } = scene;
  const isLeft = book.rules.victory.control !== undefined && isControlCell(scene, from) && !isControlCell(scene, to);
  const count = noticedCount(scene, opponentOf(side));
  return isLeft ? PLAN_WEIGHTS.offControl + PLAN_WEIGHTS.offControlCount * count ** 2 : 0;
}

/** Where somebody comes to a stop, and what the known ground does to it on the way. */
function forcedAlong(
  { book, state, survey }: Scene,
  { position, kind }: StandingUnit,
  direction: Direction,
  squares: number,
): { readonly end: Position; readonly damage: number } {
  const step = STEPS[direction];
  const units = state.units.filter(isStandingUnit);
  let [end, damage] = [position, 0];
  for (let moved = 0; moved < squares; moved++) {
    const next = { x: end.x + step.x, y: end.y + step.y };
    if (obstructionAt(survey, units, next.x, next.y) !== null) break;
    const drop = elevationAt(survey, end) - elevationAt(survey, next);
    if (-drop > STEEPEST_STEP) break;
    const pit = cellAt(survey, next.x, next.y).fall;
    damage +=
      entryDamageAt(survey, next) + meanFall(book, kind, pit) + (drop > STEEPEST_STEP ? meanFall(book, kind, drop) : 0);
    end = next;
    if (pit > 0) break;
  }
  return { end, damage };
}
