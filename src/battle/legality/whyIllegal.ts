import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import { isHidden } from '../abilities/flags';
import { unitById, wallAt } from '../model/board';
import type { Book } from '../model/book';
import { without } from '../model/cards';
import { ALL_CELLS, type CellSet, hasCell } from '../model/cellSet';
import { type EngineState, handInWords } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import type { Order } from '../model/orders';
import { cellOf, isOnBoard, type Position, samePosition, unitCell } from '../model/position';
import { type Refusal, type RefusalCode, refusal } from '../model/refusals';
import type { UnitId } from '../model/unit';
import { cardProfile, isStratagem } from '../model/unitProfile';
import { whyCannotMarch } from './columnMarch';
import { offerOrders } from './legalOrders';
import { type CodedType, codeOfOrder } from './orderCodes';
import { hasOrder, openOrderList } from './orderList';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { reachOn, validDeploymentCells } from './validCells';
import { whyCannotMoveTo, whyClosed } from './whyCannotGo';
import { whyCannotPlay } from './whyCannotPlay';

/** What every explanation has at hand. */
interface Bench {
  readonly book: Book;
  readonly state: EngineState;
}

type Refused = Extract<Order, { type: CodedType }>;

/** Why an order that nobody offered isn't legal: the first rule that forbids it. These name a reason, they don't decide. */
const REASON: DispatchTable<Refused, Bench, RefusalCode> = {
  mulligan: ({ state }, { cards }) =>
    state.phase === 'mulligan' && !isPartOf(cards, handInWords(state, state.turn)) ? 'not-in-hand' : 'mulligan-over',
  deploy: ({ book, state }, { card: id, at, palisadeAt }) => {
    const side = state.turn;
    const card = cardProfile(book, id);
    if (!handInWords(state, side).includes(id)) return 'not-in-hand';
    if (isStratagem(book, id)) return 'not-a-unit';
    if (card === undefined) return 'unknown-card';
    if (!isOnBoard(at)) return 'off-board';
    if (!hasCell(validDeploymentCells(book, state, side, card, ALL_CELLS), cellOf(at))) return 'outside-zone';
    const closed = whyClosed(state, at);
    if (closed !== null) return closed;
    if (!hasRoom(book.rules, state, side)) return 'too-many-units';
    if (missingSupply(card.cost, state.supply[side]) > 0) return 'not-enough-supply';
    return palisadeAt === undefined ? 'outside-zone' : card.namesCell ? 'no-place-to-raise' : 'cannot-raise';
  },
  move: ({ book, state }, { unit: id, to }) => {
    const unit = moverOf(state, id);
    if (typeof unit === 'string') return unit;
    if (!isOnBoard(to)) return 'off-board';
    return whyCannotMoveTo(book, state, unit, to) ?? 'too-far';
  },
  attack: ({ state }, { unit: id, target: targetId }) => {
    const striker = strikerOf(state, id);
    if (typeof striker === 'string') return striker;
    const target = unitById(state, targetId);
    if (target === undefined) return 'no-such-target';
    if (target.side === striker.side) return 'own-target';
    return whyOutOfReach(state, striker, target) ?? whyNoBlow(state, striker, target);
  },
  attackCastle: ({ state }, { unit: id }) => {
    const striker = strikerOf(state, id);
    if (typeof striker === 'string') return striker;
    return whyCannotBesiege(state, striker) ?? 'castle-out-of-reach';
  },
  attackCell: ({ state }, { unit: id, at }) => {
    const striker = strikerOf(state, id);
    if (typeof striker === 'string') return striker;
    if (!isOnBoard(at)) return 'off-board';
    if (wallAt(state, at) === undefined || samePosition(striker, at)) return 'no-wall';
    return whyOutOfReach(state, striker, at) ?? 'no-wall';
  },
  brace: ({ state }, { unit: id }) => {
    const unit = moverOf(state, id);
    return typeof unit === 'string' ? unit : (whyCannotBrace(state, unit) ?? 'cannot-brace');
  },
  march: ({ book, state }, { column, to }) => whyCannotMarch(book, state, column, to) ?? 'no-march',
  play: ({ book, state }, order) => whyCannotPlay(book, state, order),
  endTurn: () => 'mulligan-first',
};

/** The judge: null when `offerOrders` offers an order now, else why it doesn't. Conceding is always allowed. */
export function whyIllegal(book: Book, state: EngineState, order: Order): Refusal | null {
  if (state.winner !== null) return refusal('battle-over');
  if (!isOrder(order)) return refusal('unknown-order');
  if (order.type === 'concede') return null;
  if (state.phase === 'mulligan' && order.type !== 'mulligan') return refusal('mulligan-first');
  if (isOffered(book, state, order)) return null;
  return refusal(dispatch<Refused, Bench, RefusalCode>(REASON, { book, state }, order));
}

function isOffered(book: Book, state: EngineState, order: Refused): boolean {
  const code = codeOfOrder(state, order);
  if (code === null) return false;
  const offered = openOrderList();
  offerOrders(book, state, offered);
  return hasOrder(offered, code);
}

/** The unit that is to act, or why it is nobody's to order about. */
function moverOf(state: EngineState, id: UnitId): Fighter | RefusalCode {
  const unit = unitById(state, id);
  if (unit === undefined) return 'no-such-unit';
  return unit.side === state.turn ? unit : 'not-your-unit';
}

/** The unit that is to strike, or why it can't strike anything. */
function strikerOf(state: EngineState, id: UnitId): Fighter | RefusalCode {
  const unit = moverOf(state, id);
  return typeof unit === 'string' ? unit : (whyCannotStrike(state, unit) ?? unit);
}

function whyOutOfReach(state: EngineState, striker: Fighter, at: Position): RefusalCode | null {
  const { columns, strike } = reachOn(state, striker);
  const from = unitCell(striker);
  if (!hasCell(columns[from] as CellSet, cellOf(at))) return 'out-of-reach';
  return hasCell(strike[from] as CellSet, cellOf(at)) ? null : 'no-line-of-sight';
}

/** Of a target in reach and in sight: it hides, or can't be slid to the named cell. */
function whyNoBlow(state: EngineState, striker: Fighter, target: Fighter): RefusalCode {
  if (isHidden(state, striker, target)) return 'target-hidden';
  return striker.profile.slideSquares === 0 ? 'cannot-slide' : 'no-place-to-slide';
}

/** Orders also come from files: what is no order at all is refused, not thrown at. */
function isOrder(order: unknown): order is Order {
  if (typeof order !== 'object' || order === null || !('type' in order)) return false;
  return order.type === 'concede' || (typeof order.type === 'string' && Object.hasOwn(REASON, order.type));
}

function isPartOf(cards: unknown, hand: readonly string[]): boolean {
  return Array.isArray(cards) && without(hand, cards).length === hand.length - cards.length;
}
