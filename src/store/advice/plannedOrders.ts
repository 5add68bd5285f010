import { engineFor } from '../../battle/engineFor';
import { unitById } from '../../battle/model/board';
import type { Book } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import type { Order, PlayOrder } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import type { BattleState } from '../../battle/model/state';
import type { Unit } from '../../battle/model/unit';
import { imagine, type Observation } from '../../battle/view/observe';

/** Where an order takes place. */
export type Aim =
  | { readonly type: 'cell'; readonly at: Position }
  /** A stratagem on a row or a column, or on the whole board: the number of its line. */
  | { readonly type: 'line'; readonly line: 'row' | 'column' | 'board'; readonly index: number }
  | { readonly type: 'castle' | 'hand' | 'column' | 'end' };

/** An order of a plan with whom it concerns, as they stand when its turn comes. */
export interface PlannedOrder {
  readonly order: Order;
  readonly aim: Aim;
  /** The card that acts, and where it stands; a card of the hand stands nowhere. */
  readonly card: CardId | null;
  readonly from: Position | null;
  readonly target: CardId | null;
  /** Another card of that name and side is on the board too: the name alone doesn't say which. */
  readonly hasTwin: { readonly card: boolean; readonly target: boolean };
}

/** Walks through a plan on what its side may see, so that a card that is to be deployed has a name in the orders after. */
export function plannedOrders(book: Book, seen: Observation, orders: readonly Order[]): PlannedOrder[] {
  const engine = engineFor(book);
  let state = imagine(seen);
  return orders.map((order) => {
    const planned = { order, ...concerned(state, order) };
    const step = LAST.has(order.type) ? null : engine.submit(state, order);
    if (step?.ok === true) state = step.value.state;
    return planned;
  });
}

/** Nothing of a plan comes after these, and what they bring nobody can know. */
const LAST: ReadonlySet<Order['type']> = new Set<Order['type']>(['mulligan', 'endTurn', 'concede']);

function concerned(state: BattleState, order: Order): Omit<PlannedOrder, 'order'> {
  if (order.type === 'play') return playConcerns(state, order);
  const unit = 'unit' in order ? unitById(state, order.unit) : undefined;
  const target = order.type === 'attack' ? unitById(state, order.target) : undefined;
  const card = order.type === 'deploy' ? order.card : (unit?.card ?? null);
  const from = unit === undefined ? null : placeOf(unit);
  const at = cellOf(order) ?? (target === undefined ? from : placeOf(target));
  const aim: Aim =
    at === null || order.type === 'attackCastle' ? { type: ELSEWHERE[order.type] ?? 'end' } : { type: 'cell', at };
  const hasTwin = { card: isDouble(state, unit), target: isDouble(state, target) };
  return { aim, card, from, target: target?.card ?? null, hasTwin };
}

/** Its card acts and stands nowhere; the card that it is aimed at is the target. */
function playConcerns(state: BattleState, { card, unit, at, row, column }: PlayOrder): Omit<PlannedOrder, 'order'> {
  const target = unit === undefined ? undefined : unitById(state, unit);
  const cell = target === undefined ? at : placeOf(target);
  const aim: Aim =
    cell === undefined
      ? {
          type: 'line',
          line: row === undefined ? (column === undefined ? 'board' : 'column') : 'row',
          index: row ?? column ?? 0,
        }
      : { type: 'cell', at: cell };
  return {
    aim,
    card,
    from: null,
    target: target?.card ?? null,
    hasTwin: { card: false, target: isDouble(state, target) },
  };
}

function isDouble({ units }: BattleState, unit: Unit | undefined): boolean {
  if (unit === undefined) return false;
  return units.some(({ id, card, side }) => id !== unit.id && card === unit.card && side === unit.side);
}

const ELSEWHERE: Readonly<Partial<Record<Order['type'], 'castle' | 'hand' | 'column'>>> = {
  attackCastle: 'castle',
  mulligan: 'hand',
  march: 'column',
};

function cellOf(order: Order): Position | null {
  if (order.type === 'move') return order.to;
  return 'at' in order ? order.at : null;
}

function placeOf({ row, col }: Position): Position {
  return { row, col };
}
