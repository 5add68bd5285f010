import { ofSide } from '../../kernel/sides';
import type { Book } from '../model/book';
import type { CardId } from '../model/card';
import { afterFirst, cellsIn, firstCell } from '../model/cellSet';
import type { EngineState } from '../model/engineState';
import type { PlayOrder } from '../model/orders';
import type { Position } from '../model/position';
import type { RefusalCode } from '../model/refusals';
import { cellsAimedAt, conceivableAims } from './aims';
import { offerOrders } from './legalOrders';
import { firstPart, namedCell, ORDER_TYPE, orderTypeOf, secondPart, thirdPart } from './orderCodes';
import { openOrderList } from './orderList';
import { playOf } from './playOrders';
import { whyIllegal } from './whyIllegal';

/** A place that a stratagem of the hand could be aimed at, and whether it may be. */
export interface StratagemAim {
  /** The order so far: whole, unless a second cell is asked for. */
  readonly order: PlayOrder;
  /** What to mark: the target's own cell, the cells of its line, or all of them. */
  readonly cells: readonly Position[];
  /** The second cells of which the order names one; empty when none is asked for or none is allowed. */
  readonly to: readonly Position[];
  /** Null when it may be aimed there. */
  readonly refusal: RefusalCode | null;
}

/** Whatever a stratagem in the hand of whoever's turn it is could be aimed at, in board order; nothing for any other card. */
export function stratagemAims(book: Book, state: EngineState, id: CardId): StratagemAim[] {
  const hand = ofSide(state.hands, state.turn);
  const place = hand.findIndex(({ card }) => card === id);
  const of = hand[place]?.stratagem?.of;
  if (of === undefined) return [];
  const offered = openOrderList();
  offerOrders(book, state, offered);
  const plays = offered.codes
    .subarray(0, offered.count)
    .filter((code) => orderTypeOf(code) === ORDER_TYPE.play && firstPart(code) === place);
  const aims: StratagemAim[] = [];
  for (let rest = conceivableAims(state, of); rest !== 0; rest = afterFirst(rest)) {
    const aim = firstCell(rest);
    const order = playOf(state, id, of, aim, null);
    const here = Array.from(plays).filter((code) => secondPart(code) === aim);
    const to = here.flatMap((code) => namedCell(thirdPart(code)) ?? []);
    const refusal = here.length > 0 ? null : (whyIllegal(book, state, order)?.code ?? null);
    aims.push({ order, cells: cellsIn(cellsAimedAt(of, aim)), to, refusal });
  }
  return aims;
}
