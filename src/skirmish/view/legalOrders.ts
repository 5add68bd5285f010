import { DIRECTIONS } from '../../core/geometry/direction';
import { orthogonalNeighbours, positionOfCell, ringNeighbours } from '../../core/geometry/grid';
import { isSamePosition } from '../../core/geometry/position';
import { opponentOf, type Side } from '../../kernel/sides';
import { offerManeuvers } from '../maneuvers/offer';
import type { FieldBook } from '../model/book';
import type { SkirmishOrder } from '../model/orders';
import { STANCES } from '../model/rules';
import { fieldUnitAt, type SkirmishState, type StandingUnit, unitsOf } from '../model/state';
import { movementLeft } from '../movement/economy';
import { findWays } from '../movement/findWays';
import type { Judged } from '../orders/judged';
import { whyHeld } from '../orders/judged';
import { movementAfterDisengaging, whyMoveUnpaid } from '../orders/move';
import { judge } from '../orders/table';
import { knownTo } from './knownTo';

/**
 * Every legal order of a side, by what it knows: one per destination with the engine's path. `form`, `wait`, `forfeit` and draws
 * are legal and not listed.
 */
export function legalOrders(book: FieldBook, state: SkirmishState, side: Side): SkirmishOrder[] {
  if (state.phase === 'over') return [];
  const judged: Judged = { book, state: knownTo(book, state, side), side };
  if (state.phase === 'deployment') return state.ready[side] ? [] : offerDeployment(judged);
  return state.turn === side ? offerOrders(judged) : [];
}

function offerDeployment({ state, side }: Judged): SkirmishOrder[] {
  const deploys = unitsOf(state, side).flatMap((unit) =>
    state.spawns[side]
      .filter((at) => !isSamePosition(at, unit.position))
      .map((at): SkirmishOrder => ({ type: 'deploy', unit: unit.id, at })),
  );
  return [...deploys, { type: 'ready', side }];
}

/** The orders of the side whose turn it is, on a field that it knows. */
export function offerOrders(judged: Judged): SkirmishOrder[] {
  const { state, side } = judged;
  const orders = unitsOf(state, side).flatMap((unit) => ordersOfUnit(judged, unit));
  return [...orders, ...formationOrders(judged), { type: 'end' }];
}

export function ordersOfUnit(judged: Judged, unit: StandingUnit): SkirmishOrder[] {
  return [
    ...offerMoves(judged, unit),
    ...offerDisengages(judged, unit),
    ...offerManeuvers(judged, unit),
    ...candidatesOf(judged, unit).filter((order) => judge(judged, order) === null),
  ];
}

function offerMoves(judged: Judged, unit: StandingUnit): SkirmishOrder[] {
  if (whyMoveUnpaid(judged, unit) !== null || whyHeld(judged, unit) !== null) return [];
  return waysFrom(judged, unit, movementLeft(judged.book, judged.state, unit), 'move');
}

function offerDisengages(judged: Judged, unit: StandingUnit): SkirmishOrder[] {
  if (judged.book.rules.disengage === undefined || unit.actions < 1 || whyHeld(judged, unit) !== null) return [];
  return waysFrom(judged, unit, movementAfterDisengaging(judged, unit), 'disengage');
}

function waysFrom(judged: Judged, unit: StandingUnit, budget: number, type: 'move' | 'disengage'): SkirmishOrder[] {
  const { book, state } = judged;
  const orders: SkirmishOrder[] = [];
  for (const cell of findWays(book, state, unit, budget).cells) {
    const to = positionOfCell(state.ground, cell);
    if (fieldUnitAt(state, to.x, to.y) === null) orders.push({ type, unit: unit.id, to });
  }
  return orders;
}

/** Few enough to be judged one by one. */
function candidatesOf({ book, state, side }: Judged, { id, position, kind }: StandingUnit): SkirmishOrder[] {
  const unit = id;
  const { rules } = book;
  const ring = ringNeighbours(state.ground, position);
  const near = orthogonalNeighbours(state.ground, position);
  const allies = unitsOf(state, side).filter((ally) => ally.id !== unit);
  const cells = state.ground.obstacles
    .filter(({ hitPoints }) => hitPoints !== undefined)
    .flatMap(({ positions }) => positions);
  const abilities = book.units[kind]?.abilities.map((ability) => ability.kind) ?? [];
  return [
    ...(rules.economy.steps > 0 ? ring.map((to): SkirmishOrder => ({ type: 'step', unit, to })) : []),
    ...(rules.facing === undefined
      ? []
      : DIRECTIONS.map((direction): SkirmishOrder => ({ type: 'face', unit, direction }))),
    ...unitsOf(state, opponentOf(side)).map((enemy): SkirmishOrder => ({ type: 'attack', unit, target: enemy.id })),
    ...cells.map((target): SkirmishOrder => ({ type: 'attack', unit, target })),
    ...STANCES.filter((stance) => rules.stances?.[stance] !== undefined).map(
      (stance): SkirmishOrder => ({ type: 'stance', unit, stance }),
    ),
    ...(abilities.includes('heal')
      ? allies.map((ally): SkirmishOrder => ({ type: 'heal', unit, target: ally.id }))
      : []),
    ...(abilities.includes('rally')
      ? allies.map((ally): SkirmishOrder => ({ type: 'rally', unit, target: ally.id }))
      : []),
    ...(abilities.includes('build') ? near.map((at): SkirmishOrder => ({ type: 'build', unit, at })) : []),
    ...(abilities.includes('demolish') ? near.map((at): SkirmishOrder => ({ type: 'demolish', unit, at })) : []),
    ...(rules.fog?.scan === true ? [{ type: 'scan', unit } as const] : []),
  ];
}

const FARTHEST_MARCH = 15;

function formationOrders(judged: Judged): SkirmishOrder[] {
  const { state, side } = judged;
  return state.formations
    .filter((formation) => formation.side === side)
    .flatMap(({ id }) => [...marchesOf(judged, id), { type: 'disband', formation: id } as const]);
}

/** The first number of squares that can't be marched ends a direction. */
function marchesOf(judged: Judged, formation: number): SkirmishOrder[] {
  return DIRECTIONS.flatMap((direction) => {
    const orders: SkirmishOrder[] = [];
    for (let squares = 1; squares <= FARTHEST_MARCH; squares++) {
      const order: SkirmishOrder = { type: 'march', formation, direction, squares };
      if (judge(judged, order) !== null) break;
      orders.push(order);
    }
    return orders;
  });
}
