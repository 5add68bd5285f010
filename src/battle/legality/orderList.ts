import { afterFirst, type CellSet, firstCell } from '../model/cellSet';
import { POSITIONS } from '../model/position';
import { type OrderCode, withSecond } from './orderCodes';

/** A list that its owner fills again and again: search asks for the orders of millions of positions and keeps none. */
export interface OrderList {
  codes: Int32Array;
  count: number;
}

const USUAL_ROOM = 256;

export function openOrderList(): OrderList {
  return { codes: new Int32Array(USUAL_ROOM), count: 0 };
}

export function put(list: OrderList, code: OrderCode): void {
  roomIn(list, 1)[list.count++] = code;
}

/** One order for each of some cells. */
export function putEach(list: OrderList, code: OrderCode, cells: CellSet): void {
  const codes = roomIn(list, POSITIONS.length);
  let { count } = list;
  for (let rest = cells; rest !== 0; rest = afterFirst(rest)) codes[count++] = withSecond(code, firstCell(rest));
  list.count = count;
}

export function hasOrder({ codes, count }: OrderList, code: OrderCode): boolean {
  const place = codes.indexOf(code);
  return place >= 0 && place < count;
}

function roomIn(list: OrderList, wanted: number): Int32Array {
  return list.count + wanted <= list.codes.length ? list.codes : grown(list);
}

function grown(list: OrderList): Int32Array {
  const larger = new Int32Array(list.codes.length * 2);
  larger.set(list.codes);
  list.codes = larger;
  return larger;
}
