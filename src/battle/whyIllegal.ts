import { type DispatchTable, dispatch, lookUp } from '../kernel/dispatch';
import type { Book } from './book';
import { canReachCastle, canReachTarget, positionHelpers } from './helpers';
import type { Order } from './orders';
import { isOnBoard } from './position';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotMove, whyCannotStrike } from './readiness';
import { type Refusal, type RefusalCode, refusal } from './refusals';
import { type BattleState, unitAt, unitById } from './state';

type Judgement = DispatchTable<Order, BattleState, RefusalCode | null>;

/** The judge: null when an order may be given now, else the first rule that forbids it. */
export function judgeOf(book: Book): (state: BattleState, order: Order) => Refusal | null {
  const helpers = positionHelpers(book);

  const judgement: Judgement = {
    deploy: (state, { card: id, at }) => {
      const side = state.turn;
      const card = lookUp(book.cards, id);
      if (!state.hands[side].includes(id)) return 'not-in-hand';
      if (card === undefined) return 'unknown-card';
      if (!isOnBoard(at)) return 'off-board';
      if (!helpers.canDeployToPosition(at, side, state, card)) return 'outside-zone';
      if (unitAt(state, at) !== undefined) return 'cell-taken';
      if (!hasRoom(book.rules, state, side)) return 'too-many-units';
      return missingSupply(card, state.supply[side]) > 0 ? 'not-enough-supply' : null;
    },
    move: (state, { unit: id, to }) => {
      const unit = unitById(state, id);
      if (unit === undefined) return 'no-such-unit';
      if (unit.side !== state.turn) return 'not-your-unit';
      if (!isOnBoard(to)) return 'off-board';
      const spent = whyCannotMove(unit);
      if (spent !== null) return spent;
      if (!helpers.canMoveToPosition(unit, to)) return 'too-far';
      return unitAt(state, to) === undefined ? null : 'cell-taken';
    },
    attack: (state, { unit: id, target: targetId }) => {
      const unit = unitById(state, id);
      if (unit === undefined) return 'no-such-unit';
      const target = unitById(state, targetId);
      if (target === undefined) return 'no-such-target';
      if (unit.side !== state.turn) return 'not-your-unit';
      const spent = whyCannotStrike(unit);
      if (spent !== null) return spent;
      if (target.side === unit.side) return 'own-target';
      return canReachTarget(book, unit, target) ? null : 'out-of-reach';
    },
    attackCastle: (state, { unit: id }) => {
      const unit = unitById(state, id);
      if (unit === undefined) return 'no-such-unit';
      if (unit.side !== state.turn) return 'not-your-unit';
      const spent = whyCannotStrike(unit) ?? whyCannotBesiege(unit);
      if (spent !== null) return spent;
      return canReachCastle(book, unit.type, unit.col) ? null : 'castle-out-of-reach';
    },
    endTurn: () => null,
    concede: () => null,
  };

  return (state, order) => {
    if (state.winner !== null) return refusal('battle-over');
    if (!isNamedIn(judgement, order)) return refusal('unknown-order');
    const code = dispatch<Order, BattleState, RefusalCode | null>(judgement, state, order);
    return code === null ? null : refusal(code);
  };
}

/** Orders also come from files: what is no order at all is refused, not thrown at. */
function isNamedIn(judgement: Judgement, order: unknown): boolean {
  if (typeof order !== 'object' || order === null || !('type' in order)) return false;
  return typeof order.type === 'string' && Object.hasOwn(judgement, order.type);
}
