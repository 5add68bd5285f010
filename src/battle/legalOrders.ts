import { FLAG, alwaysHas, traitsOf } from './abilities/traits';
import { type Book, cardIn } from './book';
import type { Card, CardId } from './card';
import { type CellSet, hasCell } from './cellSet';
import { deploymentZone, movementZone, openCells } from './helpers';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import { codeOf, KIND, orderOf } from './orderCodes';
import { type OrderList, openOrderList, put } from './orderList';
import type { Order } from './orders';
import { COLUMNS, cellOf, POSITIONS, type Position } from './position';
import { canReachCastle, spanOf, whyNoTarget, whyOutOfReach } from './reach';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { ofSide, type Side } from './sides';
import type { BattleState } from './state';
import type { Unit } from './unit';

const END_TURN = codeOf(KIND.endTurn);

/**
 * Every order that may be given now, deployments first, then unit by unit, the end of the turn last. Conceding is always
 * allowed but is no move, so it isn't offered.
 */
export function offerOrders(book: Book, state: BattleState, offered: OrderList): void {
  offered.count = 0;
  if (state.winner !== null) return;
  if (state.phase === 'mulligan') {
    for (const choice of mulligans(state.hands[state.turn])) put(offered, codeOf(KIND.mulligan, choice));
    return;
  }
  const open = openCells(book, state);
  offerDeployments(offered, book, state, open);
  for (const unit of state.units) {
    if (unit.side !== state.turn) continue;
    offerBlows(offered, book, state, unit);
    if (whyCannotBrace(book, state, unit) === null) put(offered, codeOf(KIND.brace, cellOf(unit)));
    offerMoves(offered, cellOf(unit), movementZone(book, state, unit) & open);
  }
  if (book.rules.optional.march) offerMarches(offered, book, state);
  put(offered, END_TURN);
}

/** The same, in words, for one side: nobody has an order to give out of turn. */
export function offererOf(book: Book): (state: BattleState, side: Side) => Order[] {
  const offered = openOrderList();
  return (state, side) => {
    if (state.turn !== side) return [];
    offerOrders(book, state, offered);
    return Array.from(offered.codes.subarray(0, offered.count), (code) => orderOf(state, code));
  };
}

function offerDeployments(offered: OrderList, book: Book, state: BattleState, open: CellSet): void {
  const side = state.turn;
  const hand = ofSide(state.hands, side);
  if (hand.length === 0 || !hasRoom(book.rules, state, side)) return;
  // The same cells for every card that may not deploy anywhere.
  const home = deploymentZone(book, state, side) & open;
  for (let place = 0; place < hand.length; place++) {
    const card = cardIn(book, hand[place] as CardId);
    if (card === undefined || missingSupply(card, ofSide(state.supply, side)) > 0) continue;
    // Two copies in hand are one order.
    if (hand.indexOf(card.id) < place) continue;
    const anywhere = alwaysHas(book, card, FLAG.deployAnywhere);
    const cells = anywhere ? deploymentZone(book, state, side, card) & open : home;
    for (let cell = 0; cell < POSITIONS.length; cell++) {
      if (hasCell(cells, cell)) offerDeployment(offered, book, state, card, place, cell);
    }
  }
}

function offerDeployment(
  offered: OrderList,
  book: Book,
  state: BattleState,
  card: Card,
  place: number,
  cell: number,
): void {
  put(offered, codeOf(KIND.deploy, place, cell));
  if (!traitsOf(book, card).namesCell) return;
  const at = POSITIONS[cell] as Position;
  for (const named of POSITIONS) {
    if (isNameable(book, state, at, named)) put(offered, codeOf(KIND.deploy, place, cell, cellOf(named)));
  }
}

function offerBlows(offered: OrderList, book: Book, state: BattleState, unit: Unit): void {
  if (whyCannotStrike(book, state, unit) !== null) return;
  const striker = cellOf(unit);
  const span = spanOf(book, state, unit);
  const squares = traitsOf(book, unit).slideSquares;
  for (const target of state.units) {
    if (target.side === unit.side || whyNoTarget(book, state, span, unit, target) !== null) continue;
    put(offered, codeOf(KIND.attack, striker, cellOf(target)));
    if (squares === 0) continue;
    for (const to of slideTargets(book, state, target, squares)) {
      put(offered, codeOf(KIND.attack, striker, cellOf(target), cellOf(to)));
    }
  }
  if (whyCannotBesiege(book, state, unit) === null && canReachCastle(book, unit)) {
    put(offered, codeOf(KIND.attackCastle, striker));
  }
  for (const wall of state.walls) {
    if (whyOutOfReach(span, unit, wall) === null) put(offered, codeOf(KIND.attackCell, striker, cellOf(wall)));
  }
}

function offerMoves(offered: OrderList, from: number, cells: CellSet): void {
  if (cells === 0) return;
  for (let to = 0; to < POSITIONS.length; to++) if (hasCell(cells, to)) put(offered, codeOf(KIND.move, from, to));
}

function offerMarches(offered: OrderList, book: Book, state: BattleState): void {
  for (const column of COLUMNS) {
    for (const to of COLUMNS) {
      if (whyCannotMarch(book, state, column, to) === null) put(offered, codeOf(KIND.march, column, to));
    }
  }
}
