import type { Modifier } from '../arithmetic/modifiers';
import type { Formation, FormationBonusKind, FormationCondition, FormationSlot, RoleBonus } from './formation';

/** The facts of the moment; a condition that isn't named doesn't hold. */
export type FormationFacts = readonly FormationCondition[];

/** All bonuses of one slot that hold now: its role's own, then the formation's. */
export function bonusesOfSlot(formation: Formation, slot: FormationSlot, facts: FormationFacts): RoleBonus[] {
  const shared = formation.bonuses.filter((bonus) => bonus.appliesTo.includes(slot.role));
  return [...(slot.bonuses ?? []), ...shared].filter((bonus) => holds(bonus, facts));
}

/** The bonuses of one kind as modifiers of an attack, named after the formation. */
export function formationModifiers(
  formation: Formation,
  slot: FormationSlot,
  kind: FormationBonusKind,
  facts: FormationFacts,
): Modifier[] {
  return bonusesOfSlot(formation, slot, facts)
    .filter((bonus) => bonus.kind === kind)
    .map((bonus) => ({ source: formation.id, value: bonus.value }));
}

function holds(bonus: RoleBonus, facts: FormationFacts): boolean {
  return (bonus.conditions ?? []).every((condition) => facts.includes(condition));
}
