import { attackContext, PLAIN_ATTACK } from '../../../skirmish/attack/attackContext';
import { attackOdds } from '../../../skirmish/attack/odds';
import type { Stance } from '../../../skirmish/model/rules';
import { findFieldUnit, isStandingUnit, type StandingUnit } from '../../../skirmish/model/state';
import { movementOf } from '../../../skirmish/movement/economy';
import type { PositionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { burstGain } from './burst';
import type { UnitPlan } from './plan';
import { attackGain } from './worth';

/** What a stance is worth for itself: who strikes harder is hit harder. */
const WORTH: Readonly<Partial<Record<Stance, number>>> = { aggressive: -2.5, defensive: 2.5 };
/** Those that a blow is weighed with. */
const FIGHTING: readonly Stance[] = ['aggressive', 'defensive', 'balanced'];

function worthOfStance(stance: Stance): number {
  return WORTH[stance] ?? 0;
}

export function mayTakeStance({ book, ignores }: Scene, { hasBegun, hasTakenStance }: StandingUnit): boolean {
  return book.rules.stances !== undefined && !ignores.has('stances') && !hasBegun && !hasTakenStance;
}

function openStances(scene: Scene, unit: StandingUnit): Stance[] {
  if (!mayTakeStance(scene, unit)) return [];
  return FIGHTING.filter((stance) => stance !== unit.stance && scene.book.rules.stances?.[stance] !== undefined);
}

/** Whoever stands in a stance that changes how far it goes plans from the balanced one, as long as it may take it. */
export function asBalanced(scene: Scene, unit: StandingUnit): StandingUnit {
  const { book, state } = scene;
  const { movement = 0, movementAtMost } = book.rules.stances?.[unit.stance] ?? {};
  if ((movement === 0 && movementAtMost === undefined) || !mayTakeStance(scene, unit)) return unit;
  const balanced = { ...unit, stance: 'balanced' as const };
  return { ...balanced, movement: movementOf(book, state, balanced) };
}

/** The same plan with every other stance that is still open. A maneuver's blow keeps its own odds' shape. */
export function withStances(scene: Scene, unit: StandingUnit, plan: UnitPlan): UnitPlan[] {
  return openStances(scene, unit).map((stance) => {
    const gain = plan.deed.kind === 'strike' ? gainWith(scene, unit, plan, stance) : plan.gain;
    return {
      ...plan,
      orders: [{ type: 'stance', unit: unit.id, stance }, ...plan.orders.filter(({ type }) => type !== 'stance')],
      stance,
      gain,
      score: plan.score + gain - plan.gain + worthOfStance(stance) - worthOfStance(unit.stance),
    };
  });
}

function gainWith(scene: Scene, unit: StandingUnit, plan: UnitPlan, stance: Stance): number {
  const { noticed, state, book, strategy } = scene;
  if (plan.deed.kind !== 'strike') return plan.gain;
  const { target: id, maneuver: name } = plan.deed;
  const target = findFieldUnit(state, id);
  if (target === null || !isStandingUnit(target)) return plan.gain;
  const attacker = { ...unit, position: plan.at, stance };
  const maneuver = name === null ? null : (book.maneuvers[name] ?? null);
  const odds = attackOdds(attackContext(noticed, state, attacker, target, { ...PLAIN_ATTACK, maneuver }));
  const preferred = name !== null && strategy.preferredManeuvers.includes(name) ? PLAN_WEIGHTS.preferredManeuver : 1;
  return (attackGain(scene, target, odds) + burstGain(scene, attacker, target, odds)) * preferred;
}

/** Taking a stance and nothing else. */
export function stancePlansOf(scene: Scene, unit: StandingUnit, position: PositionScore): UnitPlan[] {
  return openStances(scene, unit).map((stance) => ({
    unit: unit.id,
    orders: [{ type: 'stance', unit: unit.id, stance }],
    isActing: false,
    deed: { kind: 'stance', stance },
    at: unit.position,
    facing: unit.facing,
    stance,
    position,
    gain: 0,
    losses: 0,
    score: worthOfStance(stance) - worthOfStance(unit.stance),
  }));
}
