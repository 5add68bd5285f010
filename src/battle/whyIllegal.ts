import { type DispatchTable, dispatch, lookUp } from '../kernel/dispatch';
import { traitsOf } from './abilities/traits';
import { unitById, wallAt } from './board';
import type { Book } from './book';
import { without } from './cards';
import { hasCell } from './cellSet';
import { groundOf } from './ground';
import { whyCannotMarch } from './march';
import { canSlideTo, isNameable } from './named';
import type { Order } from './orders';
import { cellOf, isOnBoard, type Position, samePosition } from './position';
import { attackColumnsOf, canReachCastle, cellsInReach, cellsInSight, isHidden } from './reach';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { type Refusal, type RefusalCode, refusal } from './refusals';
import type { BattleState } from './state';
import type { Unit, UnitId } from './unit';
import { whyCannotDeployTo, whyCannotMoveTo } from './whyCannotGo';

/** What every judgement has at hand. */
interface Bench {
  readonly book: Book;
  readonly state: BattleState;
}

type Judgement = DispatchTable<Order, Bench, RefusalCode | null>;

const JUDGEMENT: Judgement = {
  mulligan: ({ state }, { cards }) => {
    if (state.phase !== 'mulligan') return 'mulligan-over';
    return isPartOf(cards, state.hands[state.turn]) ? null : 'not-in-hand';
  },
  deploy: ({ book, state }, { card: id, at, palisadeAt }) => {
    const side = state.turn;
    const card = lookUp(book.cards, id);
    if (!state.hands[side].includes(id)) return 'not-in-hand';
    if (card === undefined) return 'unknown-card';
    if (!isOnBoard(at)) return 'off-board';
    const closed = whyCannotDeployTo(book, state, side, card, at);
    if (closed !== null) return closed;
    if (!hasRoom(book.rules, state, side)) return 'too-many-units';
    if (missingSupply(card.cost, state.supply[side]) > 0) return 'not-enough-supply';
    if (palisadeAt === undefined) return null;
    if (!traitsOf(book, card).namesCell) return 'cannot-raise';
    return isNameable(book, state, at, palisadeAt) ? null : 'no-place-to-raise';
  },
  move: ({ book, state }, { unit: id, to }) => {
    const unit = unitById(state, id);
    if (unit === undefined) return 'no-such-unit';
    if (unit.side !== state.turn) return 'not-your-unit';
    if (!isOnBoard(to)) return 'off-board';
    return whyCannotMoveTo(book, state, unit, to);
  },
  attack: ({ book, state }, { unit: id, target: targetId, slideTo }) => {
    const striker = strikerOf(book, state, id);
    if (typeof striker === 'string') return striker;
    const target = unitById(state, targetId);
    if (target === undefined) return 'no-such-target';
    if (target.side === striker.side) return 'own-target';
    const hindrance = whyNoTarget(book, state, striker, target);
    if (hindrance !== null || slideTo === undefined) return hindrance;
    const squares = traitsOf(book, striker).slideSquares;
    if (squares === 0) return 'cannot-slide';
    return canSlideTo(book, state, target, slideTo, squares) ? null : 'no-place-to-slide';
  },
  attackCastle: ({ book, state }, { unit: id }) => {
    const striker = strikerOf(book, state, id);
    if (typeof striker === 'string') return striker;
    const spent = whyCannotBesiege(traitsOf(book, striker), state, striker);
    if (spent !== null) return spent;
    return canReachCastle(book, striker) ? null : 'castle-out-of-reach';
  },
  attackCell: ({ book, state }, { unit: id, at }) => {
    const striker = strikerOf(book, state, id);
    if (typeof striker === 'string') return striker;
    if (!isOnBoard(at)) return 'off-board';
    if (wallAt(state, at) === undefined || samePosition(striker, at)) return 'no-wall';
    return whyOutOfReach(book, state, striker, at);
  },
  brace: ({ book, state }, { unit: id }) => {
    const unit = unitById(state, id);
    if (unit === undefined) return 'no-such-unit';
    return unit.side === state.turn ? whyCannotBrace(traitsOf(book, unit), state, unit) : 'not-your-unit';
  },
  march: ({ book, state }, { column, to }) => whyCannotMarch(book, state, column, to),
  endTurn: () => null,
  concede: () => null,
};

/** The judge: null when an order may be given now, else the first rule that forbids it. */
export function judgeOf(book: Book): (state: BattleState, order: Order) => Refusal | null {
  return (state, order) => {
    if (state.winner !== null) return refusal('battle-over');
    if (!isOrder(order)) return refusal('unknown-order');
    if (state.phase === 'mulligan' && order.type !== 'mulligan' && order.type !== 'concede') {
      return refusal('mulligan-first');
    }
    const code = dispatch<Order, Bench, RefusalCode | null>(JUDGEMENT, { book, state }, order);
    return code === null ? null : refusal(code);
  };
}

/** The unit that is to strike, or why it can't strike anything. */
function strikerOf(book: Book, state: BattleState, id: UnitId): Unit | RefusalCode {
  const unit = unitById(state, id);
  if (unit === undefined) return 'no-such-unit';
  if (unit.side !== state.turn) return 'not-your-unit';
  return whyCannotStrike(traitsOf(book, unit), state, unit) ?? unit;
}

function whyOutOfReach(book: Book, state: BattleState, striker: Unit, at: Position): RefusalCode | null {
  const ground = groundOf(book, state.ground);
  const columns = attackColumnsOf(book.rules, traitsOf(book, striker), striker.type);
  if (!hasCell(cellsInReach(book.rules, columns, ground, striker), cellOf(at))) return 'out-of-reach';
  return hasCell(cellsInSight(ground, striker), cellOf(at)) ? null : 'no-line-of-sight';
}

function whyNoTarget(book: Book, state: BattleState, striker: Unit, target: Unit): RefusalCode | null {
  const hindrance = whyOutOfReach(book, state, striker, target);
  if (hindrance !== null) return hindrance;
  return isHidden(traitsOf(book, target), state, striker, target) ? 'target-hidden' : null;
}

/** Orders also come from files: what is no order at all is refused, not thrown at. */
function isOrder(order: unknown): boolean {
  if (typeof order !== 'object' || order === null || !('type' in order)) return false;
  return typeof order.type === 'string' && Object.hasOwn(JUDGEMENT, order.type);
}

function isPartOf(cards: unknown, hand: readonly string[]): boolean {
  return Array.isArray(cards) && without(hand, cards).length === hand.length - cards.length;
}
