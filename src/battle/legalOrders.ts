import { FLAG, type Traits } from './abilities/traits';
import type { Book } from './book';
import type { Card } from './card';
import { ALL_CELLS, type CellSet, cellsIn, hasCell } from './cellSet';
import { choicesIn } from './choices';
import { groundOf } from './ground';
import { deploymentZone, movementZone } from './helpers';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import { codeOf, KIND, type OrderCode, orderOf, withSecond, withThird } from './orderCodes';
import { type OrderList, openOrderList, put, putAmong, putEach } from './orderList';
import type { Order } from './orders';
import { COLUMNS, cellOf, POSITIONS } from './position';
import { isHidden } from './reach';
import { missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { REVIEW, reviewOf } from './review';
import { type Scope, scopeAt } from './scope';
import { ofSide, type Side } from './sides';
import type { BattleState, Wall } from './state';
import { type Unit, unitCell } from './unit';

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
  const { own, ownCells, enemyCells } = reviewOf(book, ground, state);
  const open = ALL_CELLS & ~(ownCells | enemyCells | ground.blocked);
  if (own.count < book.rules.unitsPerSide) offerDeployments(offered, book, state, open);
  for (let index = 0; index < own.count; index++) {
    const place = own.places[index] as number;
    const unit = state.units[place] as Unit;
    const scope = scopeAt(book, ground, unit, place);
    const cell = own.cells[index] as number;
    const { traits } = scope;
    if (whyCannotStrike(traits, state, unit) === null) offerBlows(offered, book, state, unit, scope, cell);
    if (whyCannotBrace(traits, state, unit) === null) put(offered, codeOf(KIND.brace, cell));
    const cells = movementZone(scope, state, unit, cell) & open;
    if (cells !== 0) putEach(offered, codeOf(KIND.move, cell), cells);
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
  // The same cells for every card that may not deploy anywhere.
  const home = deploymentZone(book, state, side) & open;
  const { cards, traits, places, count } = choicesIn(book, hand, side);
  for (let index = 0; index < count; index++) {
    const card = cards[index] as Card;
    if (missingSupply(card, supply) > 0) continue;
    const { flags, namesCell } = traits[index] as Traits;
    const cells = (flags & FLAG.deployAnywhere) === 0 ? home : deploymentZone(book, state, side, card) & open;
    const code = codeOf(KIND.deploy, places[index] as number);
    if (namesCell) offerNaming(offered, book, state, code, cells);
    else putEach(offered, code, cells);
  }
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

function offerBlows(
  offered: OrderList,
  book: Book,
  state: BattleState,
  unit: Unit,
  scope: Scope,
  striker: number,
): void {
  const { traits, castle } = scope;
  const cells = scope.strike[striker] as CellSet;
  const targets = cells & REVIEW.enemyCells;
  if (traits.slideSquares > 0 || (targets & REVIEW.elusive) !== 0) {
    offerChosen(offered, book, state, unit, scope, targets);
  } else if (targets !== 0) {
    const { enemies } = REVIEW;
    putAmong(offered, codeOf(KIND.attack, striker), enemies.cells, enemies.count, targets);
  }
  if (hasCell(castle, striker) && whyCannotBesiege(traits, state, unit) === null) {
    put(offered, codeOf(KIND.attackCastle, striker));
  }
  const { walls } = state;
  for (let index = 0; index < walls.length; index++) {
    const cell = cellOf(walls[index] as Wall);
    if (hasCell(cells, cell)) put(offered, codeOf(KIND.attackCell, striker, cell));
  }
}

/** Where somebody may hide, or a target may be slid to a cell of the attacker's choice. */
function offerChosen(
  offered: OrderList,
  book: Book,
  state: BattleState,
  unit: Unit,
  { ground, traits: { slideSquares } }: Scope,
  targets: CellSet,
): void {
  const { places, cells, count } = REVIEW.enemies;
  for (let index = 0; index < count; index++) {
    const place = places[index] as number;
    const target = state.units[place] as Unit;
    const { traits } = scopeAt(book, ground, target, place);
    if (!hasCell(targets, cells[index] as number) || isHidden(traits, state, unit, target)) continue;
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
