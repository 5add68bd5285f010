import { lookUp } from '../kernel/dispatch';
import { alwaysHas, traitsOf } from './abilities/traits';
import type { Book } from './book';
import type { Card, CardId } from './card';
import { type PositionHelpers, positionHelpers } from './helpers';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import type { Order } from './orders';
import { COLUMNS, POSITIONS, type Position } from './position';
import { canReachCastle, spanOf, whyNoTarget, whyOutOfReach } from './reach';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import type { Side } from './sides';
import type { BattleState } from './state';
import type { Unit } from './unit';

const END_TURN: Order = Object.freeze({ type: 'endTurn' });

/**
 * Every order that `side` may give now, deployments first, then unit by unit, the end of the turn last. Conceding is
 * always allowed but is no move, so it isn't offered.
 */
export function offererOf(book: Book): (state: BattleState, side: Side) => Order[] {
  const helpers = positionHelpers(book);
  return (state, side) => {
    const orders: Order[] = [];
    if (state.winner !== null || state.turn !== side) return orders;
    if (state.phase === 'mulligan') return mulligans(state.hands[side]);
    offerDeployments(orders, book, helpers, state, side);
    for (const unit of state.units) {
      if (unit.side !== side) continue;
      offerBlows(orders, book, state, unit);
      if (whyCannotBrace(book, state, unit) === null) orders.push({ type: 'brace', unit: unit.id });
      for (const to of helpers.getValidMovementPositions(unit, state)) orders.push({ type: 'move', unit: unit.id, to });
    }
    offerMarches(orders, book, state);
    orders.push(END_TURN);
    return orders;
  };
}

function offerDeployments(orders: Order[], book: Book, helpers: PositionHelpers, state: BattleState, side: Side): void {
  const hand = state.hands[side];
  if (hand.length === 0 || !hasRoom(book.rules, state, side)) return;
  // The same cells for every card that may not deploy anywhere.
  const home = helpers.getValidDeploymentPositions(side, state);
  for (let index = 0; index < hand.length; index++) {
    const card = lookUp(book.cards, hand[index] as CardId);
    if (card === undefined || missingSupply(card, state.supply[side]) > 0) continue;
    // Two copies in hand are one order.
    if (hand.indexOf(card.id) < index) continue;
    const anywhere = alwaysHas(book, card, 'deployAnywhere');
    const cells = anywhere ? helpers.getValidDeploymentPositions(side, state, card) : home;
    for (const at of cells) offerDeployment(orders, book, state, card, at);
  }
}

function offerDeployment(orders: Order[], book: Book, state: BattleState, card: Card, at: Position): void {
  orders.push({ type: 'deploy', card: card.id, at });
  if (!traitsOf(book, card).namesCell) return;
  for (const palisadeAt of POSITIONS) {
    if (isNameable(book, state, at, palisadeAt)) orders.push({ type: 'deploy', card: card.id, at, palisadeAt });
  }
}

function offerBlows(orders: Order[], book: Book, state: BattleState, unit: Unit): void {
  if (whyCannotStrike(book, state, unit) !== null) return;
  const span = spanOf(book, state, unit);
  const squares = traitsOf(book, unit).slideSquares;
  for (const target of state.units) {
    if (target.side === unit.side || whyNoTarget(book, state, span, unit, target) !== null) continue;
    orders.push({ type: 'attack', unit: unit.id, target: target.id });
    if (squares === 0) continue;
    for (const slideTo of slideTargets(book, state, target, squares)) {
      orders.push({ type: 'attack', unit: unit.id, target: target.id, slideTo });
    }
  }
  if (whyCannotBesiege(book, state, unit) === null && canReachCastle(book, unit)) {
    orders.push({ type: 'attackCastle', unit: unit.id });
  }
  for (const { row, col } of state.walls) {
    const at = { row, col };
    if (whyOutOfReach(span, unit, at) === null) orders.push({ type: 'attackCell', unit: unit.id, at });
  }
}

function offerMarches(orders: Order[], book: Book, state: BattleState): void {
  if (!book.rules.optional.march) return;
  for (const column of COLUMNS) {
    for (const to of COLUMNS) {
      if (whyCannotMarch(book, state, column, to) === null) orders.push({ type: 'march', column, to });
    }
  }
}
