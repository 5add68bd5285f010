import type { BattleEngine } from '../battle/BattleEngine';
import type { Observation } from '../battle/observe';
import type { Order } from '../battle/orders';
import type { Stream } from '../kernel/chance';

/** What a player is given to think with: what its side may see, the rules, and a stream of its own. */
export interface Situation {
  readonly engine: BattleEngine;
  readonly seen: Observation;
  readonly stream: Stream;
}

/** A whole turn, order by order, the last one ending it (or the battle); and the stream after its draws. */
export interface Plan {
  readonly orders: readonly Order[];
  readonly stream: Stream;
}

export type Player = (situation: Situation) => Plan;

/** Section 9: no player gives more orders than this in a turn. */
export const ORDERS_PER_TURN = 25;
