import type { BattleEngine } from '../../battle/BattleEngine';
import {
  cardInHand,
  firstPart,
  ORDER_TYPE,
  type OrderCode,
  orderTypeOf,
  unitOn,
} from '../../battle/legality/orderCodes';
import { type OrderList, openOrderList } from '../../battle/legality/orderList';
import { has, STATUS } from '../../battle/model/body';
import type { Book } from '../../battle/model/book';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import { ofSide, opponentOf } from '../../kernel/sides';
import { ORDERS_PER_TURN } from '../players/player';
import { fingerprint } from './fingerprint';
import { END_TURN, type Nodes } from './searchTerms';
import type { Verdict } from './siegeBeam';
import { keepSiegeOrders } from './siegeOrders';
import { helpsSiege, siegeUpperBound } from './siegeUpperBound';

interface Search {
  readonly engine: BattleEngine;
  readonly nodes: Nodes;
  readonly limit: number;
  /** Restricted to direct siege orders. */
  readonly direct: boolean;
  readonly seen: Set<number>;
  /** By the number of orders given. */
  readonly states: EngineState[];
  readonly offers: OrderList[];
  readonly codes: OrderCode[];
}

/** Move ordering: blows at the castle first, then blows at cards, stratagems, moves, deployments, bracing. */
const MOVE_ORDERING: readonly (readonly number[])[] = [
  [ORDER_TYPE.attackCastle],
  [ORDER_TYPE.attack, ORDER_TYPE.attackCell],
  [ORDER_TYPE.play],
  [ORDER_TYPE.move, ORDER_TYPE.march],
  [ORDER_TYPE.deploy],
  [ORDER_TYPE.brace],
];

/** Exhaustive depth-first search for a win this turn; null when `limit` positions were not enough. */
export function exactWin(engine: BattleEngine, start: EngineState, limit: number, nodes: Nodes): Verdict {
  if (!isOpen(engine, start)) return false;
  const end = nodes.count + limit;
  const whole = openSearch(engine, nodes, end, false, start);
  if (searchDeeper(whole, 0)) return whole.codes;
  return nodes.count >= end ? null : false;
}

/** The same search over direct siege orders only; false only where the upper bound rules a win out. */
export function directWin(engine: BattleEngine, start: EngineState, limit: number, nodes: Nodes): Verdict {
  if (!isOpen(engine, start)) return false;
  const direct = openSearch(engine, nodes, nodes.count + limit, true, start);
  return searchDeeper(direct, 0) ? direct.codes : null;
}

function isOpen(engine: BattleEngine, start: EngineState): boolean {
  return start.winner === null && start.phase === 'battle' && isWinPossible(engine, start);
}

function openSearch(engine: BattleEngine, nodes: Nodes, limit: number, direct: boolean, start: EngineState): Search {
  return { engine, nodes, limit, direct, seen: new Set(), states: [cloneEngineState(start)], offers: [], codes: [] };
}

function isWinPossible({ book }: BattleEngine, state: EngineState): boolean {
  return siegeUpperBound(book, state) >= ofSide(state.castles, opponentOf(state.turn));
}

/** True when the battle is won; `codes` are then the orders that win it. */
function searchDeeper(search: Search, depth: number): boolean {
  if (depth >= ORDERS_PER_TURN - 1) return false;
  const { engine, states, offers } = search;
  const state = states[depth] as EngineState;
  offers[depth] ??= openOrderList();
  states[depth + 1] ??= cloneEngineState(state);
  const offered = offers[depth] as OrderList;
  engine.offerOrders(state, offered);
  keepSiegeOrders(engine.book, state, offered);
  for (const kinds of MOVE_ORDERING) {
    for (let index = 0; index < offered.count; index++) {
      const code = offered.codes[index] as OrderCode;
      if (code === END_TURN || !kinds.includes(orderTypeOf(code))) continue;
      if (search.direct && !isDirect(engine.book, state, code)) continue;
      if (tryOrder(search, depth, code)) return true;
    }
  }
  return false;
}

/** A blow, a step of somebody who can still strike, or a card that helps others to strike or strikes at once. */
function isDirect(book: Book, state: EngineState, code: OrderCode): boolean {
  const kind = orderTypeOf(code);
  if (kind === ORDER_TYPE.move) return !has(unitOn(state, firstPart(code)), STATUS.attacked);
  if (kind === ORDER_TYPE.deploy) return helpsSiege(book, cardInHand(state, firstPart(code)));
  return kind !== ORDER_TYPE.brace;
}

/** Whether an order wins, or something after it. */
function tryOrder(search: Search, depth: number, code: OrderCode): boolean {
  const { engine, nodes, seen, states, codes } = search;
  if (nodes.count >= search.limit) return false;
  const state = states[depth] as EngineState;
  const next = states[depth + 1] as EngineState;
  copyState(next, state);
  engine.carryOutCode(next, code);
  nodes.count += 1;
  codes[depth] = code;
  codes.length = depth + 1;
  if (next.winner !== null) return next.winner === state.turn;
  const key = fingerprint(next);
  if (seen.has(key) || !isWinPossible(engine, next)) return false;
  seen.add(key);
  return searchDeeper(search, depth + 1);
}
