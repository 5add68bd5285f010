import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { openCells, validDeploymentCells } from '../../src/battle/legality/validCells';
import { type Book, cardIn } from '../../src/battle/model/book';
import { ALL_CELLS, cellsIn } from '../../src/battle/model/cellSet';
import { compileBoard } from '../../src/battle/model/engineState';
import type { Order } from '../../src/battle/model/orders';
import { cellOf, type Position } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import { cardProfile } from '../../src/battle/model/unitProfile';
import { shippedBook, starterDeck } from '../support/book';
import { playGame } from '../support/gameRunner';

const SHIPPED = shippedBook();
const OPTIONAL: Book = {
  ...SHIPPED,
  rules: { ...SHIPPED.rules, optional: { ...SHIPPED.rules.optional, march: true, zoneOwnership: true } },
};

/** The cells that orders of one kind go to, in the order in which they are offered. */
function cellsOf(orders: readonly Order[], goes: (order: Order) => Position | null): readonly Position[] {
  return orders.flatMap((order) => goes(order) ?? []);
}

describe.each([
  ['as shipped', SHIPPED],
  ['with the optional rules', OPTIONAL],
])('document 003’s lists and the legal orders are one, %s', (_rules, book) => {
  const engine = createBattleEngine(book);

  function compare(state: BattleState): number {
    const { turn } = state;
    const orders = engine.legalOrders(state, turn);
    const own = state.units.filter(({ side }) => side === turn);
    for (const unit of own) {
      const moves = cellsOf(orders, (order) => (order.type === 'move' && order.unit === unit.id ? order.to : null));
      expect(moves).toEqual(engine.getValidMovementPositions(unit, state));
    }
    const board = compileBoard(book, state);
    const hasRoom = own.length < book.rules.unitsPerSide;
    for (const id of new Set(state.hands[turn])) {
      const card = cardIn(book, id);
      if (card === undefined) throw new Error(`the book has no card ${id}`);
      const plainly = cellsOf(orders, (order) =>
        order.type === 'deploy' && order.card === id && order.palisadeAt === undefined ? order.at : null,
      );
      const isOffered = hasRoom && card.cost <= state.supply[turn];
      expect(plainly).toEqual(isOffered ? engine.getValidDeploymentPositions(turn, state, card) : []);
      const zone = cellsIn(validDeploymentCells(book, board, turn, cardProfile(book, id), ALL_CELLS));
      const open = cellsIn(openCells(board)).map(cellOf);
      expect(engine.getValidDeploymentPositions(turn, state, card)).toEqual(
        zone.filter((cell) => open.includes(cellOf(cell))),
      );
    }
    return orders.length;
  }

  it.each([
    ['galecrest', 'thornveil', 'redoubt'],
    ['bastion', 'galecrest', 'marsh'],
    ['cinder', 'bastion', 'the-boulder'],
  ])('%s against %s on %s', (left, right, battlefield) => {
    const decks = { left: starterDeck(left), right: starterDeck(right) };
    let compared = 0;
    for (let seed = 90_000; seed < 90_008; seed++) {
      playGame(engine, { seed, players: { left: 'wild', right: 'greedy' }, decks, battlefield }, ({ before }) => {
        if (before.phase === 'battle') compared += compare(before);
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
