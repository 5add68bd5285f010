import { PLAYERS, type PlayerName } from '../ai/players';
import type { BattleEngine } from '../battle/BattleEngine';
import type { Start } from '../battle/begin';
import type { BattleEvent } from '../battle/events';
import type { Order } from '../battle/orders';
import type { BySide } from '../battle/sides';
import type { BattleState } from '../battle/state';
import { openStream, type Stream } from '../kernel/chance';

export interface Played {
  readonly state: BattleState;
  readonly orders: readonly Order[];
  readonly events: readonly BattleEvent[];
}

/** A whole battle between two players, each of whom sees what its side may see. Attrition ends every battle. */
export function playMatch(
  engine: BattleEngine,
  players: BySide<PlayerName>,
  start: Extract<Start, { type: 'match' }>,
): Played {
  const orders: Order[] = [];
  const begun = engine.begin(start);
  const events = [...begun.events];
  let { state } = begun;
  let stream: Stream = openStream(start.seed, 'ai');
  while (state.winner === null) {
    const plan = PLAYERS[players[state.turn]]({ engine, seen: engine.observe(state, state.turn), stream });
    stream = plan.stream;
    for (const order of plan.orders) {
      const step = engine.submit(state, order);
      if (!step.ok) throw new Error(`${players[state.turn]} gave ${JSON.stringify(order)}: ${step.refusal.sentence}`);
      orders.push(order);
      events.push(...step.value.events);
      state = step.value.state;
    }
  }
  return { state, orders, events };
}
