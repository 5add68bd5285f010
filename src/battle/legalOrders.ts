import { lookUp } from '../kernel/dispatch';
import type { Book } from './book';
import { canReachCastle, canReachTarget, type PositionHelpers, positionHelpers } from './helpers';
import type { Order } from './orders';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotStrike } from './readiness';
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
    offerDeployments(orders, book, helpers, state, side);
    for (const unit of state.units) {
      if (unit.side !== side) continue;
      offerBlows(orders, book, state, unit);
      for (const to of helpers.getValidMovementPositions(unit, state)) orders.push({ type: 'move', unit: unit.id, to });
    }
    orders.push(END_TURN);
    return orders;
  };
}

function offerDeployments(orders: Order[], book: Book, helpers: PositionHelpers, state: BattleState, side: Side): void {
  const hand = state.hands[side];
  if (hand.length === 0 || !hasRoom(book.rules, state, side)) return;
  for (let index = 0; index < hand.length; index++) {
    const id = hand[index] as string;
    // Two copies in hand are one order.
    if (hand.indexOf(id) < index) continue;
    const card = lookUp(book.cards, id);
    if (card === undefined || missingSupply(card, state.supply[side]) > 0) continue;
    for (const at of helpers.getValidDeploymentPositions(side, state, card))
      orders.push({ type: 'deploy', card: id, at });
  }
}

function offerBlows(orders: Order[], book: Book, state: BattleState, unit: Unit): void {
  if (whyCannotStrike(unit) !== null) return;
  for (const target of state.units) {
    if (target.side === unit.side || !canReachTarget(book, unit, target)) continue;
    orders.push({ type: 'attack', unit: unit.id, target: target.id });
  }
  if (whyCannotBesiege(unit) === null && canReachCastle(book, unit.type, unit.col)) {
    orders.push({ type: 'attackCastle', unit: unit.id });
  }
}
