import type { Book } from '../../battle/book';
import { blowAtCastle } from '../../battle/damage/blowAtCastle';
import type { EngineState } from '../../battle/engineState';
import { firstPart, ORDER_TYPE, type OrderCode, orderTypeOf, unitOn } from '../../battle/orderCodes';
import type { OrderList } from '../../battle/orderList';
import { ofSide, opponentOf } from '../../kernel/sides';
import { outlook } from './siegeHope';

/**
 * Takes out of a list those orders after which nobody needs to look for a win: somebody who can't be done without spends its
 * blow on something else than the castle, braces instead, or strikes the castle for so little that the others can't make up
 * for it. Most of what is offered in a siege is of this kind, and to know it beforehand is far cheaper than to carry it out.
 */
export function keepSiegeOrders(book: Book, state: EngineState, offered: OrderList): void {
  const { open, blows } = outlook(book, state);
  const toSpare = open - ofSide(state.castles, opponentOf(state.turn));
  let kept = 0;
  for (let index = 0; index < offered.count; index++) {
    const code = offered.codes[index] as OrderCode;
    if (lostBy(book, state, code, blows) > toSpare) continue;
    offered.codes[kept] = code;
    kept += 1;
  }
  offered.count = kept;
}

/** How much less the blows of the turn can come to once an order is given, at least. */
function lostBy(book: Book, state: EngineState, code: OrderCode, blows: Float64Array): number {
  const kind = orderTypeOf(code);
  if (kind === ORDER_TYPE.attack || kind === ORDER_TYPE.attackCell || kind === ORDER_TYPE.brace)
    return blows[firstPart(code)] as number;
  if (kind !== ORDER_TYPE.attackCastle) return 0;
  const cell = firstPart(code);
  return (blows[cell] as number) - blowAtCastle(book, state, unitOn(state, cell), false).damage;
}
