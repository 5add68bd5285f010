import { PLAIN_ATTACK } from '../../../skirmish/attack/attackContext';
import type { SkirmishState, StandingUnit } from '../../../skirmish/model/state';
import { whyTargetFails } from '../../../skirmish/orders/attack';
import { judge } from '../../../skirmish/orders/table';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS, THRESHOLDS } from '../weights';
import { byScore, type UnitPlan } from './plan';
import { plansOf, type UnitOptions } from './plansOf';
import { judgedBy } from './ways';

/** The best plan of all units; null when none is worth carrying out. */
export function choosePlan(scene: Scene): UnitPlan | null {
  const isListed = scene.ignores.has('planOrder');
  let best: UnitPlan | null = null;
  for (const unit of scene.own) {
    const plan = unit.isWaiting ? null : bestPlanOf(scene, unit);
    if (plan === null) continue;
    if (isListed) return plan;
    if (best === null || isBefore(plan, best)) best = plan;
  }
  return best;
}

/** Who strikes acts first. */
function isBefore(plan: UnitPlan, other: UnitPlan): boolean {
  const urgency = ({ score, isActing }: UnitPlan) => score + (isActing ? PLAN_WEIGHTS.actsFirst : 0);
  const difference = urgency(plan) - urgency(other);
  return difference > 0 || (difference === 0 && byScore({ ...plan, score: 0 }, { ...other, score: 0 }) < 0);
}

export function bestPlanOf(scene: Scene, unit: StandingUnit): UnitPlan | null {
  return bestOf(scene, plansOf(scene, unit));
}

function bestOf(scene: Scene, { acting, moving }: UnitOptions): UnitPlan | null {
  const [deed] = carriable(scene, acting, 1);
  const [going] = carriable(scene, moving, 1);
  if (deed === undefined || going === undefined) return deed ?? going ?? null;
  return byScore(deed, going) <= 0 ? deed : going;
}

/** The first so many that the rules allow and that are worth it. */
export function carriable(
  scene: Scene,
  plans: readonly UnitPlan[],
  count: number,
  least: number = THRESHOLDS.leastPlan,
): UnitPlan[] {
  const found: UnitPlan[] = [];
  for (const plan of plans) {
    if (plan.score <= least || found.length >= count) break;
    if (isLegal(scene, plan)) found.push(plan);
  }
  return found;
}

/** The first order by the judge; a blow after a way from where it is struck. */
function isLegal(scene: Scene, { orders, unit, at, facing, stance }: UnitPlan): boolean {
  const judged = judgedBy(scene);
  const [first, ...rest] = orders;
  if (first === undefined || judge(judged, first) !== null) return false;
  return rest.every((order) => {
    if (order.type !== 'attack') return true;
    const units = scene.state.units.map((other) =>
      other.id === unit ? { ...other, position: at, facing, stance } : other,
    );
    const state: SkirmishState = { ...scene.state, units };
    const attacker = units.find(({ id }) => id === unit) as StandingUnit;
    return whyTargetFails({ ...judged, state }, attacker, order.target, PLAIN_ATTACK) === null;
  });
}
