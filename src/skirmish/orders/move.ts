import { cellNumber } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { cellAt } from '../../core/ground/survey';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { fieldUnitAt, mustStand, type StandingUnit } from '../model/state';
import { movementLeft, openMove } from '../movement/economy';
import { costOfWay, costsAlong, findWays, isChain, isStep } from '../movement/findWays';
import { MOVE, walk } from '../movement/walk';
import { knownTo } from '../view/knownTo';
import { firstOf, type Judged, ofOwnUnit, whyHeld, whyNoAction, whyOffBoard } from './judged';

type Moving = OrderOf<'move'> | OrderOf<'disengage'>;

export function judgeMove(judged: Judged, order: OrderOf<'move'>): SkirmishRefusal | null {
  return ofOwnUnit(judged, order.unit, (unit) =>
    firstOf(
      () => whyMalformed(judged, unit, order),
      () => whyOffBoard(judged, order.to, ...(order.path ?? [])),
      () => whyMoveUnpaid(judged, unit),
      () => whyHeld(judged, unit),
      () => whyUnreachable(judged, unit, order, movementLeft(judged.book, judged.state, unit)),
    ),
  );
}

/** One action, and then as a move; where an action opens the move anyway, it is that one. */
export function judgeDisengage(judged: Judged, order: OrderOf<'disengage'>): SkirmishRefusal | null {
  if (judged.book.rules.disengage === undefined) return refusal('NOT_IN_RULES');
  return ofOwnUnit(judged, order.unit, (unit) =>
    firstOf(
      () => whyMalformed(judged, unit, order),
      () => whyOffBoard(judged, order.to, ...(order.path ?? [])),
      () => whyNoAction(unit),
      () => whyHeld(judged, unit),
      () => whyUnreachable(judged, unit, order, movementAfterDisengaging(judged, unit)),
    ),
  );
}

export function movementAfterDisengaging({ book, state }: Judged, unit: StandingUnit): number {
  const left = movementLeft(book, state, unit, true);
  return book.rules.economy.movement === 'actions' ? Math.min(left, unit.actions - 1) : left;
}

export function judgeStep(judged: Judged, { unit: id, to }: OrderOf<'step'>): SkirmishRefusal | null {
  const { book, state } = judged;
  if (book.rules.economy.steps === 0) return refusal('NOT_IN_RULES');
  return ofOwnUnit(judged, id, (unit) =>
    firstOf(
      () =>
        isStep(book, unit.position, to) || isSamePosition(unit.position, to) ? null : refusal('invalid_parameters'),
      () => whyOffBoard(judged, to),
      () => (unit.steps > 0 ? null : refusal('NO_STEP_LEFT')),
      () => whyHeld(judged, unit),
      () => whyOccupied(judged, unit, to),
      () => {
        const { blocked } = costsAlong(book, state, unit, [to]);
        return blocked === null ? null : refusal('position_blocked', { blockedPosition: blocked });
      },
    ),
  );
}

function whyMalformed({ book }: Judged, unit: StandingUnit, { to, path }: Moving): SkirmishRefusal | null {
  if (path === undefined || isSamePosition(unit.position, to)) return null;
  return isChain(book, unit.position, to, path) ? null : refusal('invalid_parameters');
}

/** Where one action pays for the move and none is left. */
export function whyMoveUnpaid({ book }: Judged, unit: StandingUnit): SkirmishRefusal | null {
  const needsAction = book.rules.economy.movement === 'action' && !unit.hasOpenedMove;
  return needsAction ? whyNoAction(unit) : null;
}

/** The last cell must be free, the own one is no way. */
function whyOccupied({ state }: Judged, unit: StandingUnit, to: Position): SkirmishRefusal | null {
  const other = fieldUnitAt(state, to.x, to.y);
  const isTaken = other !== null || isSamePosition(unit.position, to);
  return isTaken ? refusal('position_blocked', { blockedPosition: to }) : null;
}

function whyUnreachable(judged: Judged, unit: StandingUnit, order: Moving, available: number): SkirmishRefusal | null {
  const { book, state } = judged;
  const { to, path } = order;
  const occupied = whyOccupied(judged, unit, to);
  if (occupied !== null) return occupied;
  if (path !== undefined) return whyPathFails(judged, unit, path, available);
  if (isBlockedGround(judged, to)) return refusal('position_blocked', { blockedPosition: to });
  const required = costOfWay(book, state, unit, to);
  if (required !== null && required <= available) return null;
  return required === null ? refusal('unreachable') : refusal('insufficient_movement', { required, available });
}

function isBlockedGround({ book, state }: Judged, { x, y }: Position): boolean {
  return cellAt(fieldSurvey(book, state.ground), x, y).blocksMovement;
}

function whyPathFails(
  { book, state }: Judged,
  unit: StandingUnit,
  path: readonly Position[],
  available: number,
): SkirmishRefusal | null {
  const { costs, blocked } = costsAlong(book, state, unit, path);
  if (blocked !== null) return refusal('position_blocked', { blockedPosition: blocked });
  const required = costs.reduce((sum, cost) => sum + cost, 0);
  return required <= available ? null : refusal('insufficient_movement', { required, available });
}

/** The engine's path by what the side knows; it doesn't avoid opportunity attacks. */
export function pathOf(
  judged: Judged,
  unit: StandingUnit,
  { to, path }: Moving,
  available: number,
): readonly Position[] {
  if (path !== undefined) return path;
  const { book, state } = judged;
  return findWays(book, state, unit, available).pathTo(cellNumber(state.ground, to.x, to.y)) ?? [];
}

export function runMove(play: SkirmishPlay, order: OrderOf<'move'>): void {
  const path = plannedPath(play, order, false);
  openMove(play, order.unit);
  walk(play, order.unit, path, MOVE);
}

export function runDisengage(play: SkirmishPlay, order: OrderOf<'disengage'>): void {
  const path = plannedPath(play, order, true);
  play.emit({ type: 'spent', unit: order.unit, actions: 1 });
  openMove(play, order.unit, true);
  play.emit({ type: 'disengaged', unit: order.unit });
  walk(play, order.unit, path, { ...MOVE, by: 'disengage', isProvoking: false });
}

export function runStep(play: SkirmishPlay, { unit, to }: OrderOf<'step'>): void {
  play.emit({ type: 'spent', unit, steps: 1 });
  walk(play, unit, [to], { ...MOVE, by: 'step', isProvoking: false, isHaltedBySight: false, isFree: true });
}

function plannedPath({ book, state }: SkirmishPlay, order: Moving, isDisengaging: boolean) {
  const { side } = mustStand(state, order.unit);
  const judged = { book, state: knownTo(book, state, side), side };
  const unit = mustStand(judged.state, order.unit);
  const available = isDisengaging ? movementAfterDisengaging(judged, unit) : movementLeft(book, judged.state, unit);
  return pathOf(judged, unit, order, available);
}
