import { ofSide } from '../kernel/sides';
import { unitOnCell } from './board';
import type { CardId } from './card';
import { sentBack } from './mulligans';
import type { Order } from './orders';
import { POSITIONS, type Position } from './position';
import type { BattleState } from './state';
import type { Unit } from './unit';

/**
 * An order as a small whole number, for search: it names cards by their place in the hand and units by their cell, so it
 * means something only in the state that it was offered in. Kind, first, second and third part lie in its bits.
 */
export type OrderCode = number;

/** The kinds of order that search may choose from. */
export const KIND = {
  mulligan: 0,
  deploy: 1,
  move: 2,
  attack: 3,
  attackCastle: 4,
  attackCell: 5,
  brace: 6,
  march: 7,
  endTurn: 8,
} as const;
type CodedKind = keyof typeof KIND;

const KIND_BITS = 4;
const FIRST_BITS = 16;
const CELL_BITS = 4;
const SECOND_SHIFT = KIND_BITS + FIRST_BITS;
const THIRD_SHIFT = SECOND_SHIFT + CELL_BITS;
const CELL_MASK = (1 << CELL_BITS) - 1;
const FIRST_MASK = (1 << FIRST_BITS) - 1;

/** In a part that may name a cell: none. */
const NO_CELL = CELL_MASK;

export function codeOf(kind: number, first = 0, second = 0, third = NO_CELL): OrderCode {
  return kind | (first << KIND_BITS) | (second << SECOND_SHIFT) | (third << THIRD_SHIFT);
}

/** A code whose second part was left open, with it. */
export function withSecond(code: OrderCode, second: number): OrderCode {
  return code | (second << SECOND_SHIFT);
}

/** A code that named no cell, naming one. */
export function withThird(code: OrderCode, third: number): OrderCode {
  return (code & ~(NO_CELL << THIRD_SHIFT)) | (third << THIRD_SHIFT);
}

export function kindNumber(code: OrderCode): number {
  return code & ((1 << KIND_BITS) - 1);
}

export function firstPart(code: OrderCode): number {
  return (code >> KIND_BITS) & FIRST_MASK;
}

export function secondPart(code: OrderCode): number {
  return (code >> SECOND_SHIFT) & CELL_MASK;
}

export function thirdPart(code: OrderCode): number {
  return (code >> THIRD_SHIFT) & CELL_MASK;
}

/** The cell that a part names; null for `NO_CELL`. */
export function namedCell(cell: number): Position | null {
  return POSITIONS[cell] ?? null;
}

/** A table of all kinds as a list, for look-ups by number. */
function byKind<Row>(table: Readonly<Record<CodedKind, Row>>): readonly Row[] {
  const kinds = Object.entries(KIND) as [CodedKind, number][];
  return kinds.sort(([, one], [, other]) => one - other).map(([kind]) => table[kind]);
}

/** The order that a code stands for in the state that offered it. */
export function orderOf(state: BattleState, code: OrderCode): Order {
  const decode = BY_KIND[kindNumber(code)] as Decode;
  return decode(state, firstPart(code), secondPart(code), namedCell(thirdPart(code)));
}

type Decode = (state: BattleState, first: number, second: number, named: Position | null) => Order;

const DECODE: { readonly [Kind in CodedKind]: Decode } = {
  mulligan: (state, choice) => ({ type: 'mulligan', cards: sentBack(state.hands[state.turn], choice) }),
  deploy: (state, place, at, named) => {
    const order = { type: 'deploy', card: cardInHand(state, place), at: cellAt(at) } as const;
    return named === null ? order : { ...order, palisadeAt: named };
  },
  move: (state, unit, to) => ({ type: 'move', unit: unitOn(state, unit).id, to: cellAt(to) }),
  attack: (state, unit, target, named) => {
    const order = { type: 'attack', unit: unitOn(state, unit).id, target: unitOn(state, target).id } as const;
    return named === null ? order : { ...order, slideTo: named };
  },
  attackCastle: (state, unit) => ({ type: 'attackCastle', unit: unitOn(state, unit).id }),
  attackCell: (state, unit, at) => ({ type: 'attackCell', unit: unitOn(state, unit).id, at: cellAt(at) }),
  brace: (state, unit) => ({ type: 'brace', unit: unitOn(state, unit).id }),
  march: (_state, column, to) => ({ type: 'march', column, to }),
  endTurn: () => END_TURN,
};

const BY_KIND = byKind(DECODE);

const END_TURN: Order = Object.freeze({ type: 'endTurn' });

export function cardInHand(state: BattleState, place: number): CardId {
  const card = ofSide(state.hands, state.turn)[place];
  if (card === undefined) throw new Error(`a code names card ${place} of the hand, which is not there`);
  return card;
}

export function unitOn(state: BattleState, cell: number): Unit {
  const unit = unitOnCell(state, cell);
  if (unit === undefined) throw new Error(`a code names the unit on cell ${cell}, where nobody stands`);
  return unit;
}

export function cellAt(cell: number): Position {
  return POSITIONS[cell] as Position;
}
