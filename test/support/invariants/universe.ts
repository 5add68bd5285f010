import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/book';
import type { Order } from '../../../src/battle/orders';
import { POSITIONS, type Position } from '../../../src/battle/position';
import type { BattleState } from '../../../src/battle/state';

const OFF_BOARD: readonly Position[] = [
  { row: -1, col: 0 },
  { row: 1, col: 3 },
];
const CELLS: readonly Position[] = [...POSITIONS, ...OFF_BOARD];

const DEPLOYMENTS = new WeakMap<Book, readonly Order[]>();

/** Every order one could write down: all cards and cells, all units and cells, all pairs of units, all castles. */
export function everyOrder({ book }: BattleEngine, state: BattleState): Order[] {
  const units = [...state.units.map(({ id }) => id), 'no-such-unit'];
  return [
    ...everyDeployment(book),
    ...units.flatMap((unit) => CELLS.map((to): Order => ({ type: 'move', unit, to }))),
    ...units.flatMap((unit) => units.map((target): Order => ({ type: 'attack', unit, target }))),
    ...units.map((unit): Order => ({ type: 'attackCastle', unit })),
    { type: 'endTurn' },
  ];
}

const OFFERS = new WeakMap<BattleEngine, WeakMap<BattleState, readonly Order[]>>();

/** What is offered to the side whose turn it is; asked once for all invariants. */
export function offers(engine: BattleEngine, state: BattleState): readonly Order[] {
  const ofEngine = OFFERS.get(engine) ?? new WeakMap<BattleState, readonly Order[]>();
  OFFERS.set(engine, ofEngine);
  const known = ofEngine.get(state) ?? engine.legalOrders(state, state.turn);
  ofEngine.set(state, known);
  return known;
}

function everyDeployment(book: Book): readonly Order[] {
  const known = DEPLOYMENTS.get(book);
  if (known !== undefined) return known;
  const cards = [...Object.keys(book.cards), 'no-such-card'];
  const orders = cards.flatMap((card) => CELLS.map((at): Order => ({ type: 'deploy', card, at })));
  DEPLOYMENTS.set(book, orders);
  return orders;
}

/** An order as one word, so that orders can be compared in sets. */
export function wordOf(order: Order): string {
  switch (order.type) {
    case 'deploy':
      return `deploy ${order.card} ${order.at.row} ${order.at.col}`;
    case 'move':
      return `move ${order.unit} ${order.to.row} ${order.to.col}`;
    case 'attack':
      return `attack ${order.unit} ${order.target}`;
    case 'attackCastle':
      return `attackCastle ${order.unit}`;
    default:
      return order.type;
  }
}
