import type { Position } from '../../src/core/geometry/position';
import { memoizePerObject } from '../../src/kernel/memoize';
import { type BySide, OPPONENT, type Side } from '../../src/kernel/sides';
import type { GameRules, MatchGame } from '../../src/match/rules';

/** A toy on another board, to show that the match plays any game: two wardens light lanterns; who lights most wins. */
export interface Book {
  readonly width: number;
  readonly height: number;
  readonly lanterns: number;
}
export interface State {
  turn: Side;
  readonly wardens: Record<Side, Position>;
  readonly lit: { readonly at: Position; readonly by: Side }[];
  winner: Side | null;
}
export type Order =
  | { readonly type: 'step'; readonly to: Position }
  | { readonly type: 'light' }
  | { readonly type: 'pass' };
export type Event =
  | { readonly type: 'stepped'; readonly side: Side; readonly to: Position }
  | { readonly type: 'lit'; readonly side: Side; readonly at: Position }
  | { readonly type: 'turned'; readonly to: Side }
  | { readonly type: 'won'; readonly side: Side };
export interface Refusal {
  readonly code: 'too-far' | 'taken' | 'already-lit' | 'over';
  readonly sentence: string;
}
export interface LanternTypes {
  readonly book: Book;
  readonly start: { readonly wardens: BySide<Position> };
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  readonly refusal: Refusal;
}

const SENTENCES: Readonly<Record<Refusal['code'], string>> = {
  'too-far': 'A warden goes one step at a time.',
  taken: 'Somebody stands there.',
  'already-lit': 'This lantern burns already.',
  over: 'All lanterns are lit.',
};
const same = (one: Position, other: Position): boolean => one.x === other.x && one.y === other.y;

function codeFor({ width, height }: Book, state: State, order: Order): Refusal['code'] | null {
  const here = state.wardens[state.turn];
  if (state.winner !== null) return 'over';
  if (order.type === 'light') return state.lit.some(({ at }) => same(at, here)) ? 'already-lit' : null;
  if (order.type === 'pass') return null;
  const { x, y } = order.to;
  const isOnBoard = x >= 0 && y >= 0 && x < width && y < height;
  if (!isOnBoard || Math.abs(x - here.x) + Math.abs(y - here.y) !== 1) return 'too-far';
  return same(order.to, state.wardens[OPPONENT[state.turn]]) ? 'taken' : null;
}

const gameOf = memoizePerObject(
  (book: Book): MatchGame<LanternTypes> => ({
    book,
    begin: ({ wardens }) => ({ state: { turn: 'left', wardens: { ...wardens }, lit: [], winner: null }, events: [] }),
    whyIllegal: (state, order) => {
      const code = codeFor(book, state, order);
      return code === null ? null : { code, sentence: SENTENCES[code] };
    },
    run: ({ state, emit }, order) => {
      const side = state.turn;
      if (order.type === 'step') return emit({ type: 'stepped', side, to: order.to });
      if (order.type === 'light') emit({ type: 'lit', side, at: state.wardens[side] });
      if (state.lit.length < book.lanterns) return emit({ type: 'turned', to: OPPONENT[side] });
      const own = state.lit.filter(({ by }) => by === side).length;
      emit({ type: 'won', side: own * 2 > book.lanterns ? side : OPPONENT[side] });
    },
    apply: (state, event) => {
      if (event.type === 'stepped') state.wardens[event.side] = event.to;
      else if (event.type === 'lit') state.lit.push({ at: event.at, by: event.side });
      else if (event.type === 'turned') state.turn = event.to;
      else state.winner = event.side;
    },
    clone: (state) => ({ ...state, wardens: { ...state.wardens }, lit: [...state.lit] }),
  }),
);

export const lanternRules: GameRules<LanternTypes> = {
  id: 'lanterns',
  gameOf,
  reveals: (events) => events.some(({ type }) => type === 'turned' || type === 'won'),
  startAt: (state) => ({ start: { wardens: state.wardens }, state }),
};

export const BOOK: Book = { width: 7, height: 4, lanterns: 3 };
export const START: LanternTypes['start'] = { wardens: { left: { x: 0, y: 1 }, right: { x: 6, y: 2 } } };
