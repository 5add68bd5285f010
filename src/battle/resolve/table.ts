import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import type { Play } from '../../kernel/game';
import { OPPONENT, SIDES } from '../../kernel/sides';
import type { Book } from '../book';
import type { BattleEvent } from '../events';
import type { Order } from '../orders';
import { turnsAfterIntrusion } from '../ownership';
import { type BattlePlay, openPlay } from '../play';
import type { BattleState } from '../state';
import { attack } from './attack';
import { attackCastle } from './attackCastle';
import { attackCell } from './attackCell';
import { deploy } from './deploy';
import { endTurn } from './endTurn';
import { march } from './march';
import { move } from './move';
import { mulligan } from './mulligan';
import { requireCard, requireUnit } from './require';

const RESOLVERS: DispatchTable<Order, BattlePlay, void> = {
  mulligan: (play, { cards }) => mulligan(play, cards),
  deploy: (play, { card, at, palisadeAt }) => deploy(play, requireCard(play.book, card), at, palisadeAt ?? null),
  move: (play, { unit, to }) => move(play, requireUnit(play.state, unit), to),
  attack: (play, { unit, target, slideTo }) => {
    attack(play, requireUnit(play.state, unit), requireUnit(play.state, target), slideTo ?? null);
  },
  attackCastle: (play, { unit }) => attackCastle(play, requireUnit(play.state, unit)),
  attackCell: (play, { unit, at }) => attackCell(play, requireUnit(play.state, unit), at),
  brace: ({ emit }, { unit }) => emit({ type: 'braced', unit }),
  march: (play, { column, to }) => march(play, column, to),
  endTurn,
  concede: ({ state, emit }) => emit({ type: 'battleEnded', winner: OPPONENT[state.turn], ending: 'concession' }),
};

/** Carries out an order that was judged legal. */
export function resolve(play: Play<Book, BattleState, BattleEvent>, order: Order): void {
  dispatch<Order, BattlePlay, void>(RESOLVERS, openPlay(play), order);
  loseColumns(play);
}

/** Optional rule: whatever the order was, columns are lost to whoever intrudes. */
export function loseColumns({ book, state, emit }: Play<Book, BattleState, BattleEvent>): void {
  if (!book.rules.optional.zoneOwnership) return;
  for (const side of SIDES) {
    const turns = turnsAfterIntrusion(book.rules, state, side);
    if (turns !== null) emit({ type: 'columnsHeld', side, turns });
  }
}
