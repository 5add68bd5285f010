import { ofSide, type Side } from '../kernel/sides';
import { traitsOf, unitTraits } from './abilities/traits';
import type { Book } from './book';
import type { Card } from './card';
import { type CellSet, cellsIn, hasCell } from './cellSet';
import { type Choice, cardHeld, choicesIn } from './choices';
import { BESIEGES, BRACES, type Duty, dutyCell, dutyStrikes, SLIDES } from './duty';
import { groundOf } from './ground';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import { codeOf, firstPart, KIND, type OrderCode, orderOf, withSecond, withThird } from './orderCodes';
import { type OrderList, openOrderList, put, putAmong, putEach } from './orderList';
import type { Order } from './orders';
import { COLUMNS, cellOf, POSITIONS } from './position';
import { isHidden } from './reach';
import { missingSupply } from './readiness';
import { REVIEW, review } from './review';
import type { BattleState, Wall } from './state';
import { type Unit, unitCell } from './unit';
import { openOn, validDeploymentCells, validMovementCells } from './validCells';

const END_TURN = codeOf(KIND.endTurn);

/**
 * Every order that may be given now, deployments first, then unit by unit, the end of the turn last. Conceding is always
 * allowed but is no move, so it isn't offered.
 */
export function offerOrders(book: Book, state: BattleState, offered: OrderList): void {
  offered.count = 0;
  if (state.winner !== null) return;
  if (state.phase === 'mulligan') {
    for (const choice of mulligans(ofSide(state.hands, state.turn))) put(offered, codeOf(KIND.mulligan, choice));
    return;
  }
  const ground = groundOf(book, state.ground);
  review(book, ground, state);
  const { ownCount, duties, enemies } = REVIEW;
  const open = openOn(ground, REVIEW.own | enemies);
  if (ownCount < book.rules.unitsPerSide) offerDeployments(offered, book, state, open);
  for (let index = 0; index < ownCount; index++) {
    const duty = duties[index] as Duty;
    const cell = dutyCell(duty);
    const strikes = dutyStrikes(duty);
    const targets = strikes & enemies;
    if (targets !== 0) offerBlows(offered, book, state, index, targets);
    if ((duty & BESIEGES) !== 0) put(offered, codeOf(KIND.attackCastle, cell));
    if (state.walls.length > 0) offerBreaches(offered, state.walls, strikes, cell);
    if ((duty & BRACES) !== 0) put(offered, codeOf(KIND.brace, cell));
    const ways = validMovementCells(duty, open);
    if (ways !== 0) putEach(offered, codeOf(KIND.move, cell), ways);
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
  if (hand.length === 0) return;
  const supply = ofSide(state.supply, side);
  const home = validDeploymentCells(book, state, side, undefined, open);
  const { places, distinct, count } = choicesIn(book, hand, side);
  for (let index = 0; index < count; index++) {
    const { cost, isUsual } = distinct[index] as Choice;
    if (missingSupply(cost, supply) > 0) continue;
    const code = codeOf(KIND.deploy, places[index] as number);
    if (isUsual === true) putEach(offered, code, home);
    else offerUnusual(offered, book, state, code, open);
  }
}

/** Of a card that deploys anywhere, or names a cell beside its own. */
function offerUnusual(offered: OrderList, book: Book, state: BattleState, code: OrderCode, open: CellSet): void {
  const card = cardHeld(book, ofSide(state.hands, state.turn), state.turn, firstPart(code)) as Card;
  const cells = validDeploymentCells(book, state, state.turn, card, open);
  if (traitsOf(book, card).namesCell) offerNaming(offered, book, state, code, cells);
  else putEach(offered, code, cells);
}

/** The cell that a deployment changes is named beside it, and needn't be. */
function offerNaming(offered: OrderList, book: Book, state: BattleState, code: OrderCode, cells: CellSet): void {
  for (const at of cellsIn(cells)) {
    const deployed = withSecond(code, cellOf(at));
    put(offered, deployed);
    for (const named of POSITIONS) {
      if (isNameable(book, state, at, named)) put(offered, withThird(deployed, cellOf(named)));
    }
  }
}

function offerBlows(offered: OrderList, book: Book, state: BattleState, index: number, targets: CellSet): void {
  const { elusive, duties, enemyCells, enemyCount } = REVIEW;
  const duty = duties[index] as Duty;
  if ((duty & SLIDES) !== 0 || (targets & elusive) !== 0) offerChosen(offered, book, state, index, targets);
  else putAmong(offered, codeOf(KIND.attack, dutyCell(duty)), enemyCells, enemyCount, targets);
}

/** Blows at what abilities closed. Nobody strikes the cell that he stands on: a live edit may have opened a wall's terrain. */
function offerBreaches(offered: OrderList, walls: readonly Wall[], strikes: CellSet, striker: number): void {
  for (let index = 0; index < walls.length; index++) {
    const cell = cellOf(walls[index] as Wall);
    if (cell !== striker && hasCell(strikes, cell)) put(offered, codeOf(KIND.attackCell, striker, cell));
  }
}

/** Where somebody may hide, or a target may be slid to a cell of the attacker's choice. */
function offerChosen(offered: OrderList, book: Book, state: BattleState, index: number, targets: CellSet): void {
  const { ownPlaces, enemyPlaces, enemyCells, enemyCount } = REVIEW;
  const unit = state.units[ownPlaces[index] as number] as Unit;
  const { slideSquares } = unitTraits(book, unit);
  for (let enemy = 0; enemy < enemyCount; enemy++) {
    const target = state.units[enemyPlaces[enemy] as number] as Unit;
    if (!hasCell(targets, enemyCells[enemy] as number) || isHidden(unitTraits(book, target), state, unit, target))
      continue;
    const blow = codeOf(KIND.attack, unitCell(unit), unitCell(target));
    put(offered, blow);
    if (slideSquares === 0) continue;
    for (const to of slideTargets(book, state, target, slideSquares)) put(offered, withThird(blow, cellOf(to)));
  }
}

function offerMarches(offered: OrderList, book: Book, state: BattleState): void {
  for (const column of COLUMNS) {
    for (const to of COLUMNS) {
      if (whyCannotMarch(book, state, column, to) === null) put(offered, codeOf(KIND.march, column, to));
    }
  }
}
