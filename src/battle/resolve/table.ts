import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import type { Play } from '../../kernel/game';
import type { Book } from '../book';
import type { BattleEvent } from '../events';
import type { Order } from '../orders';
import { turnsAfterIntrusion } from '../ownership';
import { type BattlePlay, openPlay } from '../play';
import { OPPONENT, SIDES } from '../sides';
import type { BattleState } from '../state';
import { attack } from './attack';
import { attackCastle } from './attackCastle';
import { attackCell } from './attackCell';
import { deploy } from './deploy';
import { endTurn } from './endTurn';
import { march } from './march';
import { move } from './move';
import { mulligan } from './mulligan';

const RESOLVERS: DispatchTable<Order, BattlePlay, void> = {
  mulligan,
  deploy,
  move,
  attack,
  attackCastle,
  attackCell,
  brace: ({ emit }, { unit }) => emit({ type: 'braced', unit }),
  march,
  endTurn,
  concede: ({ state, emit }) => emit({ type: 'battleEnded', winner: OPPONENT[state.turn], ending: 'concession' }),
};

/** Carries out an order that was judged legal. */
export function resolve(play: Play<Book, BattleState, BattleEvent>, order: Order): void {
  dispatch<Order, BattlePlay, void>(RESOLVERS, openPlay(play), order);
  if (play.book.rules.optional.zoneOwnership) loseColumns(play);
}

function loseColumns({ book, state, emit }: Play<Book, BattleState, BattleEvent>): void {
  for (const side of SIDES) {
    const turns = turnsAfterIntrusion(book.rules, state, side);
    if (turns !== null) emit({ type: 'columnsHeld', side, turns });
  }
}
