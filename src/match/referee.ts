import type { Typed } from '../kernel/dispatch';
import { type Game, type Step, submit } from '../kernel/game';
import type { Result } from '../kernel/result';

/** A result that is there now, or comes later: a referee in the same tab answers at once, a server takes its time. */
export type Answer<Value, Refusal> = Result<Value, Refusal> | Promise<Result<Value, Refusal>>;

/** Judges orders. Whoever gives an order acts on the answer; nobody reads a refusal back out of a state. */
export interface Referee<State, Order, Event, Refusal> {
  submit(state: State, order: Order): Answer<Step<State, Event>, Refusal>;
}

/** The rules themselves, in this tab. */
export function localReferee<Book, State, Order extends Typed, Event extends Typed, Refusal>(
  game: Game<Book, State, Order, Event, Refusal>,
): Referee<State, Order, Event, Refusal> {
  return { submit: (state, order) => submit(game, state, order) };
}

/** Goes on with an answer: in the same call when it is there already, so that a press is answered in its own frame. */
export function whenAnswered<Value, Refusal, Next>(
  answer: Answer<Value, Refusal>,
  act: (result: Result<Value, Refusal>) => Next,
): Next | Promise<Next> {
  return answer instanceof Promise ? answer.then(act) : act(answer);
}
