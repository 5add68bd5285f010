import type { BattleEngine } from '../../battle/BattleEngine';
import { ORDER_TYPE, type OrderCode, orderTypeOf } from '../../battle/legality/orderCodes';
import { type OrderList, openOrderList } from '../../battle/legality/orderList';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import { ORDERS_PER_TURN } from '../players/player';
import { fingerprint } from './fingerprint';
import { emptyLanes, type Lanes, laneOf, openLanes } from './lanes';
import { promiseOf } from './promise';
import { END_TURN, type Judge, type Nodes, type OrderFilter, PRUNED, type PruneOrders } from './searchTerms';
import { enlist, type Line, openShortlist, type Shortlist } from './shortlist';

export interface TurnSearch {
  readonly engine: BattleEngine;
  readonly nodes: Nodes;
  /** Where the turn could end, best first. */
  readonly ends: Shortlist;
  readonly notice: OrderFilter | null;
  readonly sift: PruneOrders | null;
  /** The count of positions at which it stops, wherever it is. */
  limit: number;
  /** Positions that one order further may be tried out in, for the promise of stratagems. */
  promises: number;
  frontier: Lanes;
  next: Lanes;
  /** How many of `promises` are used up. */
  promised: number;
  /** Stratagems played before the search began. */
  playedBefore: number;
  /** Whether no position was dropped but those that were pruned. */
  complete: boolean;
  readonly seen: Set<number>;
  readonly offered: OrderList;
  scratch: EngineState | null;
  /** Where one order further is tried out. */
  beyond: EngineState | null;
}

/** Positions for promises, for each one that is followed from order to order. */
const PROMISES = 120;

/** Opens a beam search of `width` positions that keeps the best `keep` ends of the turn. */
export function openTurnSearch(
  engine: BattleEngine,
  nodes: Nodes,
  width: number,
  keep: number,
  notice: OrderFilter | null,
  sift: PruneOrders | null = null,
): TurnSearch {
  return {
    engine,
    nodes,
    ends: openShortlist(keep),
    notice,
    sift,
    limit: Number.POSITIVE_INFINITY,
    // A search that prunes by a bound needs no promise.
    promises: sift === null ? PROMISES * width : 0,
    frontier: openLanes(width),
    next: openLanes(width),
    promised: 0,
    playedBefore: 0,
    complete: true,
    seen: new Set(),
    offered: openOrderList(),
    scratch: null,
    beyond: null,
  };
}

/** Runs the beam search and leaves its result in `ends`. Stops as soon as an end is worth `enough`. */
export function searchTurn(search: TurnSearch, start: EngineState, judge: Judge, enough: number): void {
  const { seen, ends } = search;
  seen.clear();
  search.complete = true;
  ends.size = 0;
  emptyLanes(search.frontier);
  search.playedBefore = start.played;
  search.promised = 0;
  search.scratch ??= cloneEngineState(start);
  const value = judge(start);
  enlist(search.frontier.plain, start, null, value);
  enlist(ends, start, null, value);
  for (let orders = 1; orders < ORDERS_PER_TURN; orders++) {
    emptyLanes(search.next);
    if (followLane(search, search.frontier.plain, judge, enough)) return;
    if (followLane(search, search.frontier.played, judge, enough)) return;
    if (search.next.plain.size + search.next.played.size === 0) return;
    const { frontier } = search;
    search.frontier = search.next;
    search.next = frontier;
  }
}

/** True when one of its positions leads to an end that is worth enough, or the limit is reached. */
function followLane(search: TurnSearch, lane: Shortlist, judge: Judge, enough: number): boolean {
  for (let place = 0; place < lane.size; place++) {
    const { state, line } = lane.entries[place] as Shortlist['entries'][number];
    if (followUps(search, state, line, judge, enough)) return true;
  }
  return false;
}

/** True when one of them is worth enough, or the limit is reached. */
function followUps(search: TurnSearch, state: EngineState, line: Line | null, judge: Judge, enough: number): boolean {
  const { engine, offered, seen, nodes, notice } = search;
  const scratch = search.scratch as EngineState;
  if (nodes.count >= search.limit) {
    search.complete = false;
    return true;
  }
  engine.offerOrders(state, offered);
  search.sift?.(state, offered);
  for (let index = 0; index < offered.count; index++) {
    const code = offered.codes[index] as OrderCode;
    if (code === END_TURN || (notice !== null && !notice(code, state))) continue;
    copyState(scratch, state);
    engine.carryOutCode(scratch, code);
    nodes.count += 1;
    const key = fingerprint(scratch);
    if (seen.has(key)) continue;
    seen.add(key);
    const value = judge(scratch);
    if (value === PRUNED) continue;
    const there: Line = { code, before: line };
    enlist(search.ends, scratch, there, value);
    if (value >= enough) return true;
    if (scratch.winner !== null) continue;
    const isPromising = search.promised < search.promises && orderTypeOf(code) === ORDER_TYPE.play;
    const place = isPromising ? promiseOf(search, scratch, judge, value) : value;
    const lane = laneOf(search.next, scratch.played > search.playedBefore);
    if (!enlist(lane, scratch, there, place)) search.complete = false;
  }
  return false;
}
