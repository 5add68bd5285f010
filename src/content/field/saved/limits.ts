import { type Fault, fault } from '../../saved/fault';
import { excessInSave } from '../../saved/limits';

/** Twenty rounds of both squads, each unit with all its actions, several times over: replaying more would freeze the page. */
export const MOST_ORDERS = 20_000;

/** What of a save is larger than any right one; quick whatever is there, for it is asked before anything is hashed. */
export function excessInFieldSave(value: unknown): Fault | null {
  const orders = memberOf(memberOf(value, 'record'), 'orders');
  if (Array.isArray(orders) && orders.length > MOST_ORDERS) {
    return fault(['record', 'orders'], `must have at most ${MOST_ORDERS} entries`);
  }
  return excessInSave(value);
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
