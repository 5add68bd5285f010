import { playOn } from '../../../kernel/game';
import type { Side } from '../../../kernel/sides';
import { apply } from '../../../skirmish/apply';
import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishEvent } from '../../../skirmish/model/events';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, isStandingUnit, type SkirmishState } from '../../../skirmish/model/state';
import { judge, run } from '../../../skirmish/orders/table';
import { knownTo } from '../../../skirmish/view/knownTo';
import { bestPlanOf } from '../plans/choosePlan';
import { type Judgement, type Scene, sceneOf } from '../scene/scene';

const END: SkirmishOrder = { type: 'end' };

/** A field as a side of an imagined battle knows it: only hidden units are unseen there. */
function seenBy(book: FieldBook, state: SkirmishState, side: Side): SkirmishState {
  const isHiding = state.units.some((unit) => unit.isHidden && unit.side !== side);
  return isHiding ? knownTo(book, state, side) : state;
}

/** Carries orders out in place, by expected values; what has become impossible is left out. */
export function carryOut(book: FieldBook, state: SkirmishState, orders: readonly SkirmishOrder[]): void {
  const side = state.turn;
  for (const order of orders) {
    if (state.phase !== 'battle' || state.turn !== side) return;
    if (judge({ book, state: seenBy(book, state, side), side }, order) !== null) return;
    const events: SkirmishEvent[] = [];
    run(playOn({ book, apply }, state, events), order);
  }
}

/** Plays the rest of the running turn in place, unit by unit, and ends it. */
export function imagineTurn(judgement: Judgement, state: SkirmishState): void {
  const { book } = judgement;
  const side = state.turn;
  let kept: ReturnType<Scene['reaches']> | null = null;
  for (const { id } of state.units.filter((unit) => unit.side === side)) {
    for (let plans = 0; plans < judgement.budget.plansPerUnit; plans++) {
      if (state.phase !== 'battle') return;
      const scene = sceneOf(judgement, seenBy(book, state, side), side, kept);
      const unit = findFieldUnit(scene.state, id);
      if (unit === null || !isStandingUnit(unit) || unit.isWaiting) break;
      const plan = bestPlanOf(scene, unit);
      kept = scene.reaches();
      if (plan === null) break;
      carryOut(book, state, plan.orders);
    }
  }
  if (state.phase === 'battle') carryOut(book, state, [END]);
}
