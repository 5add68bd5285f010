import { cloneSkirmish, type StandingUnit } from '../../../skirmish/model/state';
import type { LookAhead } from '../../../skirmish/model/strategy';
import { FIELD_BUDGETS } from '../budgets';
import { carriable } from '../plans/choosePlan';
import type { UnitPlan } from '../plans/plan';
import { plansOf } from '../plans/plansOf';
import type { Scene } from '../scene/scene';
import { THRESHOLDS } from '../weights';
import { carryOut, imagineTurn } from './imagine';
import { standingOf } from './standing';

/** Staying is a plan, too: null. */
export interface Foreseen {
  readonly plan: UnitPlan | null;
  readonly worth: number;
}

const TURNS_EACH = 2;

/** The best of a unit's plans, each played on through the own turn and the enemy's answer. */
export function lookAheadFor(scene: Scene, unit: StandingUnit, lookAhead: LookAhead): Foreseen {
  const { acting, moving } = plansOf(scene, unit);
  const plans: (UnitPlan | null)[] = [
    ...carriable(scene, acting, lookAhead.actingPlans, THRESHOLDS.leastPlan),
    ...carriable(scene, moving, lookAhead.movingPlans, THRESHOLDS.leastPlan),
  ].slice(0, FIELD_BUDGETS.imaginedTurns / TURNS_EACH - 1);
  let best: Foreseen | null = null;
  for (const plan of [...plans, null]) {
    const worth = foresee(scene, unit, plan, lookAhead);
    if (best === null || worth > best.worth) best = { plan, worth };
  }
  return best ?? { plan: null, worth: 0 };
}

function foresee(scene: Scene, unit: StandingUnit, plan: UnitPlan | null, lookAhead: LookAhead): number {
  const { book, side } = scene;
  const state = cloneSkirmish(scene.state);
  if (plan === null) carryOut(book, state, [{ type: 'wait', unit: unit.id }]);
  else carryOut(book, state, plan.orders);
  for (let turn = 0; turn < TURNS_EACH && state.phase === 'battle'; turn++)
    imagineTurn({ ...scene, budget: FIELD_BUDGETS.imagined }, state);
  return standingOf(book, state, side, lookAhead) + ((plan?.score ?? 0) * lookAhead.planPercent) / 100;
}
