import { codeOf, ORDER_TYPE, type OrderCode } from '../../battle/legality/orderCodes';
import type { OrderList } from '../../battle/legality/orderList';
import type { EngineState } from '../../battle/model/engineState';

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
