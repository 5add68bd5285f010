import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/model/book';
import type { CardId } from '../../../src/battle/model/card';
import type { Order, PlayOrder } from '../../../src/battle/model/orders';
import { POSITIONS, type Position } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';
import type { UnitId } from '../../../src/battle/model/unit';
import { type DispatchTable, dispatch } from '../../../src/kernel/dispatch';
import { memoizePerObject } from '../../../src/kernel/memoize';

const OFF_BOARD: readonly Position[] = [
  { row: -1, col: 0 },
  { row: 1, col: 3 },
];
const CELLS: readonly Position[] = [...POSITIONS, ...OFF_BOARD];
const LINES = [-1, 0, 1, 2, 3];

/** Largest hand whose every choice is written down: 2 to this power. */
const LARGEST_CHOICE = 6;

type Visit = (order: Order) => void;

/**
 * Every order one could write down, each handed to `visit`: all cards, cells and cells named beside them, all units and
 * cells, all pairs of units and cells named beside them. With `every` above 1 only each so-many-th of the large kinds,
 * beginning with the `offset`-th: cards that aren't in hand, units of the other side, a second cell. They are nine in ten.
 */
export function visitEveryOrder(
  { book }: BattleEngine,
  state: BattleState,
  every: number,
  offset: number,
  visit: Visit,
): void {
  let counted = offset;
  const visitSome: Visit = (order) => {
    counted++;
    if (counted % every === 0) visit(order);
  };
  const hand = state.hands[state.turn];
  for (const card of new Set(hand)) visitDeployments(card, visit, visitSome);
  for (const card of cardsOf(book)) {
    counted++;
    if (counted % every === 0 && !hand.includes(card)) for (const at of CELLS) visit({ type: 'deploy', card, at });
  }
  const units = [...state.units.map(({ id }) => id), 'no-such-unit'];
  for (const unit of units) {
    const isOwn = state.units.some(({ id, side }) => id === unit && side === state.turn);
    visitOrdersOf(unit, units, isOwn ? visit : visitSome, visitSome);
  }
  for (const card of new Set(hand)) visitPlays(card, units, visit, visitSome);
  for (const column of LINES) for (const to of LINES) visit({ type: 'march', column, to });
  for (const cards of choices(state)) visit({ type: 'mulligan', cards });
  visit({ type: 'endTurn' });
}

function visitDeployments(card: CardId, visit: Visit, visitSome: Visit): void {
  for (const at of CELLS) {
    visit({ type: 'deploy', card, at });
    for (const palisadeAt of CELLS) visitSome({ type: 'deploy', card, at, palisadeAt });
  }
}

/** Whatever a stratagem could be aimed at, of the right kind or not, with and without a second cell. */
function visitPlays(card: CardId, units: readonly UnitId[], visit: Visit, visitSome: Visit): void {
  const aims: readonly Omit<PlayOrder, 'type' | 'card'>[] = [
    {},
    ...units.map((unit) => ({ unit })),
    ...CELLS.map((at) => ({ at })),
    ...LINES.flatMap((line) => [{ column: line }, { row: line }]),
  ];
  for (const aim of aims) {
    visit({ type: 'play', card, ...aim });
    for (const to of CELLS) visitSome({ type: 'play', card, ...aim, to });
  }
  visitSome({ type: 'play', card, column: 0, row: 0 });
}

const cardsOf = memoizePerObject((book: Book): readonly CardId[] => [...Object.keys(book.cards), 'no-such-card']);

function visitOrdersOf(unit: UnitId, targets: readonly UnitId[], visit: Visit, visitSome: Visit): void {
  visit({ type: 'attackCastle', unit });
  visit({ type: 'brace', unit });
  for (const to of CELLS) visit({ type: 'move', unit, to });
  for (const at of CELLS) visit({ type: 'attackCell', unit, at });
  for (const target of targets) {
    visit({ type: 'attack', unit, target });
    for (const slideTo of CELLS) visitSome({ type: 'attack', unit, target, slideTo });
  }
}

/** Every choice from the hand of whoever is to move, and some that go beyond it. */
function choices({ hands, turn }: BattleState): CardId[][] {
  const hand = hands[turn].slice(0, LARGEST_CHOICE);
  const all = Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_card, index) => bits & (1 << index)));
  return [...all, ['no-such-card'], [...hands[turn], ...hands[turn].slice(0, 1)].concat('no-such-card')];
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

const WORDS: DispatchTable<Order, null, string> = {
  mulligan: (_, { cards }) => `mulligan ${cards.toSorted().join()}`,
  deploy: (_, { card, at, palisadeAt }) => `deploy ${card} ${cellWord(at)} ${cellWord(palisadeAt)}`,
  move: (_, { unit, to }) => `move ${unit} ${cellWord(to)}`,
  attack: (_, { unit, target, slideTo }) => `attack ${unit} ${target} ${cellWord(slideTo)}`,
  attackCastle: (_, { unit }) => `attackCastle ${unit}`,
  attackCell: (_, { unit, at }) => `attackCell ${unit} ${cellWord(at)}`,
  brace: (_, { unit }) => `brace ${unit}`,
  march: (_, { column, to }) => `march ${column} ${to}`,
  play: (_, { card, unit = '', at, column = '', row = '', to }) =>
    `play ${card} ${unit} ${cellWord(at)} ${column} ${row} ${cellWord(to)}`,
  endTurn: () => 'endTurn',
  concede: () => 'concede',
};

/** An order as one word, so that orders can be compared in sets; in which order cards are named makes no difference. */
export function wordOf(order: Order): string {
  return dispatch<Order, null, string>(WORDS, null, order);
}

function cellWord(cell: Position | undefined): string {
  return cell === undefined ? '' : `${cell.row},${cell.col}`;
}
