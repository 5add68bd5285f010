import { ORDERS_PER_TURN, type Plan } from './player';
import type { TurnSoFar } from './turnSoFar';

/** A plan whose player says what it thought. */
export type WeighedPlan = Plan & Required<Pick<Plan, 'analysis'>>;

/**
 * Whether a plan is carried out, or only its next order and then the player plans again ("receding horizon"): a beam that
 * starts one order later sees further. The only place that decides it. A win is carried out, and so is a plan that a second look
 * couldn't change, or for which no positions are left of the turn's budget.
 */
export function lookAgain(budget: number, turn: TurnSoFar, plan: WeighedPlan, isExhaustive: boolean): Plan {
  const [next, ...rest] = plan.orders;
  const { wins, nodes: positions } = plan.analysis;
  if (next === undefined || rest.length === 0 || wins || isExhaustive || positions >= budget) return plan;
  return { ...plan, intent: { begun: turn.begun, given: [...turn.given, next], rest, positions } };
}

/** A turn of many looks has no more orders than one of a single plan. */
export function isTooLong({ given }: TurnSoFar, orders: number): boolean {
  return given.length + orders > ORDERS_PER_TURN;
}
