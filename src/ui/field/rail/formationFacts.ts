import type { RoleBonus } from '../../../core/formations/formation';
import { FORMATION_CONDITIONS, type FormationRole } from '../../../core/formations/formation';
import { bonusesOfSlot } from '../../../core/formations/formationBonuses';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { lookUp } from '../../../kernel/dispatch';
import { placeOf } from '../../../skirmish/formations/bonuses';
import { integrityOf } from '../../../skirmish/formations/integrity';
import type { FieldBook, FieldFormation, FieldSlot } from '../../../skirmish/model/book';
import type { DisruptionCause } from '../../../skirmish/model/events';
import { type ActiveFormation, type FieldUnit, findFieldUnit, type SkirmishState } from '../../../skirmish/model/state';
import type { FieldSpeak } from '../../../words/field/narrator';

export interface MemberFacts {
  readonly id: string;
  readonly unit: FieldUnit | null;
  readonly role: FormationRole;
  readonly place: Position;
  /** What is wrong with it; null when it is in place. */
  readonly fault: DisruptionCause | null;
  readonly slot: FieldSlot;
}

const WHOLE = 100;

/** Everybody of a formation, and who weakens it. A member alone is asked for its integrity, so the rule stands once. */
export function membersOf(book: FieldBook, field: SkirmishState, formation: ActiveFormation): readonly MemberFacts[] {
  const definition = lookUp(book.formations, formation.formation);
  return formation.members.flatMap((member) => {
    const slot = definition?.slots[member.slot ?? member.like];
    if (slot === undefined) return [];
    const unit = findFieldUnit(field, member.unit);
    const place = placeOf(formation, member);
    const worth = integrityOf(book, field, { ...formation, members: [member] });
    return [{ id: member.unit, unit, role: slot.role, place, slot, fault: faultOf(unit, place, worth) }];
  });
}

function faultOf(unit: FieldUnit | null, place: Position, worth: number): DisruptionCause | null {
  if (unit === null || unit.position === null) return 'member_fell';
  if (worth === WHOLE) return null;
  return isSamePosition(unit.position, place) ? 'wrong_facing' : 'out_of_place';
}

/** What a place gives to whoever fills it, conditions and all. */
export function slotBonuses(definition: FieldFormation, slot: FieldSlot): readonly RoleBonus[] {
  return bonusesOfSlot(definition, slot, FORMATION_CONDITIONS);
}

/** "defence +8, defence +10 with a shield, against the front". */
export function bonusWords(speak: FieldSpeak, bonuses: readonly RoleBonus[], divisor: number): string {
  return bonuses
    .map(({ kind, value, conditions = [] }) => ({ kind, conditions, value: Math.trunc(value / divisor) }))
    .filter(({ value }) => value !== 0)
    .map(({ kind, value, conditions }) => {
      const when = conditions.map((condition) => speak(`rail.condition.${condition}`)).join(' ');
      return [speak(`rail.bonus.${kind}`, { value }), when].filter((part) => part !== '').join(' ');
    })
    .join(', ');
}
