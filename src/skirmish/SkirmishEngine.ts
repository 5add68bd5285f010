import { type Game, type Step, submit } from '../kernel/game';
import { memoizePerObject } from '../kernel/memoize';
import type { Result } from '../kernel/result';
import type { Side } from '../kernel/sides';
import { apply } from './apply';
import { begin, type SkirmishStart } from './begin/begin';
import type { FieldBook } from './model/book';
import type { SkirmishEvent } from './model/events';
import type { SkirmishOrder } from './model/orders';
import type { SkirmishRefusal } from './model/refusals';
import { cloneSkirmish, type SkirmishState } from './model/state';
import { run, whyIllegal } from './orders/table';
import { forecast, type SkirmishForecast } from './view/forecast';
import { legalOrders } from './view/legalOrders';
import { type FieldObservation, observe } from './view/observe';

export type SkirmishStep = Step<SkirmishState, SkirmishEvent>;

/** The kernel's game, and how it begins. */
export interface SkirmishGame extends Game<FieldBook, SkirmishState, SkirmishOrder, SkirmishEvent, SkirmishRefusal> {
  begin(start: SkirmishStart): SkirmishStep;
}

/** The door to the open field, bound to a book: one judge, one writer. */
export interface SkirmishEngine {
  readonly book: FieldBook;
  readonly game: SkirmishGame;
  begin(start: SkirmishStart): SkirmishStep;
  /** By what the side knows. */
  legalOrders(state: SkirmishState, side: Side): SkirmishOrder[];
  whyIllegal(state: SkirmishState, order: SkirmishOrder): SkirmishRefusal | null;
  forecast(state: SkirmishState, side: Side, order: SkirmishOrder): SkirmishForecast;
  /** Judges and carries out on a copy; the given state stays as it was. */
  submit(state: SkirmishState, order: SkirmishOrder): Result<SkirmishStep, SkirmishRefusal>;
  observe(state: SkirmishState, side: Side): FieldObservation;
}

export function createSkirmishEngine(book: FieldBook): SkirmishEngine {
  const game: SkirmishGame = {
    book,
    whyIllegal: (state, order) => whyIllegal(book, state, order),
    run,
    apply,
    clone: cloneSkirmish,
    begin: (start) => begin(book, start),
  };
  return {
    book,
    game,
    begin: game.begin,
    legalOrders: (state, side) => legalOrders(book, state, side),
    whyIllegal: game.whyIllegal,
    forecast: (state, side, order) => forecast(book, state, side, order),
    submit: (state, order) => submit(game, state, order),
    observe: (state, side) => observe(book, state, side),
  };
}

export const skirmishEngineFor = memoizePerObject(createSkirmishEngine);
