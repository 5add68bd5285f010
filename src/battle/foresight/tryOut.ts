import type { BattleEngine, BattleStep } from '../BattleEngine';
import { compileState, describeState } from '../model/engineState';
import type { BattleEvent } from '../model/events';
import type { Goal } from '../model/goals';
import type { Order } from '../model/orders';
import type { BattleState } from '../model/state';
import { openPlay } from '../resolve/play';
import { resolve } from '../resolve/table';

/** A blow at a card, at a castle or at a wall. */
export type BlowOrder = Extract<Order, { type: 'attack' | 'attackCastle' | 'attackCell' }>;

export function isBlow(order: Order): order is BlowOrder {
  return order.type === 'attack' || order.type === 'attackCastle' || order.type === 'attackCell';
}

export interface TriedStep extends BattleStep {
  /** The goal of the rules by which the battle would end. */
  readonly reached: Goal | null;
}

/**
 * What a legal order would do, by the rules that would carry it out: a forecast in which nobody reads the arithmetic.
 * Foresight asks for hundreds at a time, and writing the arithmetic down is most of what a forecast costs.
 */
export function tryOut({ book }: BattleEngine, state: BattleState, order: Order): TriedStep {
  const events: BattleEvent[] = [];
  const play = openPlay(book, compileState(book, state), events, false);
  resolve(play, order);
  return { state: describeState(play.state), events, reached: play.reached };
}
