import type { BattleEngine } from '../../../../src/battle/BattleEngine';
import type { Order } from '../../../../src/battle/model/orders';
import { imagine, type Observation } from '../../../../src/battle/view/observe';
import { drawInteger, openStream, type Stream } from '../../../../src/kernel/chance';

/** Some orders of a turn as chance has them, without its end. */
export function randomTurn(engine: BattleEngine, seen: Observation, seed: number): Order[] {
  let stream: Stream = openStream(seed, 'cosmetics');
  let state = imagine(seen);
  const given: Order[] = [];
  for (let step = 0; step < 6 && state.winner === null; step++) {
    const orders = engine.legalOrders(state, state.turn).filter(({ type }) => type !== 'endTurn' && type !== 'concede');
    if (orders.length === 0) break;
    const [place, after] = drawInteger(stream, 0, orders.length - 1);
    stream = after;
    const order = orders[place] as Order;
    const next = engine.submit(state, order);
    if (!next.ok) break;
    given.push(order);
    state = next.value.state;
  }
  return given;
}
