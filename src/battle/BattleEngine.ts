import { type Game, type Step, submit } from '../kernel/game';
import type { Result } from '../kernel/result';
import type { Side } from '../kernel/sides';
import { type StratagemAim, stratagemAims } from './legality/aimsInWords';
import { legalOrders, offerOrders } from './legality/legalOrders';
import { type OrderCode, orderOf } from './legality/orderCodes';
import type { OrderList } from './legality/orderList';
import { type PositionHelpers, positionHelpers } from './legality/positionHelpers';
import { whyIllegal } from './legality/whyIllegal';
import type { Book } from './model/book';
import type { CardId } from './model/card';
import { compileState, describeState, type EngineState } from './model/engineState';
import type { BattleEvent } from './model/events';
import type { Order } from './model/orders';
import type { Refusal } from './model/refusals';
import { type BattleState, cloneState, overwriteState } from './model/state';
import { apply } from './resolve/apply';
import { begin, type Start } from './resolve/begin';
import { openPlay } from './resolve/play';
import { resolve, resolveCode } from './resolve/table';
import { type Forecast, forecastOf } from './view/forecast';
import { type Observation, observe } from './view/observe';

/** The kernel's game, and how it begins. */
export interface BattleGame extends Game<Book, BattleState, Order, BattleEvent, Refusal> {
  begin(start: Start): BattleStep;
}
export type BattleStep = Step<BattleState, BattleEvent>;

/**
 * The door to the card battle, bound to a book of rules: one judge, one writer, and document 003's four helpers. Everybody
 * speaks to it in words; search compiles a state once and works on that.
 */
export interface BattleEngine extends PositionHelpers {
  readonly book: Book;
  readonly game: BattleGame;
  begin(start: Start): BattleStep;
  legalOrders(state: BattleState, side: Side): Order[];
  whyIllegal(state: BattleState, order: Order): Refusal | null;
  /** R12.2: where a stratagem in the hand of whoever's turn it is could be aimed, and why not where it can't. */
  stratagemAims(state: BattleState, card: CardId): readonly StratagemAim[];
  /** What an order would do, as the events it would bring. */
  forecast(state: BattleState, order: Order): Forecast;
  /** Judges and carries out on a copy; the given state stays as it was. */
  submit(state: BattleState, order: Order): Result<BattleStep, Refusal>;
  observe(state: BattleState, side: Side): Observation;
  compile(state: BattleState): EngineState;
  /** The legal orders of whoever's turn it is, as numbers that mean something in this state alone. */
  offerOrders(state: EngineState, offered: OrderList): void;
  orderOf(state: EngineState, code: OrderCode): Order;
  /** In place, unjudged, with nobody listening. */
  carryOut(state: EngineState, order: Order): void;
  carryOutCode(state: EngineState, code: OrderCode): void;
}

export function createBattleEngine(book: Book): BattleEngine {
  const game: BattleGame = {
    book,
    whyIllegal: (state, order) => whyIllegal(book, compileState(book, state), order),
    run: ({ state, events }, order) => {
      const play = openPlay(book, compileState(book, state), events, true);
      resolve(play, order);
      overwriteState(state, describeState(play.state));
    },
    apply: (state, event) => apply(book, state, event),
    clone: cloneState,
    begin: (start) => begin(book, start),
  };
  return {
    ...positionHelpers(book),
    book,
    game,
    begin: game.begin,
    legalOrders: (state, side) => legalOrders(book, compileState(book, state), side),
    whyIllegal: game.whyIllegal,
    stratagemAims: (state, card) => stratagemAims(book, compileState(book, state), card),
    forecast: (state, order) => forecastOf(submit(game, state, order)),
    submit: (state, order) => submit(game, state, order),
    observe,
    compile: (state) => compileState(book, state),
    offerOrders: (state, offered) => offerOrders(book, state, offered),
    orderOf,
    carryOut: (state, order) => resolve(openPlay(book, state, null, false), order),
    carryOutCode: (state, code) => resolveCode(openPlay(book, state, null, false), code),
  };
}
