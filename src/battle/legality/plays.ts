import { ofSide } from '../../kernel/sides';
import type { SecondCell } from '../abilities/targets';
import type { Book } from '../model/book';
import { afterFirst, type CellSet, firstCell } from '../model/cellSet';
import type { EngineState } from '../model/engineState';
import { POSITIONS, type Position } from '../model/position';
import type { StratagemProfile } from '../model/stratagemProfile';
import type { UnitProfile } from '../model/unitProfile';
import { type AimNumber, aimsOf, secondCells } from './aims';
import { codeOf, ORDER_TYPE, withThird } from './orderCodes';
import { type OrderList, put } from './orderList';
import { missingSupply } from './readiness';
import { stirs } from './stirs';

/** R12.1: whether the side whose turn it is may play another stratagem this turn. */
export function mayPlay({ rules }: Book, { played }: Pick<EngineState, 'played'>): boolean {
  return played < (rules.stratagemsPerTurn ?? 0);
}

/** Every stratagem of the hand that can be paid for, aimed wherever it does something; of two copies the first counts. */
export function offerPlays(offered: OrderList, book: Book, state: EngineState): void {
  if (!mayPlay(book, state)) return;
  const hand = ofSide(state.hands, state.turn);
  const supply = ofSide(state.supply, state.turn);
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] as UnitProfile;
    const { stratagem } = card;
    if (stratagem === null || missingSupply(card.cost, supply) > 0 || hand.indexOf(card) < place) continue;
    for (let rest = aimsOf(state, stratagem); rest !== 0; rest = afterFirst(rest)) {
      offerAim(offered, book, state, card, stratagem, place, firstCell(rest));
    }
  }
}

function offerAim(
  offered: OrderList,
  book: Book,
  state: EngineState,
  card: UnitProfile,
  stratagem: StratagemProfile,
  place: number,
  aim: AimNumber,
): void {
  const code = codeOf(ORDER_TYPE.play, place, aim);
  if (stratagem.to === null) {
    if (stirs(book, state, card, stratagem, aim, null)) put(offered, code);
    return;
  }
  for (let rest = stirringCells(book, state, card, stratagem, stratagem.to, aim); rest !== 0; rest = afterFirst(rest)) {
    put(offered, withThird(code, firstCell(rest)));
  }
}

/** The second cells beside an aim with which a stratagem does something. */
export function stirringCells(
  book: Book,
  state: EngineState,
  card: UnitProfile,
  stratagem: StratagemProfile,
  second: SecondCell,
  aim: AimNumber,
): CellSet {
  let cells = 0;
  for (let rest = secondCells(state, second, aim); rest !== 0; rest = afterFirst(rest)) {
    const cell = firstCell(rest);
    if (stirs(book, state, card, stratagem, aim, POSITIONS[cell] as Position)) cells |= 1 << cell;
  }
  return cells;
}
