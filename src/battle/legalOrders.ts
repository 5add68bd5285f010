import { FLAG, type Traits, traitsOf } from './abilities/traits';
import type { Book } from './book';
import { ALL_CELLS, afterFirst, type CellSet, cellsHeldBy, cellsIn, firstCell, hasCell, takenCells } from './cellSet';
import { type Choice, choicesIn } from './choices';
import { type Ground, groundOf } from './ground';
import { deploymentZone, movementZone } from './helpers';
import { whyCannotMarch } from './march';
import { mulligans } from './mulligans';
import { isNameable, slideTargets } from './named';
import { codeOf, KIND, type OrderCode, orderOf, withSecond, withThird } from './orderCodes';
import { type OrderList, openOrderList, put } from './orderList';
import type { Order } from './orders';
import { COLUMNS, cellOf, POSITIONS } from './position';
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
    for (const choice of mulligans(ofSide(state.hands, state.turn))) put(offered, codeOf(KIND.mulligan, choice));
    return;
  }
  const ground = groundOf(book, state.ground);
  const { units, turn } = state;
  const taken = takenCells(units);
  const open = ALL_CELLS & ~(taken | ground.blocked);
  const enemies = taken & ~cellsHeldBy(units, turn);
  offerDeployments(offered, book, state, open);
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side !== turn) continue;
    const traits = traitsOf(book, unit);
    if (whyCannotStrike(traits, state, unit) === null) offerBlows(offered, book, state, ground, unit, traits, enemies);
    if (whyCannotBrace(traits, state, unit) === null) put(offered, codeOf(KIND.brace, cellOf(unit)));
    const cells = movementZone(book.rules, traits, ground, state, unit) & open;
    if (cells !== 0) offerCells(offered, codeOf(KIND.move, cellOf(unit)), cells);
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
  const supply = ofSide(state.supply, side);
  // The same cells for every card that may not deploy anywhere.
  const home = deploymentZone(book, state, side) & open;
  const choices = choicesIn(book, hand, side);
  for (let index = 0; index < choices.length; index++) {
    const { card, traits, place } = choices[index] as Choice;
    if (missingSupply(card, supply) > 0) continue;
    const cells = (traits.flags & FLAG.deployAnywhere) === 0 ? home : deploymentZone(book, state, side, card) & open;
    const code = codeOf(KIND.deploy, place);
    if (traits.namesCell) offerNaming(offered, book, state, code, cells);
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
  ground: Ground,
  unit: Unit,
  traits: Traits,
  enemies: CellSet,
): void {
  const striker = cellOf(unit);
  const cells = cellsInReach(book.rules, traits, ground, unit) & cellsInSight(ground, unit);
  const { units, walls } = state;
  const targets = cells & enemies;
  for (let index = 0; targets !== 0 && index < units.length; index++) {
    const target = units[index] as Unit;
    if (!hasCell(targets, cellOf(target)) || isHidden(traitsOf(book, target), state, unit, target)) continue;
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
