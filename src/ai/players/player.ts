import type { BattleEngine } from '../../battle/BattleEngine';
import type { CardId } from '../../battle/model/card';
import type { Order } from '../../battle/model/orders';
import type { Observation } from '../../battle/view/observe';
import type { Stream } from '../../kernel/chance';
import type { Feature } from '../evaluation/features';

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
  /** Why this plan; only players that evaluate positions have one. */
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
  /** From 0 to 1: how likely the side is to win, before the plan and once it is carried out. */
  readonly chanceNow: number;
  readonly chanceThen: number;
  /** The battle is won with this plan, whatever the other side holds. */
  readonly wins: boolean;
  /** By feature, sorted by absolute gain. */
  readonly reasons: readonly Reason[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** What one feature adds to the chance of winning between now and then: 0.05 is five points. */
export interface Reason {
  readonly feature: Feature;
  readonly gain: number;
  /** The order that brought most of it, where it brought at least a quarter and no other as much. */
  readonly orderSummary?: OrderSummary;
}

/** An order of a plan by the cards that it concerns. */
export interface OrderSummary {
  readonly type: Exclude<Order['type'], 'mulligan' | 'endTurn' | 'concede'>;
  /** Who acts; null where more than one does. */
  readonly card: CardId | null;
  readonly target: CardId | null;
}

export type Player = (situation: Situation) => Plan;

/** Section 9: no player gives more orders than this in a turn. */
export const ORDERS_PER_TURN = 25;
