import { DIRECTIONS, type Direction, STEPS } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import {
  type ActiveFormation,
  findFieldUnit,
  isStandingUnit,
  type SkirmishState,
  type StandingUnit,
} from '../model/state';
import { openMove } from '../movement/economy';
import { isStep, straightPath } from '../movement/findWays';
import { MOVE, walk } from '../movement/walk';
import { firstOf, type Judged } from '../orders/judged';
import { checkFormations } from './integrity';
import { isWayOpen } from './memberPaths';

function ownFormation({ state, side }: Judged, id: number): ActiveFormation | null {
  return state.formations.find((formation) => formation.id === id && formation.side === side) ?? null;
}

function whyNotActive(judged: Judged, id: number): SkirmishRefusal | null {
  if (judged.book.rules.formations === undefined) return refusal('NOT_IN_RULES');
  const formation = ownFormation(judged, id);
  if (formation === null) return refusal('formation_not_active');
  const isDefined = lookUp(judged.book.formations, formation.formation) !== undefined;
  return isDefined ? null : refusal('formation_definition_missing');
}

export function judgeDisband(judged: Judged, { formation }: OrderOf<'disband'>): SkirmishRefusal | null {
  return whyNotActive(judged, formation);
}

export function runDisband(play: SkirmishPlay, { formation: id }: OrderOf<'disband'>): void {
  play.emit({ type: 'formationDisbanded', id });
}

export function judgeMarch(judged: Judged, order: OrderOf<'march'>): SkirmishRefusal | null {
  const { direction, squares } = order;
  const isWhole = Number.isInteger(squares) && squares >= 1 && squares <= 15 && DIRECTIONS.includes(direction);
  return firstOf(
    () => whyNotActive(judged, order.formation),
    () => (isWhole && isKnownStep(judged, direction) ? null : refusal('invalid_parameters')),
    () => (mustBeActive(judged.state, order.formation).hasMarched ? refusal('ALREADY_FORMED') : null),
    () => whyMemberFails(judged, order),
  );
}

function isKnownStep({ book }: Judged, direction: Direction): boolean {
  return isStep(book, { x: 0, y: 0 }, STEPS[direction]);
}

/** All at once: what counts is whether each may go, with the others out of its way. */
function whyMemberFails(
  judged: Judged,
  { formation: id, direction, squares }: OrderOf<'march'>,
): SkirmishRefusal | null {
  const formation = mustBeActive(judged.state, id);
  const members = formation.members.map(({ unit }) => unit);
  const failed = livingMembers(judged.state, formation).find(
    (unit) => !isWayOpen(judged, unit, straightPath(unit.position, direction, squares), members),
  );
  return failed === undefined ? null : refusal('character_movement_failed', { failedCharacter: failed.id });
}

function livingMembers(state: SkirmishState, { members }: ActiveFormation): StandingUnit[] {
  return members.flatMap(({ unit: id }) => {
    const unit = findFieldUnit(state, id);
    return unit !== null && isStandingUnit(unit) ? [unit] : [];
  });
}

function mustBeActive({ formations }: SkirmishState, id: number): ActiveFormation {
  return formations.find((formation) => formation.id === id) as ActiveFormation;
}

/** The foremost first, so that nobody ends on a cell that isn't left yet. */
export function runMarch(play: SkirmishPlay, { formation: id, direction, squares }: OrderOf<'march'>): void {
  const { state } = play;
  const formation = mustBeActive(state, id);
  const step = STEPS[direction];
  const ahead = ({ x, y }: Position) => x * step.x + y * step.y;
  const members = livingMembers(state, formation).sort((a, b) => ahead(b.position) - ahead(a.position));
  const anchor = { x: formation.anchor.x + step.x * squares, y: formation.anchor.y + step.y * squares };
  play.emit({ type: 'formationMarched', id, direction, squares, anchor });
  const gait = { ...MOVE, by: 'march' as const, isHaltedBySight: false, keepsFacing: true };
  for (const unit of members) {
    openMove(play, unit.id);
    if (walk(play, unit.id, straightPath(unit.position, direction, squares), gait)) continue;
    play.emit({ type: 'halted', unit: unit.id, reason: 'character_movement_failed' });
    break;
  }
  checkFormations(play);
}
