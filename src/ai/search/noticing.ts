import type { OrderCode } from '../../battle/orderCodes';
import { drawInteger, type Stream } from '../../kernel/chance';
import type { Notice } from './turnSearch';

const HUNDRED = 100;
const SALTS = 0x7f_ff_ff_ff;

/**
 * Which orders come to a player's mind this turn: so many percent of all, the same ones however often it thinks of them. Null for
 * whoever misses nothing.
 */
export function noticing(percent: number, stream: Stream): readonly [Notice | null, Stream] {
  if (percent >= HUNDRED) return [null, stream];
  const [salt, after] = drawInteger(stream, 0, SALTS);
  return [(code) => lotOf(code, salt) < percent, after];
}

function lotOf(code: OrderCode, salt: number): number {
  let mixed = Math.imul(code ^ salt, 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % HUNDRED;
}
