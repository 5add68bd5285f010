import type { OrderCode } from './orderCodes';

/** A list that is filled again and again: search asks for the orders of millions of positions and keeps none. */
export interface OrderList {
  codes: Int32Array;
  count: number;
}

const USUAL_ROOM = 256;

export function openOrderList(): OrderList {
  return { codes: new Int32Array(USUAL_ROOM), count: 0 };
}

export function put(list: OrderList, code: OrderCode): void {
  if (list.count === list.codes.length) {
    const larger = new Int32Array(list.codes.length * 2);
    larger.set(list.codes);
    list.codes = larger;
  }
  list.codes[list.count++] = code;
}
