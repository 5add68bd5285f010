import type { FieldBook } from '../../skirmish/model/book';
import { findFieldUnit, isStandingUnit } from '../../skirmish/model/state';
import { type FieldLevel, type FieldStrategy, ignoredBy } from '../../skirmish/model/strategy';
import type { FieldObservation } from '../../skirmish/view/observe';
import { FIELD_BUDGETS } from './budgets';
import { lookAheadFor } from './captain/lookAhead';
import { deployment } from './deployment';
import { answerToOffer } from './draws';
import type { FieldDecision, FieldPlayer, OrderReason } from './fieldPlayer';
import { formationOrder } from './formations/formationOrder';
import { choosePlan } from './plans/choosePlan';
import type { UnitPlan } from './plans/plan';
import { placeOfUnit } from './positionScore/place';
import { positionScore } from './positionScore/positionScore';
import { scanOrder } from './scan';
import { noticedBook } from './scene/blinkers';
import { type Judgement, type Scene, sceneOf } from './scene/scene';
import { THRESHOLDS } from './weights';

export interface FieldOpponent {
  readonly level: FieldLevel;
  readonly strategy: FieldStrategy;
  readonly seed: number;
}

/** An opponent of the open field. All it gets is the observation of its side. */
export function createFieldPlayer(book: FieldBook, { level, strategy, seed }: FieldOpponent): FieldPlayer {
  const ignores = ignoredBy(level, book.rules.id);
  const judgement: Judgement = {
    book,
    noticed: noticedBook(book, ignores),
    strategy,
    ignores,
    budget: FIELD_BUDGETS.played,
  };
  return (observation) => {
    if (observation.field.phase === 'deployment') return deployment(observation, seed);
    const answer = answerToOffer(book, observation);
    return answer === null ? decideTurn(judgement, level, observation) : { orders: [answer] };
  };
}

function decideTurn(judgement: Judgement, { lookAhead }: FieldLevel, observation: FieldObservation): FieldDecision {
  const scene = sceneOf(judgement, observation.field, observation.side);
  const first = scanOrder(scene, observation) ?? formationOrder(scene);
  if (first !== null) return { orders: [first] };
  const plan = choosePlan(scene);
  if (plan === null) return { orders: [{ order: { type: 'end' }, reason: { kind: 'end', stays: staysOf(scene) } }] };
  const unit = findFieldUnit(scene.state, plan.unit);
  const hasAnswer = lookAhead !== undefined && scene.enemies.length > 0;
  if (!hasAnswer || unit === null || !isStandingUnit(unit)) return decisionOf(scene, plan, null);
  const { plan: foreseen, worth } = lookAheadFor(scene, unit, lookAhead);
  if (foreseen !== null) return decisionOf(scene, foreseen, worth);
  const reason: OrderReason = {
    kind: 'stay',
    unit: unit.id,
    at: unit.position,
    position: positionScore(scene, placeOfUnit(scene, unit)),
    enough: THRESHOLDS.goodPosition,
    ahead: worth,
  };
  return { orders: [{ order: { type: 'wait', unit: unit.id }, reason }] };
}

function decisionOf(scene: Scene, plan: UnitPlan, ahead: number | null): FieldDecision {
  const unit = findFieldUnit(scene.state, plan.unit);
  const before = unit !== null && isStandingUnit(unit) ? positionScore(scene, placeOfUnit(scene, unit)) : plan.position;
  const { deed, at, position, gain, losses, score } = plan;
  const reason: OrderReason = {
    kind: 'plan',
    unit: plan.unit,
    deed,
    at,
    before,
    after: position,
    gain,
    losses,
    score,
    ahead,
  };
  return { orders: plan.orders.map((order) => ({ order, reason })) };
}

function staysOf(scene: Scene) {
  return scene.own.map((unit) => ({ unit: unit.id, position: positionScore(scene, placeOfUnit(scene, unit)) }));
}
