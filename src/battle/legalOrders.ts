import { FLAG, type Traits, unitTraits } from './abilities/traits';
import type { Book } from './book';
import type { Card } from './card';
import {
  ALL_CELLS,
  afterFirst,
  type CellSet,
  cellsHeldBy,
  cellsIn,
  countCells,
  firstCell,
  hasCell,
  takenCells,
} from './cellSet';
import { choicesIn } from './choices';
import { groundOf } from './ground';
import { deploymentZone, movementZone } from './helpers';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import { codeOf, KIND, type OrderCode, orderOf, withSecond, withThird } from './orderCodes';
import { type OrderList, openOrderList, put } from './orderList';
import type { Order } from './orders';
import { COLUMNS, cellOf, POSITIONS } from './position';
import { isHidden } from './reach';
import { missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { type Scope, scopeOf } from './scope';
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
    for (const choice of mulligans(ofSide(state.hands, state.turn))) put(offered, codeOf(KIND.mulligan, choice));
    return;
  }
  const { units, turn } = state;
  const own = cellsHeldBy(units, turn);
  const enemies = takenCells(units) & ~own;
  const ground = groundOf(book, state.ground);
  const open = ALL_CELLS & ~(own | enemies | ground.blocked);
  if (countCells(own) < book.rules.unitsPerSide) offerDeployments(offered, book, state, open);
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side !== turn) continue;
    const scope = scopeOf(book, ground, unit);
    const { traits } = scope;
    const cell = cellOf(unit);
    if (whyCannotStrike(traits, state, unit) === null) offerBlows(offered, book, state, unit, scope, enemies);
    if (whyCannotBrace(traits, state, unit) === null) put(offered, codeOf(KIND.brace, cell));
    const cells = movementZone(scope, state, unit) & open;
    if (cells !== 0) offerCells(offered, codeOf(KIND.move, cell), cells);
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
    else offerCells(offered, code, cells);
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
  enemies: CellSet,
): void {
  const striker = cellOf(unit);
  const { traits, castle } = scope;
  const cells = scope.strike[striker] as CellSet;
  const targets = cells & enemies;
  const { units } = state;
  for (let index = 0; targets !== 0 && index < units.length; index++) {
    const target = units[index] as Unit;
    if (!hasCell(targets, cellOf(target)) || isHidden(unitTraits(book, target), state, unit, target)) continue;
    offerBlow(offered, book, state, striker, target, traits);
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

/** One order for each of some cells. */
function offerCells(offered: OrderList, code: OrderCode, cells: CellSet): void {
  for (let rest = cells; rest !== 0; rest = afterFirst(rest)) put(offered, withSecond(code, firstCell(rest)));
}

function offerMarches(offered: OrderList, book: Book, state: BattleState): void {
  for (const column of COLUMNS) {
    for (const to of COLUMNS) {
      if (whyCannotMarch(book, state, column, to) === null) put(offered, codeOf(KIND.march, column, to));
    }
  }
}
