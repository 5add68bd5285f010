import type { CardId } from '../../battle/model/card';
import type { Order, PlayOrder } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import type { Verb } from './verbs';

/** Something that is named in a command. */
export type Piece =
  | { readonly type: 'card'; readonly card: CardId }
  | { readonly type: 'unit'; readonly unit: UnitId }
  | { readonly type: 'cell'; readonly at: Position }
  | { readonly type: 'column'; readonly col: number }
  | { readonly type: 'row'; readonly row: number };

export interface Phrase {
  readonly verb: Verb;
  readonly pieces: readonly Piece[];
}

const card = (id: CardId): Piece => ({ type: 'card', card: id });
const unit = (id: UnitId): Piece => ({ type: 'unit', unit: id });
const cell = ({ row, col }: Position): Piece => ({ type: 'cell', at: { row, col } });
const column = (col: number): Piece => ({ type: 'column', col });
const maybe = (at: Position | undefined): Piece[] => (at === undefined ? [] : [cell(at)]);

function aimOf({ unit: id, at, column: col, row }: PlayOrder): Piece[] {
  if (id !== undefined) return [unit(id)];
  if (col !== undefined) return [column(col)];
  return row === undefined ? maybe(at) : [{ type: 'row', row }];
}

type Taken = { readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>) => Phrase };

const PHRASES: Taken = {
  mulligan: ({ cards }) => ({ verb: cards.length === 0 ? 'keep' : 'mulligan', pieces: cards.map(card) }),
  deploy: (order) => ({ verb: 'deploy', pieces: [card(order.card), cell(order.at), ...maybe(order.palisadeAt)] }),
  move: (order) => ({ verb: 'move', pieces: [unit(order.unit), cell(order.to)] }),
  attack: (order) => ({ verb: 'attack', pieces: [unit(order.unit), unit(order.target), ...maybe(order.slideTo)] }),
  attackCastle: (order) => ({ verb: 'castle', pieces: [unit(order.unit)] }),
  attackCell: (order) => ({ verb: 'wall', pieces: [unit(order.unit), cell(order.at)] }),
  brace: (order) => ({ verb: 'brace', pieces: [unit(order.unit)] }),
  march: (order) => ({ verb: 'march', pieces: [column(order.column), column(order.to)] }),
  play: (order) => ({ verb: 'play', pieces: [card(order.card), ...aimOf(order), ...maybe(order.to)] }),
  endTurn: () => ({ verb: 'end', pieces: [] }),
  concede: () => ({ verb: 'concede', pieces: [] }),
};

/** An order taken to pieces. */
export function phraseOf(order: Order): Phrase {
  const take = PHRASES[order.type] as (order: Order) => Phrase;
  return take(order);
}

/** The order that the pieces make; null when they make none. Whether it is legal is the engine's business. */
export function orderOf({ verb, pieces }: Phrase): Order | null {
  const cells = pieces.flatMap((piece) => (piece.type === 'cell' ? [piece.at] : []));
  const units = pieces.flatMap((piece) => (piece.type === 'unit' ? [piece.unit] : []));
  const cards = pieces.flatMap((piece) => (piece.type === 'card' ? [piece.card] : []));
  const columns = pieces.flatMap((piece) => (piece.type === 'column' ? [piece.col] : []));
  const [id] = units;
  if (verb === 'keep' || verb === 'mulligan') return { type: 'mulligan', cards: cards.toSorted() };
  if (verb === 'end') return { type: 'endTurn' };
  if (verb === 'concede') return { type: 'concede' };
  if (verb === 'deploy') return deployment(cards[0], cells);
  if (verb === 'march') return march(columns);
  if (verb === 'play') return play(pieces);
  return id === undefined ? null : unitOrder(verb, id, units[1], cells);
}

function deployment(id: CardId | undefined, [at, palisadeAt]: readonly Position[]): Order | null {
  if (id === undefined || at === undefined) return null;
  const plain = { type: 'deploy', card: id, at } as const;
  return palisadeAt === undefined ? plain : { ...plain, palisadeAt };
}

/** What is named after the card is its target, and after that its second cell. */
function play([first, target, second]: readonly Piece[]): Order | null {
  if (first?.type !== 'card') return null;
  const to = second?.type === 'cell' ? { to: second.at } : {};
  return { type: 'play', card: first.card, ...targetOf(target), ...to };
}

function targetOf(piece: Piece | undefined): Omit<PlayOrder, 'type' | 'card'> {
  if (piece?.type === 'unit') return { unit: piece.unit };
  if (piece?.type === 'cell') return { at: piece.at };
  if (piece?.type === 'column') return { column: piece.col };
  return piece?.type === 'row' ? { row: piece.row } : {};
}

function march([from, to]: readonly number[]): Order | null {
  return from === undefined || to === undefined ? null : { type: 'march', column: from, to };
}

function unitOrder(verb: Verb, id: UnitId, target: UnitId | undefined, [at]: readonly Position[]): Order | null {
  if (verb === 'castle') return { type: 'attackCastle', unit: id };
  if (verb === 'brace') return { type: 'brace', unit: id };
  if (verb === 'move') return at === undefined ? null : { type: 'move', unit: id, to: at };
  if (verb === 'wall') return at === undefined ? null : { type: 'attackCell', unit: id, at };
  if (verb !== 'attack' || target === undefined) return null;
  const plain = { type: 'attack', unit: id, target } as const;
  return at === undefined ? plain : { ...plain, slideTo: at };
}

export function isSamePiece(one: Piece, other: Piece): boolean {
  return pieceKey(one) === pieceKey(other);
}

export function pieceKey(piece: Piece): string {
  if (piece.type === 'cell') return `cell ${piece.at.row} ${piece.at.col}`;
  if (piece.type === 'column') return `column ${piece.col}`;
  if (piece.type === 'row') return `row ${piece.row}`;
  return piece.type === 'card' ? `card ${piece.card}` : `unit ${piece.unit}`;
}
