import { ofSide } from '../../kernel/sides';
import { unitById, unitOnCell } from '../model/board';
import { type EngineState, handInWords } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import type { Order } from '../model/orders';
import { cellOf, isOnBoard, POSITIONS, type Position, unitCell } from '../model/position';
import type { UnitId } from '../model/unit';
import type { UnitProfile } from '../model/unitProfile';
import { choiceOf, sentBack } from './mulligans';
import { aimIn, playOf } from './playOrders';

/**
 * An order as a small integer, for search: it names cards by their place in the hand and units by their cell, so it
 * means something only in the state that it was offered in. Order type, first, second and third part lie in its bits.
 */
export type OrderCode = number;

/** The types of order that search may choose from. */
export const ORDER_TYPE = {
  mulligan: 0,
  deploy: 1,
  move: 2,
  attack: 3,
  attackCastle: 4,
  attackCell: 5,
  brace: 6,
  march: 7,
  endTurn: 8,
  play: 9,
} as const;
export type CodedType = keyof typeof ORDER_TYPE;

const TYPE_BITS = 4;
const FIRST_BITS = 16;
const CELL_BITS = 4;
const SECOND_SHIFT = TYPE_BITS + FIRST_BITS;
const THIRD_SHIFT = SECOND_SHIFT + CELL_BITS;
const CELL_MASK = (1 << CELL_BITS) - 1;
const FIRST_MASK = (1 << FIRST_BITS) - 1;

/** In a part that may name a cell: none. */
const NO_CELL = CELL_MASK;

export function codeOf(type: number, first = 0, second = 0, third = NO_CELL): OrderCode {
  return type | (first << TYPE_BITS) | (second << SECOND_SHIFT) | (third << THIRD_SHIFT);
}

/** A code whose second part was left open, with it. */
export function withSecond(code: OrderCode, second: number): OrderCode {
  return code | (second << SECOND_SHIFT);
}

/** A code that named no cell, naming one. */
export function withThird(code: OrderCode, third: number): OrderCode {
  return (code & ~(NO_CELL << THIRD_SHIFT)) | (third << THIRD_SHIFT);
}

export function orderTypeOf(code: OrderCode): number {
  return code & ((1 << TYPE_BITS) - 1);
}

export function firstPart(code: OrderCode): number {
  return (code >> TYPE_BITS) & FIRST_MASK;
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

type Decode = (state: EngineState, first: number, second: number, named: Position | null) => Order;

const DECODE: { readonly [Type in CodedType]: Decode } = {
  mulligan: (state, choice) => ({ type: 'mulligan', cards: sentBack(handInWords(state, state.turn), choice) }),
  deploy: (state, place, at, named) => {
    const order = { type: 'deploy', card: cardInHand(state, place).card, at: cellAt(at) } as const;
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
  play: (state, place, aim, named) => {
    const { card, stratagem } = cardInHand(state, place);
    if (stratagem === null) throw new Error(`a code plays the card ${card}, which is no stratagem`);
    return playOf(state, card, stratagem.of, aim, named);
  },
};

const DECODERS = Object.entries(ORDER_TYPE)
  .sort(([, one], [, other]) => one - other)
  .map(([type]) => DECODE[type as CodedType]);

const END_TURN: Order = Object.freeze({ type: 'endTurn' });

/** The order that a code stands for in the state that offered it. */
export function orderOf(state: EngineState, code: OrderCode): Order {
  const decode = DECODERS[orderTypeOf(code)] as Decode;
  return decode(state, firstPart(code), secondPart(code), namedCell(thirdPart(code)));
}

type Encode<Type extends CodedType> = (state: EngineState, order: Extract<Order, { type: Type }>) => OrderCode | null;

const ENCODE: { readonly [Type in CodedType]: Encode<Type> } = {
  mulligan: (state, { cards }) => {
    const choice = choiceOf(handInWords(state, state.turn), cards);
    return choice === null ? null : codeOf(ORDER_TYPE.mulligan, choice);
  },
  deploy: (state, { card, at, palisadeAt }) => {
    const place = state.hands[state.turn].findIndex((held) => held.card === card);
    return place < 0 ? null : withCells(codeOf(ORDER_TYPE.deploy, place), at, palisadeAt);
  },
  move: (state, { unit, to }) => withCells(codeOfUnit(state, ORDER_TYPE.move, unit), to, undefined),
  attack: (state, { unit, target, slideTo }) =>
    withCells(codeOfUnit(state, ORDER_TYPE.attack, unit), unitById(state, target), slideTo),
  attackCastle: (state, { unit }) => codeOfUnit(state, ORDER_TYPE.attackCastle, unit),
  attackCell: (state, { unit, at }) => withCells(codeOfUnit(state, ORDER_TYPE.attackCell, unit), at, undefined),
  brace: (state, { unit }) => codeOfUnit(state, ORDER_TYPE.brace, unit),
  march: (_state, { column, to }) => {
    const areColumns = isOnBoard({ row: 0, col: column }) && isOnBoard({ row: 0, col: to });
    return areColumns ? codeOf(ORDER_TYPE.march, column, to) : null;
  },
  endTurn: () => codeOf(ORDER_TYPE.endTurn),
  play: (state, order) => {
    const hand = state.hands[state.turn];
    const place = hand.findIndex((held) => held.card === order.card);
    const stratagem = hand[place]?.stratagem ?? null;
    const aim = stratagem === null ? null : aimIn(state, stratagem.of, order);
    if (aim === null) return null;
    const code = codeOf(ORDER_TYPE.play, place, aim);
    if (order.to === undefined) return code;
    return isOnBoard(order.to) ? withThird(code, cellOf(order.to)) : null;
  },
};

/** The code of an order; null when it names a card, unit or cell that isn't there, so that nobody can have offered it. */
export function codeOfOrder(state: EngineState, order: Extract<Order, { type: CodedType }>): OrderCode | null {
  const encode = ENCODE[order.type] as Encode<CodedType>;
  return encode(state, order);
}

function codeOfUnit(state: EngineState, type: number, id: UnitId): OrderCode | null {
  const unit = unitById(state, id);
  return unit === undefined ? null : codeOf(type, unitCell(unit));
}

function withCells(
  code: OrderCode | null,
  second: Position | undefined,
  third: Position | undefined,
): OrderCode | null {
  if (code === null || second === undefined || !isOnBoard(second)) return null;
  const placed = withSecond(code, cellOf(second));
  if (third === undefined) return placed;
  return isOnBoard(third) ? withThird(placed, cellOf(third)) : null;
}

export function cardInHand(state: EngineState, place: number): UnitProfile {
  const card = ofSide(state.hands, state.turn)[place];
  if (card === undefined) throw new Error(`a code names card ${place} of the hand, which is not there`);
  return card;
}

export function unitOn(state: EngineState, cell: number): Fighter {
  const unit = unitOnCell(state, cell);
  if (unit === undefined) throw new Error(`a code names the unit on cell ${cell}, where nobody stands`);
  return unit;
}

export function cellAt(cell: number): Position {
  return POSITIONS[cell] as Position;
}
