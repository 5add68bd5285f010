import type { OrderCode } from '../../battle/legality/orderCodes';
import { drawInteger, type Stream } from '../../kernel/chance';
import type { OrderFilter } from './searchTerms';

const HUNDRED = 100;
const SALTS = 0x7f_ff_ff_ff;

/**
 * A filter that keeps so many percent of all orders, the same ones throughout a turn: a salted hash of the order decides. Null for
 * a player that overlooks nothing.
 */
export function createNoticeFilter(percent: number, stream: Stream): readonly [OrderFilter | null, Stream] {
  if (percent >= HUNDRED) return [null, stream];
  const [salt, after] = drawInteger(stream, 0, SALTS);
  return [(code) => lotOf(code, salt) < percent, after];
}

function lotOf(code: OrderCode, salt: number): number {
  let mixed = Math.imul(code ^ salt, 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % HUNDRED;
}
