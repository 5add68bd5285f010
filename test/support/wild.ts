import type { Plan } from '../../src/ai/players/player';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import { drawInteger, type Stream } from '../../src/kernel/chance';
import { offers } from './invariants/universe';

/** Of so many decisions one is to give up. */
const CONCEDES_ONCE_IN = 600;

/**
 * One order at a time. A third of the time it strikes the castle if it can, so that battles end in their middle as well
 * as late; a third it first draws a kind, so that rare kinds are given too; else it draws among all orders. Sometimes it
 * gives up.
 */
export function wild(engine: BattleEngine, state: BattleState, stream: Stream): Plan {
  const [mood, afterMood] = drawInteger(stream, 1, CONCEDES_ONCE_IN);
  if (mood === 1) return { orders: [{ type: 'concede' }], stream: afterMood };
  const offered = offers(engine, state);
  const blows = offered.filter(({ type }) => type === 'attackCastle');
  if (mood % 3 === 0 && blows.length > 0) return drawOne(blows, afterMood);
  if (mood % 3 === 1) return drawOne(offered, afterMood);
  const kinds = kindsOf(offered);
  const [kind, afterKind] = drawInteger(afterMood, 0, kinds.length - 1);
  return drawOne(
    offered.filter(({ type }) => type === kinds[kind]),
    afterKind,
  );
}

function kindsOf(orders: readonly Order[]): Order['type'][] {
  return [...new Set(orders.map(({ type }) => type))];
}

function drawOne(orders: readonly Order[], stream: Stream): Plan {
  const [index, after] = drawInteger(stream, 0, orders.length - 1);
  return { orders: orders.slice(index, index + 1), stream: after };
}
