import { type Board, isNextTo, unitOnCell } from '../board';
import { afterFirst, firstCell, takenCells } from '../cellSet';
import { AHEAD, type Position } from '../position';
import { ofSide, opponentOf } from '../sides';
import type { Unit } from '../unit';
import type { AREAS, Audience, FILTERS, PICKS } from './vocabulary';

/** Everybody whom an effect reaches, in board order. The other may have fallen: an area can still lie around its cell. */
export function audienceOf(board: Board, bearer: Unit, other: Unit | null, audience: Audience): Unit[] {
  if (audience.who === 'self') return [bearer];
  if (audience.who === 'other') return other === null ? [] : [other];
  const reached: Unit[] = [];
  for (let rest = takenCells(board.units); rest !== 0; rest = afterFirst(rest)) {
    const unit = unitOnCell(board, firstCell(rest)) as Unit;
    if (isReached(bearer, other, audience, unit)) reached.push(unit);
  }
  const { pick } = audience;
  if (pick === undefined || reached.length === 0) return reached;
  return [reached.reduce((best, unit) => (PICKING[pick](unit, best) ? unit : best))];
}

/** Whether `unit` is among them, a `pick` aside. */
export function isReached(bearer: Unit, other: Unit | null, audience: Audience, unit: Unit): boolean {
  if (audience.who === 'self') return unit === bearer;
  if (audience.who === 'other') return unit === other;
  const side = audience.who === 'allies' ? bearer.side : opponentOf(bearer.side);
  if (unit.side !== side || unit === bearer) return false;
  if (audience.only !== undefined && !FILTERING[audience.only](unit)) return false;
  const centre = audience.around === 'other' ? other : bearer;
  if (centre === null) return false;
  return COVERING[audience.area ?? 'board'](centre, unit, ofSide(AHEAD, bearer.side));
}

type Covers = (centre: Position, cell: Position, ahead: number) => boolean;

const COVERING: { readonly [Area in (typeof AREAS)[number]]: Covers } = {
  orthogonal: (centre, cell) => isNextTo(centre, cell) && (centre.row === cell.row || centre.col === cell.col),
  ring: (centre, cell) => isNextTo(centre, cell),
  row: (centre, cell) => centre.row === cell.row,
  column: (centre, cell) => centre.col === cell.col,
  behind: (centre, cell, ahead) => centre.row === cell.row && cell.col === centre.col - ahead,
  ahead: (centre, cell, ahead) => centre.row === cell.row && cell.col === centre.col + ahead,
  board: () => true,
};

const FILTERING: { readonly [Filter in (typeof FILTERS)[number]]: (unit: Unit) => boolean } = {
  attacked: (unit) => unit.attacked,
  wounded: (unit) => unit.health < unit.fullHealth,
};

/** Whether one is picked before the best so far; the first of equals stays. */
const PICKING: { readonly [Pick in (typeof PICKS)[number]]: (unit: Unit, best: Unit) => boolean } = {
  mostWounded: (unit, best) => unit.fullHealth - unit.health > best.fullHealth - best.health,
  strongest: (unit, best) => unit.attack > best.attack,
};
