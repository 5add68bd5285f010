import { ofSide, opponentOf, type Side } from '../../kernel/sides';
import { isHidden } from '../abilities/flags';
import type { Book } from '../model/book';
import { ALL_CELLS, type CellSet, cellsHeldBy, cellsIn, countCells, hasCell } from '../model/cellSet';
import { type EngineState, handInWords } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import type { Order } from '../model/orders';
import { COLUMNS, cellOf, POSITIONS, unitCell } from '../model/position';
import type { UnitProfile } from '../model/unitProfile';
import { canRaiseAt, slideTargets } from './chosenCells';
import { whyCannotMarch } from './columnMarch';
import { mulligans } from './mulligans';
import { codeOf, ORDER_TYPE, type OrderCode, orderOf, withSecond, withThird } from './orderCodes';
import { type OrderList, openOrderList, put, putEach } from './orderList';
import { offerPlays } from './plays';
import { missingSupply, whyCannotBesiege, whyCannotBrace, whyCannotStrike } from './readiness';
import { canReachCastle, cellsStruckFrom, validDeploymentCells, validMovementCells } from './validCells';

/**
 * The one statement of what is legal: every order that may be given now, deployments first, then unit by unit, then
 * stratagems, the end of the turn last. Refusals only tell why an order isn't among them. Conceding is always allowed but is
 * no move, so it isn't offered.
 */
export function offerOrders(book: Book, state: EngineState, offered: OrderList): void {
  offered.count = 0;
  if (state.winner !== null) return;
  if (state.phase === 'mulligan') {
    for (const choice of mulligans(handInWords(state, state.turn))) put(offered, codeOf(ORDER_TYPE.mulligan, choice));
    return;
  }
  const { units, turn } = state;
  const own = cellsHeldBy(units, turn);
  const enemies = cellsHeldBy(units, opponentOf(turn));
  const open = ALL_CELLS & ~(own | enemies | state.ground.blocked);
  const hasRoom = countCells(own) < book.rules.unitsPerSide;
  const holdsStratagem = hasRoom ? offerDeployments(offered, book, state, open) : hasStratagem(state);
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === turn) offerActions(offered, state, unit, enemies, open);
  }
  if (book.rules.optional.march) offerMarches(offered, book, state);
  if (holdsStratagem) offerPlays(offered, book, state);
  put(offered, codeOf(ORDER_TYPE.endTurn));
}

/** The same in words, for one side: nobody has an order to give out of turn. */
export function legalOrders(book: Book, state: EngineState, side: Side): Order[] {
  if (state.turn !== side) return [];
  const offered = openOrderList();
  offerOrders(book, state, offered);
  return Array.from(offered.codes.subarray(0, offered.count), (code) => orderOf(state, code));
}

/** Of two copies of a card, which are one choice, the first counts. Tells whether there are stratagems beside. */
function offerDeployments(offered: OrderList, book: Book, state: EngineState, open: CellSet): boolean {
  let holdsStratagem = false;
  const hand = ofSide(state.hands, state.turn);
  const supply = ofSide(state.supply, state.turn);
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] as UnitProfile;
    if (!card.isDeployable) {
      if (card.stratagem !== null) holdsStratagem = true;
      continue;
    }
    if (missingSupply(card.cost, supply) > 0 || hand.indexOf(card) < place) continue;
    const cells = validDeploymentCells(book, state, state.turn, card, open);
    const code = codeOf(ORDER_TYPE.deploy, place);
    if (card.namesCell) offerNaming(offered, state, code, cells);
    else putEach(offered, code, cells);
  }
  return holdsStratagem;
}

function hasStratagem({ hands, turn }: EngineState): boolean {
  const hand = ofSide(hands, turn);
  for (let place = 0; place < hand.length; place++) if ((hand[place] as UnitProfile).stratagem !== null) return true;
  return false;
}

/** The cell that a deployment changes is named beside it, and needn't be. */
function offerNaming(offered: OrderList, state: EngineState, code: OrderCode, cells: CellSet): void {
  for (const at of cellsIn(cells)) {
    const deployed = withSecond(code, cellOf(at));
    put(offered, deployed);
    for (const named of POSITIONS) {
      if (canRaiseAt(state, at, named)) put(offered, withThird(deployed, cellOf(named)));
    }
  }
}

/** What one unit may do: strike a card, the castle, a wall; brace; move. */
function offerActions(offered: OrderList, state: EngineState, unit: Fighter, enemies: CellSet, open: CellSet): void {
  const cell = unitCell(unit);
  if (whyCannotStrike(state, unit) === null) {
    const struck = cellsStruckFrom(state, unit);
    if ((struck & enemies) !== 0) offerBlows(offered, state, unit, struck);
    if (canReachCastle(state, unit) && whyCannotBesiege(state, unit) === null) {
      put(offered, codeOf(ORDER_TYPE.attackCastle, cell));
    }
    if (state.walls.length > 0) offerBreaches(offered, state, cell, struck);
  }
  if (whyCannotBrace(state, unit) === null) put(offered, codeOf(ORDER_TYPE.brace, cell));
  const ways = validMovementCells(state, unit, open);
  if (ways !== 0) putEach(offered, codeOf(ORDER_TYPE.move, cell), ways);
}

/** Some cards hide; some attackers may slide their target to a cell of their choice. */
function offerBlows(offered: OrderList, state: EngineState, unit: Fighter, struck: CellSet): void {
  const { units } = state;
  const { slideSquares } = unit.profile;
  for (let index = 0; index < units.length; index++) {
    const target = units[index] as Fighter;
    const at = unitCell(target);
    if (target.side === unit.side || !hasCell(struck, at) || isHidden(state, unit, target)) continue;
    const blow = codeOf(ORDER_TYPE.attack, unitCell(unit), at);
    put(offered, blow);
    if (slideSquares === 0) continue;
    for (const to of slideTargets(state, target, slideSquares)) put(offered, withThird(blow, cellOf(to)));
  }
}

/** Blows at what abilities closed. Nobody strikes the cell that he stands on: a live edit may have opened a wall's terrain. */
function offerBreaches(offered: OrderList, { walls }: EngineState, striker: number, struck: CellSet): void {
  for (const wall of walls) {
    const cell = cellOf(wall);
    if (cell !== striker && hasCell(struck, cell)) put(offered, codeOf(ORDER_TYPE.attackCell, striker, cell));
  }
}

function offerMarches(offered: OrderList, book: Book, state: EngineState): void {
  for (const column of COLUMNS) {
    for (const to of COLUMNS) {
      if (whyCannotMarch(book, state, column, to) === null) put(offered, codeOf(ORDER_TYPE.march, column, to));
    }
  }
}
