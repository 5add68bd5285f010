import { alwaysHas, FLAG, type Traits, traitsOf } from './abilities/traits';
import { type Book, cardIn } from './book';
import type { Card, CardId } from './card';
import { type CellSet, hasCell } from './cellSet';
import { type Ground, groundOf } from './ground';
import { deploymentZone, movementZone, openCells } from './helpers';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import { codeOf, KIND, orderOf } from './orderCodes';
import { type OrderList, openOrderList, put } from './orderList';
import type { Order } from './orders';
import { COLUMNS, cellOf, POSITIONS, type Position } from './position';
import { canReachCastle, cellsInReach, cellsInSight, isHidden } from './reach';
import { hasRoom, missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { ofSide, type Side } from './sides';
import type { BattleState, Wall } from './state';
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
  const ground = groundOf(book, state.ground);
  const open = openCells(ground, state);
  offerDeployments(offered, book, state, open);
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side !== state.turn) continue;
    const traits = traitsOf(book, unit);
    if (whyCannotStrike(traits, state, unit) === null) offerBlows(offered, book, state, ground, unit, traits);
    if (whyCannotBrace(traits, state, unit) === null) put(offered, codeOf(KIND.brace, cellOf(unit)));
    offerMoves(offered, cellOf(unit), movementZone(book.rules, traits, ground, state, unit) & open);
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

function offerBlows(
  offered: OrderList,
  book: Book,
  state: BattleState,
  ground: Ground,
  unit: Unit,
  traits: Traits,
): void {
  const striker = cellOf(unit);
  const cells = cellsInReach(book.rules, traits, ground, unit) & cellsInSight(ground, unit);
  const { units, walls } = state;
  for (let index = 0; index < units.length; index++) {
    const target = units[index] as Unit;
    if (target.side === unit.side || !hasCell(cells, cellOf(target))) continue;
    if (!isHidden(traitsOf(book, target), state, unit, target))
      offerBlow(offered, book, state, striker, target, traits);
  }
  if (whyCannotBesiege(traits, state, unit) === null && canReachCastle(book, unit)) {
    put(offered, codeOf(KIND.attackCastle, striker));
  }
  for (let index = 0; index < walls.length; index++) {
    const cell = cellOf(walls[index] as Wall);
    if (hasCell(cells, cell)) put(offered, codeOf(KIND.attackCell, striker, cell));
  }
}

function offerBlow(
  offered: OrderList,
  book: Book,
  state: BattleState,
  striker: number,
  target: Unit,
  { slideSquares }: Traits,
): void {
  put(offered, codeOf(KIND.attack, striker, cellOf(target)));
  if (slideSquares === 0) return;
  for (const to of slideTargets(book, state, target, slideSquares)) {
    put(offered, codeOf(KIND.attack, striker, cellOf(target), cellOf(to)));
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
