import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import type { Order } from '../orders';
import type { BattlePlay } from '../play';
import { OPPONENT } from '../sides';
import { attack } from './attack';
import { attackCastle } from './attackCastle';
import { deploy } from './deploy';
import { endTurn } from './endTurn';
import { move } from './move';

const RESOLVERS: DispatchTable<Order, BattlePlay, void> = {
  deploy,
  move,
  attack,
  attackCastle,
  endTurn,
  concede: ({ state, emit }) => emit({ type: 'battleEnded', winner: OPPONENT[state.turn], ending: 'concession' }),
};

/** Carries out an order that was judged legal. */
export function resolve(play: BattlePlay, order: Order): void {
  dispatch<Order, BattlePlay, void>(RESOLVERS, play, order);
}
