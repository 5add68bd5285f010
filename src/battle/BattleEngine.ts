import { carryOut, type Game, type Step, submit } from '../kernel/game';
import type { Result } from '../kernel/result';
import type { Side } from '../kernel/sides';
import { apply } from './apply';
import { begin, type Start } from './begin';
import type { Book } from './book';
import type { BattleEvent } from './events';
import { type Forecast, forecastOf } from './forecast';
import { type PositionHelpers, positionHelpers } from './helpers';
import { offererOf, offerOrders } from './legalOrders';
import { type Observation, observe } from './observe';
import { type OrderCode, orderOf } from './orderCodes';
import type { OrderList } from './orderList';
import type { Order } from './orders';
import type { Refusal } from './refusals';
import { codeRunner } from './resolve/coded';
import { resolve } from './resolve/table';
import { type BattleState, cloneState } from './state';
import type { Parts } from './stateParts';
import { judgeOf } from './whyIllegal';

/** The kernel's game, and how it begins. */
export interface BattleGame extends Game<Book, BattleState, Order, BattleEvent, Refusal> {
  begin(start: Start): BattleStep;
}
export type BattleStep = Step<BattleState, BattleEvent>;

/** The door to the card battle: one judge, one writer, and document 003's four helpers, bound to a book of rules. */
export interface BattleEngine extends PositionHelpers {
  readonly book: Book;
  readonly game: BattleGame;
  begin(start: Start): BattleStep;
  legalOrders(state: BattleState, side: Side): Order[];
  whyIllegal(state: BattleState, order: Order): Refusal | null;
  /** What an order would do, as the events it would bring. */
  forecast(state: BattleState, order: Order): Forecast;
  /** Judges and carries out on a copy; the given state stays as it was. */
  submit(state: BattleState, order: Order): Result<BattleStep, Refusal>;
  /** For search: in place, unjudged, with nobody watching. */
  carryOut(state: BattleState, order: Order): void;
  /** For search: the legal orders of whoever's turn it is, as numbers that mean something in this state alone. */
  offerOrders(state: BattleState, offered: OrderList): void;
  carryOutCode(state: BattleState, code: OrderCode): Parts;
  orderOf(state: BattleState, code: OrderCode): Order;
  observe(state: BattleState, side: Side): Observation;
}

export function createBattleEngine(book: Book): BattleEngine {
  const game: BattleGame = {
    book,
    whyIllegal: judgeOf(book),
    run: resolve,
    apply,
    clone: cloneState,
    begin: (start) => begin(book, start),
  };
  return {
    ...positionHelpers(book),
    book,
    game,
    begin: game.begin,
    legalOrders: offererOf(book),
    whyIllegal: game.whyIllegal,
    forecast: (state, order) => forecastOf(submit(game, state, order)),
    submit: (state, order) => submit(game, state, order),
    carryOut: (state, order) => carryOut(game, state, order),
    offerOrders: (state, offered) => offerOrders(book, state, offered),
    carryOutCode: codeRunner(book),
    orderOf,
    observe,
  };
}
