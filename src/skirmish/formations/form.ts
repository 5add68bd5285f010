import { cellNumber, isInside } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import { accepted, type Result, refused } from '../../kernel/result';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { type FormationMember, mustFindUnit, type StandingUnit } from '../model/state';
import { openMove } from '../movement/economy';
import { MOVE, walk } from '../movement/walk';
import { type Judged, ownUnit, whyOffBoard } from '../orders/judged';
import { updateKnowledge } from '../sight/updateKnowledge';
import { knownTo } from '../view/knownTo';
import { assignSlots, type Laying } from './assign';
import { membershipOf } from './bonuses';
import { checkFormations } from './integrity';
import { pathToPlace } from './memberPaths';

const FACINGS: readonly string[] = ['north', 'east', 'south', 'west'];

/** Who goes where by which way, in slot order. */
interface FormationPlan {
  readonly laying: Laying;
  readonly members: readonly FormationMember[];
  readonly paths: readonly { readonly unit: string; readonly path: readonly Position[] }[];
}

export function judgeForm(judged: Judged, order: OrderOf<'form'>): SkirmishRefusal | null {
  const plan = planFormation(judged, order);
  return plan.ok ? null : plan.refusal;
}

/** Plans on what is known: all or nothing. */
function planFormation(judged: Judged, order: OrderOf<'form'>): Result<FormationPlan, SkirmishRefusal> {
  const laying = layingOf(judged, order);
  if (!laying.ok) return laying;
  const members = assignSlots(judged, laying.value, order.slots);
  if (members === null) return refused(refusal('role_assignment_failed'));
  const blocked = members
    .map((member) => placeOfMember(laying.value, member))
    .find((at) => isBlocked(judged, laying.value, at));
  if (blocked !== undefined) return refused(refusal('position_blocked', { blockedPosition: blocked }));
  const paths: FormationPlan['paths'][number][] = [];
  for (const member of members.filter(({ slot }) => slot !== null)) {
    const unit = laying.value.members.find(({ id }) => id === member.unit) as StandingUnit;
    const path = pathToPlace(judged, unit, placeOfMember(laying.value, member));
    if (path === null) return refused(refusal('character_movement_failed', { failedCharacter: unit.id }));
    paths.push({ unit: unit.id, path });
  }
  return accepted({ laying: laying.value, members, paths });
}

function layingOf(judged: Judged, order: OrderOf<'form'>): Result<Laying, SkirmishRefusal> {
  const { book, state, side } = judged;
  const part = book.rules.formations;
  if (part === undefined) return refused(refusal('NOT_IN_RULES'));
  const { anchor, facing } = order;
  if (!part.ids.includes(order.formation)) return refused(refusal('formation_not_found'));
  const formation = lookUp(book.formations, order.formation);
  if (formation === undefined) return refused(refusal('formation_definition_missing'));
  const offBoard = whyOffBoard(judged, anchor);
  if (!FACINGS.includes(facing) || new Set(order.members).size !== order.members.length) {
    return refused(refusal('invalid_parameters'));
  }
  if (offBoard !== null) return refused(offBoard);
  const members: StandingUnit[] = [];
  for (const id of order.members) {
    const unit = ownUnit(judged, id);
    if (unit === null) return refused(refusal('character_not_found'));
    if (membershipOf(state, id) !== null) return refused(refusal('ALREADY_FORMED'));
    members.push(unit);
  }
  const { minimum, maximum } = formation;
  if (members.length < minimum || members.length > maximum) {
    return refused(refusal('invalid_party_size', { requiredMin: minimum, requiredMax: maximum }));
  }
  if (state.hasFormed[side]) return refused(refusal('ALREADY_FORMED'));
  return accepted({ formation, anchor, facing, members });
}

function placeOfMember({ anchor }: Laying, { offset }: FormationMember): Position {
  return { x: anchor.x + offset.x, y: anchor.y + offset.y };
}

/** On the board, not blocking, free or a member's. */
function isBlocked({ book, state }: Judged, { members }: Laying, at: Position): boolean {
  if (!isInside(state.ground, at.x, at.y)) return true;
  if (fieldSurvey(book, state.ground).cells[cellNumber(state.ground, at.x, at.y)]?.blocksMovement === true) return true;
  return state.units.some(
    ({ id, position }) =>
      position !== null && isSamePosition(position, at) && !members.some((member) => member.id === id),
  );
}

/** Something unseen may stop a member: then who has moved has moved, and no formation comes about. */
export function runForm(play: SkirmishPlay, order: OrderOf<'form'>): void {
  const { book, state } = play;
  const side = state.turn;
  const plan = planFormation({ book, state: knownTo(book, state, side), side }, order);
  if (!plan.ok) throw new Error(`an order that was judged: ${plan.refusal.code}`);
  const { laying, members, paths } = plan.value;
  for (const { unit, path } of paths) {
    if (path.length > 0) openMove(play, unit);
    if (walk(play, unit, path, { ...MOVE, by: 'form', isHaltedBySight: false })) continue;
    play.emit({ type: 'halted', unit, reason: 'character_movement_failed' });
    play.emit({ type: 'formationFailed', side });
    checkFormations(play);
    return;
  }
  const { formation, anchor, facing } = laying;
  for (const { unit } of members) {
    if (book.rules.facing !== undefined && mustFindUnit(state, unit).facing !== facing) {
      play.emit({ type: 'faced', unit, direction: facing });
    }
  }
  const active = { id: state.nextFormation, formation: formation.id, side, anchor, facing, members, integrity: 100 };
  play.emit({ type: 'formationEstablished', formation: { ...active, hasMarched: false } });
  checkFormations(play);
  updateKnowledge(play);
}
