import { DIRECTIONS } from '../../../core/geometry/direction';
import { isKnownFacing } from '../../../skirmish/model/facing';
import type { StandingUnit } from '../../../skirmish/model/state';
import { movementOf } from '../../../skirmish/movement/economy';
import { judge } from '../../../skirmish/orders/table';
import { placeOfUnit } from '../positionScore/place';
import { positionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { lossesOf } from './losses';
import type { Deed, UnitPlan } from './plan';
import { mayTakeStance } from './stances';
import { judgedBy, movesOf, type Way } from './ways';
import { placeWeight } from './worth';

/** Going somewhere for the place alone. */
export function goingsOf(scene: Scene, unit: StandingUnit, ways: readonly Way[], here: number): UnitPlan[] {
  return ways.flatMap((way) => (way.order === null ? [] : [goingPlan(scene, unit, way, here, [way.order])]));
}

function goingPlan(scene: Scene, unit: StandingUnit, way: Way, here: number, orders: UnitPlan['orders']): UnitPlan {
  return {
    unit: unit.id,
    orders,
    isActing: false,
    deed: goingDeed(way),
    at: way.at,
    facing: way.facing,
    stance: unit.stance,
    position: way.position,
    gain: 0,
    losses: way.losses,
    score: placeWeight(scene) * (way.position.total - here) - way.losses,
  };
}

function goingDeed({ order }: Way): Deed {
  if (order?.type === 'maneuver') return { kind: 'go', by: 'maneuver', maneuver: order.maneuver };
  return {
    kind: 'go',
    by: order?.type === 'step' || order?.type === 'disengage' ? order.type : 'move',
    maneuver: null,
  };
}

/** With a stance that moves farther, a unit that strikes nobody comes farther. */
export function farGoingsOf(scene: Scene, unit: StandingUnit, here: number): UnitPlan[] {
  const { book, state } = scene;
  const stance = 'mobile';
  const isFarther = (book.rules.stances?.[stance]?.movement ?? 0) > 0;
  if (!isFarther || !mayTakeStance(scene, unit)) return [];
  const roused = { ...unit, stance } as const;
  const mover = { ...roused, movement: movementOf(book, state, roused) };
  const taken = unit.stance === stance ? [] : [{ type: 'stance', unit: unit.id, stance } as const];
  return movesOf(scene, mover, lossesOf(scene, mover)).flatMap((way) =>
    way.order === null ? [] : [goingPlan(scene, mover, way, here, [...taken, way.order])],
  );
}

/** Turning on the spot. */
export function facesOf(scene: Scene, unit: StandingUnit, here: number): UnitPlan[] {
  const { book, ignores } = scene;
  const rules = book.rules.facing;
  if (rules === undefined || ignores.has('facing')) return [];
  return DIRECTIONS.filter((direction) => direction !== unit.facing && isKnownFacing(rules, direction)).flatMap(
    (direction): UnitPlan[] => {
      const order = { type: 'face' as const, unit: unit.id, direction };
      if (judge(judgedBy(scene), order) !== null) return [];
      const position = positionScore(scene, placeOfUnit(scene, unit, unit.position, direction));
      return [
        {
          unit: unit.id,
          orders: [order],
          isActing: false,
          deed: { kind: 'face', direction },
          at: unit.position,
          facing: direction,
          stance: unit.stance,
          position,
          gain: 0,
          losses: PLAN_WEIGHTS.face,
          score: placeWeight(scene) * (position.total - here) - PLAN_WEIGHTS.face,
        },
      ];
    },
  );
}
