import { lookUp } from '../kernel/dispatch';
import type { Book } from './book';
import type { CardId } from './card';
import { canReachCastle, canReachTarget, positionHelpers } from './helpers';
import type { Order } from './orders';
import { whyCannotBesiege, whyCannotStrike } from './readiness';
import type { Side } from './sides';
import { type BattleState, countUnits } from './state';
import type { Unit } from './unit';

/**
 * Every order that `side` may give now, deployments first, then unit by unit, the end of the turn last. Conceding is
 * always allowed but is no move, so it isn't offered.
 */
export function offererOf(book: Book): (state: BattleState, side: Side) => Order[] {
  const helpers = positionHelpers(book);

  function deployments(state: BattleState, side: Side): Order[] {
    if (countUnits(state, side) >= book.rules.unitsPerSide) return [];
    const affordable = distinct(state.hands[side]).filter((id) => {
      const card = lookUp(book.cards, id);
      return card !== undefined && card.cost <= state.supply[side];
    });
    return affordable.flatMap((card) =>
      helpers
        .getValidDeploymentPositions(side, state, lookUp(book.cards, card))
        .map((at): Order => ({ type: 'deploy', card, at })),
    );
  }

  function attacks(state: BattleState, unit: Unit): Order[] {
    if (whyCannotStrike(unit) !== null) return [];
    const orders: Order[] = state.units
      .filter((target) => target.side !== unit.side && canReachTarget(book, unit, target))
      .map((target) => ({ type: 'attack', unit: unit.id, target: target.id }));
    if (whyCannotBesiege(unit) === null && canReachCastle(book, unit.type, unit.col))
      orders.push({ type: 'attackCastle', unit: unit.id });
    return orders;
  }

  function moves(state: BattleState, unit: Unit): Order[] {
    return helpers.getValidMovementPositions(unit, state).map((to) => ({ type: 'move', unit: unit.id, to }));
  }

  return (state, side) => {
    if (state.winner !== null || state.turn !== side) return [];
    const own = state.units.filter((unit) => unit.side === side);
    const orders = deployments(state, side);
    for (const unit of own) orders.push(...attacks(state, unit), ...moves(state, unit));
    orders.push({ type: 'endTurn' });
    return orders;
  };
}

function distinct(cards: readonly CardId[]): CardId[] {
  return [...new Set(cards)];
}
