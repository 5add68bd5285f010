import { isSamePosition } from '../../../core/geometry/position';
import { membershipOf, placeOf } from '../../../skirmish/formations/bonuses';
import type { StandingUnit } from '../../../skirmish/model/state';
import { movementLeft } from '../../../skirmish/movement/economy';
import { placeOfUnit } from '../positionScore/place';
import { type PositionScore, positionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS, THRESHOLDS } from '../weights';
import { facesOf, farGoingsOf, goingsOf } from './goings';
import { gripsOf } from './grips';
import { helpOf } from './help';
import { maneuverStrikesOf, maneuverWaysOf } from './maneuvers';
import { byScore, type UnitPlan } from './plan';
import { shelterPlansOf } from './shelterStances';
import { asBalanced, stancePlansOf, withStances } from './stances';
import { strikesOf } from './strikes';
import { waysOf } from './ways';
import { worksOf } from './works';

/** Everything that a unit could do next, the best first, and how good it is where it stands. */
export interface UnitOptions {
  readonly here: PositionScore;
  readonly acting: readonly UnitPlan[];
  /** None where the unit stands well enough: document 000. */
  readonly moving: readonly UnitPlan[];
}

export function plansOf(scene: Scene, unit: StandingUnit): UnitOptions {
  const here = positionScore(scene, placeOfUnit(scene, unit));
  if (!canStillDoSomething(scene, unit)) return { here, acting: [], moving: [] };
  const doer = asBalanced(scene, unit);
  const ways = waysOf(scene, doer);
  const acting = [
    ...strikesOf(scene, doer, ways, here.total),
    ...helpOf(scene, doer, ways, here.total),
    ...maneuverStrikesOf(scene, doer, here.total),
    ...gripsOf(scene, doer),
    ...worksOf(scene, doer),
  ];
  const isSettled = here.total >= THRESHOLDS.goodPosition;
  const moving = isSettled
    ? []
    : [
        ...goingsOf(scene, doer, [...ways, ...maneuverWaysOf(scene, doer)], here.total),
        ...facesOf(scene, unit, here.total),
        ...(acting.length === 0 ? farGoingsOf(scene, unit, here.total) : []),
      ];
  return {
    here,
    acting: ranked(scene, unit, acting),
    moving: isSettled
      ? shelterPlansOf(scene, unit, here)
      : ranked(scene, unit, moving, [...stancePlansOf(scene, unit, here), ...shelterPlansOf(scene, unit, here)]),
  };
}

function canStillDoSomething({ book, state }: Scene, unit: StandingUnit): boolean {
  return unit.actions > 0 || unit.steps > 0 || movementLeft(book, state, unit) > 0 || !unit.hasTakenStance;
}

/** The best few are tried with other stances, too. */
function ranked(
  scene: Scene,
  unit: StandingUnit,
  plans: readonly UnitPlan[],
  more: readonly UnitPlan[] = [],
): UnitPlan[] {
  const doer = asBalanced(scene, unit);
  const sorted = plans.map((plan) => inStance(unit, heldBack(scene, unit, plan))).sort(byScore);
  const varied = sorted
    .slice(0, scene.budget.plansWithStances)
    .filter(({ stance }) => stance === doer.stance)
    .flatMap((plan) => withStances(scene, unit, plan));
  return varied.length + more.length === 0 ? sorted : [...sorted, ...varied, ...more].sort(byScore);
}

/** What was planned from another stance begins with taking it. */
function inStance(unit: StandingUnit, plan: UnitPlan): UnitPlan {
  const { stance, orders } = plan;
  if (stance === unit.stance || orders[0]?.type === 'stance') return plan;
  return { ...plan, orders: [{ type: 'stance', unit: unit.id, stance }, ...orders] };
}

/** A member of a formation doesn't leave its place for little. */
function heldBack({ state, strategy }: Scene, unit: StandingUnit, plan: UnitPlan): UnitPlan {
  const membership = strategy.maintainsFormations ? membershipOf(state, unit.id) : null;
  if (membership === null) return plan;
  const place = placeOf(membership.formation, membership.member);
  const isLeaving = isSamePosition(unit.position, place) && !isSamePosition(plan.at, place);
  return isLeaving ? { ...plan, score: plan.score - PLAN_WEIGHTS.leavesFormation } : plan;
}
