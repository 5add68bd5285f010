import { createRequire } from 'node:module';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import internal from 'boardgame.io/dist/cjs/internal.js';

/** The very Immer that boardgame.io has: another build of it can't read its drafts. */
const { original } = createRequire(import.meta.url)('immer');
const { CreateGameReducer, InitializeGame } = internal;
const makeMove = (order, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'order', args: [order], playerID, credentials: undefined },
});

/**
 * As its users write a move: it changes `G` in place, which is an Immer draft, by the engine's own rules.
 */
const inPlace = (engine) => (G, order) => {
  if (engine.whyIllegal(G, order) !== null) return INVALID_MOVE;
  engine.carryOut(G, order);
  return undefined;
};

/** As somebody writes it who knows what drafts cost: the plain state goes into the engine and a new one comes back. */
const replacing = (engine) => (G, order) => {
  const step = engine.submit(original(G), order);
  return step.ok ? step.value.state : INVALID_MOVE;
};

/** The same battle as a game of boardgame.io. */
function gameOf(move, battle) {
  return {
    name: 'ninekeep',
    setup: () => battle,
    turn: { minMoves: 0 },
    moves: {
      order: ({ G, events }, order) => {
        const { turn } = G;
        const next = move(G, order);
        if (next !== INVALID_MOVE && (next ?? G).turn !== turn) events.endTurn();
        return next;
      },
    },
    endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  };
}

/** Random orders through the reducer, some of a battle at a time; how many were given. */
function playouts({ engine, deal }, move, draw, most) {
  let number = 0;
  let state = null;
  let reducer = null;
  return () => {
    for (let plies = 0; plies < most; plies++) {
      if (state === null || state.ctx.gameover !== undefined) {
        number += 1;
        const game = gameOf(move, deal(number));
        reducer = CreateGameReducer({ game });
        state = InitializeGame({ game, numPlayers: 2 });
      }
      const orders = engine.legalOrders(state.G, state.G.turn);
      const before = state._stateID;
      state = reducer(state, makeMove(orders[draw(orders.length)], state.ctx.currentPlayer));
      if (state._stateID === before) throw new Error('boardgame.io refused a legal order');
    }
    return most;
  };
}

export const playoutsInPlace = (table, draw, most) => playouts(table, inPlace(table.engine), draw, most);
export const playoutsReplacing = (table, draw, most) => playouts(table, replacing(table.engine), draw, most);
