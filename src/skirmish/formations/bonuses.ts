import type { FormationBonusKind } from '../../core/formations/formation';
import { bonusesOfSlot, type FormationFacts } from '../../core/formations/formationBonuses';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import type { FieldBook } from '../model/book';
import {
  type ActiveFormation,
  type FieldUnit,
  type FormationMember,
  mustFindUnit,
  type SkirmishState,
  type UnitId,
} from '../model/state';

/** From here on the bonuses of a formation that must be intact hold. */
const INTACT = 80;

interface Membership {
  readonly formation: ActiveFormation;
  readonly member: FormationMember;
}

export function membershipOf(state: SkirmishState, unit: UnitId): Membership | null {
  for (const formation of state.formations) {
    const member = formation.members.find((candidate) => candidate.unit === unit);
    if (member !== undefined) return { formation, member };
  }
  return null;
}

export function placeOf({ anchor }: ActiveFormation, { offset }: FormationMember): Position {
  return { x: anchor.x + offset.x, y: anchor.y + offset.y };
}

/** What a unit's formation is worth to it in one respect. Only who stands on its own place has it. */
export function formationBonus(
  book: FieldBook,
  state: SkirmishState,
  unit: FieldUnit,
  kind: FormationBonusKind,
  facts: FormationFacts,
): { readonly source: string; readonly value: number } | null {
  const membership = membershipOf(state, unit.id);
  const part = book.rules.formations;
  if (membership === null || part === undefined || unit.position === null) return null;
  const { formation, member } = membership;
  const definition = lookUp(book.formations, formation.formation);
  const slot = definition?.slots[member.slot ?? member.like];
  if (definition === undefined || slot === undefined) return null;
  if (!isSamePosition(unit.position, placeOf(formation, member))) return null;
  const all: FormationFacts = formation.integrity >= INTACT ? [...facts, 'intact'] : facts;
  const { bonuses: _own, ...place } = slot;
  const value = bonusesOfSlot(definition, member.slot === null ? place : slot, all)
    .filter((bonus) => bonus.kind === kind)
    .reduce((sum, bonus) => sum + Math.trunc(bonus.value / part.divisor), 0);
  return value === 0 ? null : { source: definition.id, value };
}

/** Leadership counts for every member, whoever has it. */
export function leadershipOf(book: FieldBook, state: SkirmishState, unit: FieldUnit): number {
  const membership = membershipOf(state, unit.id);
  if (membership === null) return 0;
  let sum = 0;
  for (const { unit: id } of membership.formation.members) {
    sum += formationBonus(book, state, mustFindUnit(state, id), 'leadership', [])?.value ?? 0;
  }
  return sum;
}
