import type { BattleEngine } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import type { Observation } from '../../battle/view/observe';
import type { Stream } from '../../kernel/chance';

/** The input of a player: the observation of its side, the rules and a random stream of its own. */
export interface Situation {
  readonly engine: BattleEngine;
  readonly seen: Observation;
  readonly stream: Stream;
  /** In the middle of its own turn: what it meant to do. */
  readonly intent?: Intent | undefined;
}

/** A whole turn, order by order, the last one ending it (or the battle); and the stream after its draws. */
export interface Plan {
  readonly orders: readonly Order[];
  readonly stream: Stream;
  /** What is known of it; only players that evaluate positions know something. */
  readonly analysis?: PlanAnalysis;
  /** Of somebody who plans again after its next order: only that one is given, and this is what it is asked with then. */
  readonly intent?: Intent;
}

/** What a player has in mind between two looks of one turn. Plain JSON: it crosses into the worker and back. */
export interface Intent {
  /** How the turn began, and the orders since then, the next one among them. */
  readonly begun: Observation;
  readonly given: readonly Order[];
  /** The plan from there on. */
  readonly rest: readonly Order[];
  /** Positions looked at since the turn began. */
  readonly positions: number;
}

/** The orders of a plan that are given before its player is asked again. */
export function ordersForNow({ orders, intent }: Plan): readonly Order[] {
  return intent === undefined ? orders : orders.slice(0, 1);
}

export interface PlanAnalysis {
  /** The battle is won with this plan, whatever the other side holds. */
  readonly wins: boolean;
  /** Positions looked at. */
  readonly nodes: number;
}

export type Player = (situation: Situation) => Plan;

/** Section 9: no player gives more orders than this in a turn. */
export const ORDERS_PER_TURN = 25;
