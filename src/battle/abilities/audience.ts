import { isOrthogonalStep } from '../../core/geometry/grid';
import { ofSide } from '../../kernel/sides';
import { isNextTo, unitOnCell } from '../model/board';
import { type Body, has, STATUS } from '../model/body';
import { afterFirst, firstCell, takenCells } from '../model/cellSet';
import { AHEAD, type Position } from '../model/position';
import type { AREAS, Audience, FILTERS, PICKS } from './vocabulary';

/** Whom an effect reaches, as it is asked: put together once, because blows and moments ask by the million. */
export interface Reached {
  readonly audience: Audience;
  /** Whether a card is among them, a `pick` aside. */
  readonly reaches: Reach;
}

/** Everybody, in board order. The other may have fallen: an area can still lie around its cell. */
export function audienceOf<Unit extends Body>(
  board: { readonly units: readonly Unit[] },
  bearer: Unit,
  other: Unit | null,
  reached: Reached | null,
): Unit[] {
  if (reached === null || reached.audience.who === 'self') return [bearer];
  const { audience, reaches } = reached;
  if (audience.who === 'other') return other === null ? [] : [other];
  const found: Unit[] = [];
  for (let rest = takenCells(board.units); rest !== 0; rest = afterFirst(rest)) {
    const unit = unitOnCell(board, firstCell(rest)) as Unit;
    if (reaches(bearer, other, unit)) found.push(unit);
  }
  const { pick } = audience;
  if (pick === undefined || found.length === 0) return found;
  return [found.reduce((best, unit) => (PICKING[pick](unit, best) ? unit : best))];
}

/** Whether an effect reaches anybody of whom this is true. */
export function reachesAny<Unit extends Body>(
  board: { readonly units: readonly Unit[] },
  bearer: Unit,
  other: Unit | null,
  reached: Reached | null,
  is: (unit: Unit) => boolean,
): boolean {
  const isChosen = reached === null || reached.audience.pick !== undefined || !isOfBoard(reached.audience);
  if (isChosen) return audienceOf(board, bearer, other, reached).some(is);
  return board.units.some((unit) => reached.reaches(bearer, other, unit) && is(unit));
}

function isOfBoard({ who }: Audience): boolean {
  return who !== 'self' && who !== 'other';
}

export function reachedBy(audience: Audience): Reached {
  return { audience, reaches: reachOf(audience) };
}

type Reach = (bearer: Body, other: Body | null, unit: Body) => boolean;

function reachOf(audience: Audience): Reach {
  if (audience.who === 'self') return (bearer, _other, unit) => unit === bearer;
  if (audience.who === 'other') return (_bearer, other, unit) => unit === other;
  const areAllies = audience.who === 'allies';
  const isAroundOther = audience.around === 'other';
  const filter = audience.only === undefined ? null : FILTERING[audience.only];
  const covers = COVERING[audience.area ?? 'board'];
  return (bearer, other, unit) => {
    if ((unit.side === bearer.side) !== areAllies || unit === bearer) return false;
    if (filter !== null && !filter(unit)) return false;
    const centre = isAroundOther ? other : bearer;
    return centre !== null && covers(centre, unit, ofSide(AHEAD, bearer.side));
  };
}

type Covers = (centre: Position, cell: Position, ahead: number) => boolean;

const COVERING: { readonly [Area in (typeof AREAS)[number]]: Covers } = {
  orthogonal: (centre, cell) => isOrthogonalStep(centre.col - cell.col, centre.row - cell.row),
  ring: (centre, cell) => isNextTo(centre, cell),
  row: (centre, cell) => centre.row === cell.row,
  column: (centre, cell) => centre.col === cell.col,
  behind: (centre, cell, ahead) => centre.row === cell.row && cell.col === centre.col - ahead,
  ahead: (centre, cell, ahead) => centre.row === cell.row && cell.col === centre.col + ahead,
  board: () => true,
};

const FILTERING: { readonly [Filter in (typeof FILTERS)[number]]: (unit: Body) => boolean } = {
  attacked: (unit) => has(unit, STATUS.attacked),
  wounded: (unit) => unit.health < unit.profile.fullHealth,
};

/** Whether one is picked before the best so far; the first of equals stays. */
const PICKING: { readonly [Pick in (typeof PICKS)[number]]: (unit: Body, best: Body) => boolean } = {
  mostWounded: (unit, best) => unit.profile.fullHealth - unit.health > best.profile.fullHealth - best.health,
  strongest: (unit, best) => unit.profile.attack > best.profile.attack,
};
