import { opponentOf } from '../../../kernel/sides';
import type { AttackOdds } from '../../../skirmish/model/odds';
import { profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import { isControlCell, noticedCount, type Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';

export function shareOf({ numerator, denominator }: AttackOdds['kill']): number {
  return numerator / denominator;
}

/** What it is worth to take so much of a unit's health, with this chance to fell it; losses are reckoned alike. */
export function worthOfHarm({ book, ignores }: Scene, unit: StandingUnit, damage: number, kill: number): number {
  const { fullHealth, kind } = profileOf(book, unit.kind);
  const felling = ignores.has('kills') ? 0 : PLAN_WEIGHTS.kill * kill;
  const taken = (PLAN_WEIGHTS.damage * Math.min(damage, unit.health)) / fullHealth + felling;
  const lost = ignores.has('wounded') ? 0 : 1 - unit.health / fullHealth;
  return taken * (kind.cost / PLAN_WEIGHTS.costUnit) * (1 + PLAN_WEIGHTS.wounded * lost);
}

/** What is certain to happen to a unit. */
export function worthOfDamage(scene: Scene, unit: StandingUnit, damage: number): number {
  return damage === 0 ? 0 : worthOfHarm(scene, unit, damage, damage >= unit.health ? 1 : 0);
}

/** The gain of an attack: harm, wounded and important targets, and who holds the control point. */
export function attackGain(scene: Scene, target: StandingUnit, { expected, kill }: AttackOdds): number {
  const { book, strategy, side } = scene;
  const seer = strategy.focusesPriorityTargets ? scene : { ...scene, ignores: WITHOUT_WOUNDED };
  const harm = worthOfHarm(seer, target, expected, shareOf(kill));
  const { traits } = profileOf(book, target.kind);
  const isPriority = strategy.focusesPriorityTargets && (traits.has('healer') || traits.has('leads'));
  const count = noticedCount(scene, opponentOf(side));
  const isHolding = book.rules.victory.control !== undefined && isControlCell(scene, target.position);
  const holding = isHolding ? PLAN_WEIGHTS.onControl + PLAN_WEIGHTS.perControlCount * count : 1;
  return harm * (isPriority ? PLAN_WEIGHTS.priority : 1) * holding;
}

const WITHOUT_WOUNDED: Scene['ignores'] = new Set(['wounded']);

export function healGain({ book }: Scene, patient: StandingUnit, amount: number): number {
  const { fullHealth, kind } = profileOf(book, patient.kind);
  const healed = Math.min(amount, fullHealth - patient.health);
  return ((PLAN_WEIGHTS.heal * healed) / fullHealth) * (kind.cost / PLAN_WEIGHTS.costUnit);
}

/** How much a better place is worth to a profile. */
export function placeWeight({ strategy, ignores }: Scene): number {
  const weight = strategy.sacrificesPositionForDamage ? PLAN_WEIGHTS.carelessPosition : PLAN_WEIGHTS.position;
  return ignores.has('position') ? weight / 2 : weight;
}
