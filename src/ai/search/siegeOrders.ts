import { blowAtCastle } from '../../battle/damage/blowAtCastle';
import {
  cardInHand,
  firstPart,
  ORDER_TYPE,
  type OrderCode,
  orderTypeOf,
  unitOn,
} from '../../battle/legality/orderCodes';
import type { OrderList } from '../../battle/legality/orderList';
import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import { ofSide, opponentOf } from '../../kernel/sides';
import { handHelp } from './siegeHand';
import { siegeBounds } from './siegeUpperBound';
import { isForWinning, stratagemHelp } from './stratagemHelp';

/**
 * Prunes orders after which no win is possible: a unit that is needed spends its attack elsewhere, braces, or strikes the castle
 * for so little that the upper bound of the others can't make up for it. Most offered orders are of this kind, and the bound is
 * far cheaper than carrying them out.
 */
export function keepSiegeOrders(book: Book, state: EngineState, offered: OrderList): void {
  const { open, blows, unaided, aided } = siegeBounds(book, state);
  const castle = ofSide(state.castles, opponentOf(state.turn));
  const toSpare = open - castle;
  let kept = 0;
  for (let index = 0; index < offered.count; index++) {
    const code = offered.codes[index] as OrderCode;
    if (lostBy(book, state, code, blows) > toSpare) continue;
    if (orderTypeOf(code) === ORDER_TYPE.play && boundAfter(book, state, code, unaided, aided) < castle) continue;
    offered.codes[kept] = code;
    kept += 1;
  }
  offered.count = kept;
}

/** What the blows of the turn can come to with this stratagem, at most. */
function boundAfter(
  book: Book,
  state: EngineState,
  code: OrderCode,
  unaided: number,
  aided: readonly number[],
): number {
  const card = cardInHand(state, firstPart(code));
  if (card.stratagem === null || !isForWinning(stratagemHelp(book)(card.stratagem))) return 0;
  const place = handHelp(book, state).stratagems.findIndex((aid) => aid.card === card);
  return place < 0 ? unaided : (aided[place] as number);
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
