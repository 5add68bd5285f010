import { positionOfCell } from '../../../core/geometry/grid';
import { chebyshev } from '../../../core/geometry/position';
import { endsOf } from '../../../skirmish/maneuvers/ends';
import { isMoving, maneuverOf, whyNotReady } from '../../../skirmish/maneuvers/judge';
import { hasEffect, type Maneuver } from '../../../skirmish/model/maneuver';
import { profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { type Losses, lossesOf } from './losses';
import type { UnitPlan } from './plan';
import { isHarmless, isInReach, strikePlan } from './strikes';
import { judgedBy, scoredWay, type Way } from './ways';

/** The maneuvers that a unit may use now, if its profile cares for any. */
export function readyManeuvers(scene: Scene, unit: StandingUnit): Maneuver[] {
  const { book, strategy, ignores } = scene;
  if (!strategy.usesTacticalManeuvers || ignores.has('maneuvers')) return [];
  const judged = judgedBy(scene);
  return (book.rules.maneuvers ?? [])
    .map((id) => maneuverOf(judged, unit, id))
    .filter((maneuver) => maneuver !== null)
    .filter((maneuver) => whyNotReady(judged, unit, maneuver) === null);
}

/** Blows at the end of a maneuver. */
export function maneuverStrikesOf(scene: Scene, unit: StandingUnit, here: number): UnitPlan[] {
  const maneuvers = readyManeuvers(scene, unit).filter((maneuver) => maneuver.attack && isMoving(maneuver));
  if (maneuvers.length === 0 || isHarmless(scene, unit)) return [];
  const losses = lossesOf(scene, unit);
  return maneuvers.flatMap((maneuver) =>
    scene.enemies
      .filter((target) => isNearEnough(scene, unit, maneuver, target))
      .flatMap((target) => strikesAt(scene, unit, maneuver, target, losses, here)),
  );
}

function isNearEnough({ book }: Scene, unit: StandingUnit, { squares }: Maneuver, target: StandingUnit): boolean {
  const { weapon } = profileOf(book, unit.kind);
  return chebyshev(unit.position, target.position) <= squares[1] + weapon.maximum;
}

function strikesAt(
  scene: Scene,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit,
  losses: Losses,
  here: number,
): UnitPlan[] {
  const percent = scene.strategy.preferredManeuvers.includes(maneuver.id) ? 100 * PLAN_WEIGHTS.preferredManeuver : 100;
  return endsBy(scene, unit, maneuver, target, losses, (at) => isInReach(scene, unit, at, target))
    .slice(0, scene.budget.cellsPerTarget)
    .map((way) => {
      const orders = way.order === null ? [] : [way.order];
      return strikePlan(scene, unit, way, target, here, { manner: { isReaction: false, maneuver }, orders, percent });
    });
}

/** Where maneuvers without a blow lead. */
export function maneuverWaysOf(scene: Scene, unit: StandingUnit): Way[] {
  if (!scene.budget.hasMovingManeuvers) return [];
  const maneuvers = readyManeuvers(scene, unit).filter((maneuver) => !maneuver.attack && isMoving(maneuver));
  if (maneuvers.length === 0) return [];
  const losses = lossesOf(scene, unit);
  return maneuvers.flatMap((maneuver) => endsBy(scene, unit, maneuver, null, losses, () => true));
}

/** The ends of a maneuver, the best placed first. */
function endsBy(
  scene: Scene,
  unit: StandingUnit,
  maneuver: Maneuver,
  target: StandingUnit | null,
  losses: Losses,
  suits: (at: Way['at']) => boolean,
): Way[] {
  const isStruck = !hasEffect(maneuver, 'no_opportunity_attacks');
  const keepsFacing = hasEffect(maneuver, 'keeps_facing') || maneuver.type === 'teleport';
  const ways: Way[] = [];
  for (const [cell, path] of endsOf(judgedBy(scene), unit, maneuver, target)) {
    const to = positionOfCell(scene.state.ground, cell);
    if (!suits(to)) continue;
    const order = {
      type: 'maneuver' as const,
      unit: unit.id,
      maneuver: maneuver.id,
      to,
      ...(target !== null && { target: target.id }),
    };
    const lost = losses.ofGround(path) - losses.ofStaying + (isStruck ? losses.ofReactions(path) : 0);
    const way = { order, actions: unit.actions - maneuver.actions, losses: lost };
    ways.push(scoredWay(scene, unit, path, keepsFacing ? { ...way, facing: unit.facing } : way));
  }
  return ways.sort((a, b) => b.position.total - b.losses - (a.position.total - a.losses));
}
