import { cellNumber, orthogonalNeighbours } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { WALL, wallAt, withoutCellOf } from '../../../skirmish/ground/obstacles';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { hasAbility, profileOf } from '../../../skirmish/model/profile';
import type { FieldGround, StandingUnit } from '../../../skirmish/model/state';
import { findWays } from '../../../skirmish/movement/findWays';
import { judge } from '../../../skirmish/orders/table';
import { placeOfUnit } from '../positionScore/place';
import { positionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { readyManeuvers } from './maneuvers';
import type { Deed, UnitPlan } from './plan';
import { isWorthSheltering, placesToObscure, shelterGain } from './shelter';
import { judgedBy } from './ways';

/** What changes the ground from where a unit stands: walls, holes in walls, smoke. Imagined turns leave it out. */
export function worksOf(scene: Scene, unit: StandingUnit): UnitPlan[] {
  if (!scene.budget.hasMovingManeuvers || unit.actions < 1) return [];
  return [...wallsOf(scene, unit), ...holesOf(scene, unit), ...cloudsOf(scene, unit)];
}

function workPlan(scene: Scene, unit: StandingUnit, order: SkirmishOrder, deed: Deed, gain: number): UnitPlan[] {
  if (gain <= 0 || judge(judgedBy(scene), order) !== null) return [];
  const position = positionScore(scene, placeOfUnit(scene, unit));
  const { position: at, facing, stance } = unit;
  return [
    {
      unit: unit.id,
      orders: [order],
      isActing: true,
      deed,
      at,
      facing,
      stance,
      position,
      gain,
      losses: 0,
      score: gain,
    },
  ];
}

/** A wall between shooters and whom they could shoot. */
function wallsOf(scene: Scene, unit: StandingUnit): UnitPlan[] {
  const { book, state } = scene;
  if (!hasAbility(profileOf(book, unit.kind).kind, 'build') || !isWorthSheltering(scene)) return [];
  return orthogonalNeighbours(state.ground, unit.position).flatMap((at) => {
    const wall = { id: 'planned', kind: WALL, positions: [at] };
    const ground = { ...state.ground, obstacles: [...state.ground.obstacles, wall] };
    const order = { type: 'build', unit: unit.id, at } as const;
    return workPlan(scene, unit, order, { kind: 'work', by: 'build', place: at }, shelterGain(scene, ground, unit));
  });
}

/** A hole in a wall that makes ways shorter. */
function holesOf(scene: Scene, unit: StandingUnit): UnitPlan[] {
  const { book, state } = scene;
  if (!hasAbility(profileOf(book, unit.kind).kind, 'demolish')) return [];
  return orthogonalNeighbours(state.ground, unit.position).flatMap((at) => {
    const wall = wallAt(state.ground, at);
    if (wall === null) return [];
    const ground = withoutCellOf(state.ground, wall.id, at);
    const order = { type: 'demolish', unit: unit.id, at } as const;
    const gain = PLAN_WEIGHTS.shorterWay * cellsSaved(scene, ground);
    return workPlan(scene, unit, order, { kind: 'work', by: 'demolish', place: at }, gain);
  });
}

/** Ways longer than this are as good as none. */
const FARTHEST = 24;

/** How much shorter the ways of the own units to the enemy become; with none known, to the control point. */
function cellsSaved(scene: Scene, ground: FieldGround): number {
  return scene.own.reduce(
    (sum, unit) => sum + wayLength(scene, unit, scene.state.ground) - wayLength(scene, unit, ground),
    0,
  );
}

function wayLength({ book, state, enemies }: Scene, unit: StandingUnit, ground: FieldGround): number {
  const goals =
    enemies.length > 0 ? enemies.flatMap(({ position }) => orthogonalNeighbours(ground, position)) : state.control;
  const ways = findWays(book, { ...state, ground }, unit, FARTHEST);
  const costs = goals.map(({ x, y }: Position) => ways.costTo(cellNumber(ground, x, y)) ?? FARTHEST);
  return Math.min(FARTHEST, ...costs);
}

/** Smoke over those who could be shot, or over those who shoot. */
function cloudsOf(scene: Scene, unit: StandingUnit): UnitPlan[] {
  const { state } = scene;
  const clouds = readyManeuvers(scene, unit).filter(({ area }) => area?.obscures === true);
  if (clouds.length === 0 || !isWorthSheltering(scene)) return [];
  return clouds.flatMap((maneuver) =>
    placesToObscure(scene).flatMap((to) => {
      if (maneuver.area === undefined) return [];
      const area = { ...maneuver.area, id: state.nextArea, at: to };
      const ground = { ...state.ground, areas: [...state.ground.areas, area] };
      const order = { type: 'maneuver', unit: unit.id, maneuver: maneuver.id, to } as const;
      const deed = { kind: 'cloud', maneuver: maneuver.id, place: to } as const;
      return workPlan(scene, unit, order, deed, shelterGain(scene, ground, unit));
    }),
  );
}
