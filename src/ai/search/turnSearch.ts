import type { BattleEngine } from '../../battle/BattleEngine';
import { codeOf, ORDER_TYPE, type OrderCode } from '../../battle/legality/orderCodes';
import { type OrderList, openOrderList } from '../../battle/legality/orderList';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import { ORDERS_PER_TURN } from '../players/player';
import { fingerprint } from './fingerprint';
import { enlist, type Line, openShortlist, type Shortlist } from './shortlist';

export const END_TURN: OrderCode = codeOf(ORDER_TYPE.endTurn);

/** How good it would be for whoever's turn it is to end it here. */
export type Judge = (state: EngineState) => number;

/** The value of a position that is pruned. */
export const PRUNED = Number.NEGATIVE_INFINITY;

/** A count that all parts of one decision share: the same decision always looks at the same positions. */
export interface Nodes {
  count: number;
}

/** Removes orders that needn't be searched from a list, in place. */
export type PruneOrders = (state: EngineState, offered: OrderList) => void;

/** Whether a player considers an order at all. */
export type OrderFilter = (code: OrderCode, state: EngineState) => boolean;

export interface TurnSearch {
  readonly engine: BattleEngine;
  readonly nodes: Nodes;
  /** Where the turn could end, best first. */
  readonly ends: Shortlist;
  readonly notice: OrderFilter | null;
  readonly sift: PruneOrders | null;
  frontier: Shortlist;
  next: Shortlist;
  /** Whether no position was dropped but those that were pruned. */
  complete: boolean;
  readonly seen: Set<number>;
  readonly offered: OrderList;
  scratch: EngineState | null;
}

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
    frontier: openShortlist(width),
    next: openShortlist(width),
    complete: true,
    seen: new Set(),
    offered: openOrderList(),
    scratch: null,
  };
}

/** Runs the beam search and leaves its result in `ends`. Stops as soon as an end is worth `enough`. */
export function searchTurn(search: TurnSearch, start: EngineState, judge: Judge, enough: number): void {
  const { seen, ends } = search;
  seen.clear();
  search.complete = true;
  ends.size = 0;
  search.frontier.size = 0;
  search.scratch ??= cloneEngineState(start);
  const value = judge(start);
  enlist(search.frontier, start, null, value);
  enlist(ends, start, null, value);
  for (let orders = 1; orders < ORDERS_PER_TURN; orders++) {
    search.next.size = 0;
    for (let place = 0; place < search.frontier.size; place++) {
      const { state, line } = search.frontier.entries[place] as Shortlist['entries'][number];
      if (followUps(search, state, line, judge, enough)) return;
    }
    if (search.next.size === 0) return;
    const { frontier } = search;
    search.frontier = search.next;
    search.next = frontier;
  }
}

/** True when one of them is worth enough. */
function followUps(search: TurnSearch, state: EngineState, line: Line | null, judge: Judge, enough: number): boolean {
  const { engine, offered, seen, nodes, notice } = search;
  const scratch = search.scratch as EngineState;
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
    if (scratch.winner === null && !enlist(search.next, scratch, there, value)) search.complete = false;
  }
  return false;
}
