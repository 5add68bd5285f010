import { DIRECTIONS } from '../../core/geometry/direction';
import { orthogonalNeighbours, positionOfCell, ringNeighbours } from '../../core/geometry/grid';
import { isSamePosition } from '../../core/geometry/position';
import { opponentOf, type Side } from '../../kernel/sides';
import { offerManeuvers } from '../maneuvers/offer';
import type { FieldBook } from '../model/book';
import type { SkirmishOrder } from '../model/orders';
import { profileOf } from '../model/profile';
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
function offerOrders(judged: Judged): SkirmishOrder[] {
  const { state, side } = judged;
  const orders = unitsOf(state, side).flatMap((unit) => ordersOfUnit(judged, unit));
  return [...orders, ...formationOrders(judged), { type: 'end' }];
}

function ordersOfUnit(judged: Judged, unit: StandingUnit): SkirmishOrder[] {
  return [
    ...offerWays(judged, unit),
    ...offerManeuvers(judged, unit),
    ...candidatesOf(judged, unit).filter((order) => judge(judged, order) === null),
  ];
}

/** Moves and disengagements: one search finds the ways of both. */
function offerWays(judged: Judged, unit: StandingUnit): SkirmishOrder[] {
  const { book, state } = judged;
  if (whyHeld(judged, unit) !== null) return [];
  if (whyMoveUnpaid(judged, unit) !== null) return [];
  const canDisengage = book.rules.disengage !== undefined && unit.actions > 0;
  const moving = movementLeft(book, state, unit);
  const disengaging = canDisengage ? movementAfterDisengaging(judged, unit) : 0;
  const paths = findWays(book, state, unit, Math.max(moving, disengaging));
  const free = paths.cells
    .map((cell) => ({ to: positionOfCell(state.ground, cell), cost: paths.costTo(cell) as number }))
    .filter(({ to }) => fieldUnitAt(state, to.x, to.y) === null);
  const within = (type: 'move' | 'disengage', budget: number): SkirmishOrder[] =>
    free.filter(({ cost }) => cost <= budget).map(({ to }) => ({ type, unit: unit.id, to }));
  return [...within('move', moving), ...(canDisengage ? within('disengage', disengaging) : [])];
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
  const abilities = profileOf(book, kind).kind.abilities.map((ability) => ability.kind);
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
