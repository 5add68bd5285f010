import { type Intent, ORDERS_PER_TURN, ordersForNow } from '../../ai/players/player';
import type { BattleEngine, BattleStep } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import type { Start } from '../../battle/resolve/begin';
import { openStream, type Stream } from '../../kernel/chance';
import type { BySide } from '../../kernel/sides';
import type { Mind } from '../contestants/mind';

export type MatchStart = Extract<Start, { type: 'match' }>;

/** Told of every order, with the state before it and what came of it. */
export type Watch = (before: BattleState, order: Order, step: BattleStep) => void;

const END_TURN: Order = { type: 'endTurn' };

/** A whole battle, and the orders that it was made of. */
export function playKeptMatch(
  engine: BattleEngine,
  minds: BySide<Mind>,
  start: MatchStart,
  watch: Watch,
): { readonly end: BattleState; readonly orders: readonly Order[] } {
  const orders: Order[] = [];
  const end = playMatch(engine, minds, start, (before, order, step) => {
    orders.push(order);
    watch(before, order, step);
  });
  return { end, orders };
}

/** A whole battle between two minds. Attrition ends every battle. */
export function playMatch(engine: BattleEngine, minds: BySide<Mind>, start: MatchStart, watch: Watch): BattleState {
  return playFrom(engine, minds, start, start.seed, watch);
}

/** The same from any start; a position doesn't say what the minds' own chance starts from. */
export function playFrom(
  engine: BattleEngine,
  minds: BySide<Mind>,
  start: Start,
  seed: number,
  watch: Watch,
): BattleState {
  let { state } = engine.begin(start);
  let stream: Stream = openStream(seed, 'ai');
  let given = 0;
  let intent: Intent | undefined;
  while (state.winner === null) {
    const { turn } = state;
    const plan = minds[turn](state, stream, intent);
    stream = plan.stream;
    intent = plan.intent;
    if (plan.orders.length === 0) throw new Error(`${turn} has no plan in round ${state.round}`);
    for (const planned of ordersForNow(plan)) {
      const order = state.phase === 'battle' && given >= ORDERS_PER_TURN - 1 ? END_TURN : planned;
      const result = engine.submit(state, order);
      if (!result.ok) throw new Error(`${turn} gave ${JSON.stringify(order)}: ${result.refusal.sentence}`);
      watch(state, order, result.value);
      state = result.value.state;
      given += 1;
      if (state.turn !== turn || state.winner !== null) break;
    }
    if (state.turn !== turn) {
      given = 0;
      intent = undefined;
    }
  }
  return state;
}
