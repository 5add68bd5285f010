import type { Typed } from './dispatch';
import { type Game, type Step, submit } from './game';
import { accepted, type Result, refused } from './result';

/**
 * The one format of a battle: which rules, how it started, which orders were given. Save, replay, undo, share link,
 * puzzle and bug report are this and nothing else; everything that happened follows from it.
 */
export interface GameRecord<Start, Order> {
  readonly rules: string;
  readonly start: Start;
  readonly orders: readonly Order[];
}

/** Where a replay left the recorded path: the order at `index` was refused. */
export interface Divergence<Refusal> {
  readonly index: number;
  readonly refusal: Refusal;
}

export function withOrder<Start, Order>(record: GameRecord<Start, Order>, order: Order): GameRecord<Start, Order> {
  return { ...record, orders: [...record.orders, order] };
}

/** Carries out recorded orders one by one after a first step, judging each as if it were given now. */
export function replay<Book, State, Order extends Typed, Event extends Typed, Refusal>(
  game: Game<Book, State, Order, Event, Refusal>,
  begun: Step<State, Event>,
  orders: readonly Order[],
): Result<Step<State, Event>, Divergence<Refusal>> {
  const events = [...begun.events];
  let state = begun.state;
  for (const [index, order] of orders.entries()) {
    const step = submit(game, state, order);
    if (!step.ok) return refused({ index, refusal: step.refusal });
    state = step.value.state;
    for (const event of step.value.events) events.push(event);
  }
  return accepted({ state, events });
}
