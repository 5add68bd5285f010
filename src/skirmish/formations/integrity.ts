import { facesAlong } from '../../core/formations/detection';
import { isInRing } from '../../core/geometry/grid';
import { isSamePosition } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import type { FieldBook, FieldFormation } from '../model/book';
import type { DisruptionCause } from '../model/events';
import type { SkirmishPlay } from '../model/play';
import {
  type ActiveFormation,
  type FormationMember,
  findFieldUnit,
  type SkirmishState,
  type UnitId,
} from '../model/state';
import { placeOf } from './bonuses';

const ON_PLACE = 100;
const TURNED_AWAY = 60;
const BESIDE = 50;
/** Below it a formation is gone. */
export const LEAST_INTEGRITY = 50;

/** Looks after the formations of these units, of everybody if none are named. */
export function checkFormations(play: SkirmishPlay, units?: readonly UnitId[]): void {
  for (const formation of play.state.formations) {
    const isAsked = units === undefined || formation.members.some(({ unit }) => units.includes(unit));
    if (isAsked) checkFormation(play, formation);
  }
}

function checkFormation(play: SkirmishPlay, formation: ActiveFormation): void {
  const { book, state } = play;
  const integrity = integrityOf(book, state, formation);
  const isLeaderLost = hasLostLeader(book, state, formation);
  if (integrity >= LEAST_INTEGRITY && !isLeaderLost) {
    if (integrity !== formation.integrity) play.emit({ type: 'formationChecked', id: formation.id, integrity });
    return;
  }
  const causes = causesOf(book, state, formation);
  play.emit({
    type: 'formationDisrupted',
    id: formation.id,
    causes: isLeaderLost ? [...causes, 'leader_lost'] : causes,
  });
}

/** The mean over the members at establishment, rounded down. */
export function integrityOf(book: FieldBook, state: SkirmishState, formation: ActiveFormation): number {
  const definition = lookUp(book.formations, formation.formation);
  const sum = formation.members.reduce((all, member) => all + worthOf(state, formation, member, definition), 0);
  return Math.floor(sum / formation.members.length);
}

function worthOf(
  state: SkirmishState,
  formation: ActiveFormation,
  member: FormationMember,
  definition: FieldFormation | undefined,
): number {
  const unit = findFieldUnit(state, member.unit);
  if (unit === null || unit.position === null) return 0;
  const place = placeOf(formation, member);
  if (!isSamePosition(unit.position, place)) return isInRing(unit.position, place) ? BESIDE : 0;
  const slot = member.slot === null ? undefined : definition?.slots[member.slot];
  return slot === undefined || facesAlong(slot, unit.facing, formation.facing) ? ON_PLACE : TURNED_AWAY;
}

function hasLostLeader(book: FieldBook, state: SkirmishState, formation: ActiveFormation): boolean {
  const definition = lookUp(book.formations, formation.formation);
  if (definition === undefined || !definition.needsLeader) return false;
  return formation.members.some(({ unit, slot }) => {
    const isLeader = slot !== null && definition.slots[slot]?.role === 'leader';
    return isLeader && findFieldUnit(state, unit)?.position == null;
  });
}

function causesOf(book: FieldBook, state: SkirmishState, formation: ActiveFormation): DisruptionCause[] {
  const definition = lookUp(book.formations, formation.formation);
  const causes = new Set<DisruptionCause>();
  for (const member of formation.members) {
    const worth = worthOf(state, formation, member, definition);
    if (findFieldUnit(state, member.unit)?.position == null) causes.add('member_fell');
    else if (worth === TURNED_AWAY) causes.add('wrong_facing');
    else if (worth < ON_PLACE) causes.add('out_of_place');
  }
  return [...causes].sort();
}
