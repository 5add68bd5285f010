import { ofSide } from '../../kernel/sides';
import { unitById } from '../model/board';
import type { Book } from '../model/book';
import { hasCell } from '../model/cellSet';
import { type EngineState, handInWords } from '../model/engineState';
import type { PlayOrder } from '../model/orders';
import { cellOf, isOnBoard, type Position } from '../model/position';
import type { RefusalCode } from '../model/refusals';
import type { StratagemProfile } from '../model/stratagemProfile';
import { cardProfile, stratagemCard, type UnitProfile } from '../model/unitProfile';
import { type AimNumber, aimsOf, secondCells } from './aims';
import { aimIn, namesTarget } from './playOrders';
import { mayPlay, stirringCells } from './plays';
import { missingSupply } from './readiness';
import { stirs } from './stirs';

/** Why a stratagem that nobody offered can't be played so: the first rule that forbids it. */
export function whyCannotPlay(book: Book, state: EngineState, order: PlayOrder): RefusalCode {
  const side = state.turn;
  if (!handInWords(state, side).includes(order.card)) return 'not-in-hand';
  if (cardProfile(book, order.card) !== undefined) return 'not-an-order';
  const card = stratagemCard(book, order.card);
  if (card === undefined || card.stratagem === null) return 'unknown-card';
  if (!mayPlay(book, state)) return 'order-given';
  if (missingSupply(card.cost, ofSide(state.supply, side)) > 0) return 'not-enough-supply';
  const aim = aimOrReason(state, card.stratagem, order);
  return typeof aim === 'string' ? aim : whyIdle(book, state, card, card.stratagem, aim, order.to);
}

/** Where it is aimed; or why nowhere: the wrong key, nobody, off the board, or somebody that it can't be aimed at. */
function aimOrReason(state: EngineState, stratagem: StratagemProfile, order: PlayOrder): AimNumber | RefusalCode {
  const { of } = stratagem;
  if (!namesTarget(of, order)) return 'wrong-target';
  if (order.unit !== undefined && unitById(state, order.unit) === undefined) return 'no-such-unit';
  const aim = aimIn(state, of, order);
  if (aim === null) return 'off-board';
  return hasCell(aimsOf(state, stratagem), aim) ? aim : 'wrong-target';
}

/** Of a target that is right: it would do nothing there, or the second cell is missing, too many or not allowed. */
function whyIdle(
  book: Book,
  state: EngineState,
  card: UnitProfile,
  stratagem: StratagemProfile,
  aim: AimNumber,
  to: Position | undefined,
): RefusalCode {
  if (stratagem.to === null) {
    return stirs(book, state, card, stratagem, aim, null) ? 'no-such-place' : 'no-effect';
  }
  const isAllowed = to !== undefined && isOnBoard(to) && hasCell(secondCells(state, stratagem.to, aim), cellOf(to));
  const couldStir = stirringCells(book, state, card, stratagem, stratagem.to, aim) !== 0;
  return isAllowed || !couldStir ? 'no-effect' : 'no-such-place';
}
