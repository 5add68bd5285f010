import type { Typed } from './dispatch';
import { accepted, type Result, refused } from './result';

/**
 * Any turn-based game: an order is judged, run, and emits events; applying an event is the only way a state changes.
 * `run` and `apply` work in place.
 */
export interface Game<Book, State, Order extends Typed, Event extends Typed, Refusal> {
  /** The rules it is played by: a parameter, so that the same code plays by any. */
  readonly book: Book;
  readonly whyIllegal: (state: State, order: Order) => Refusal | null;
  readonly run: (play: Play<Book, State, Event>, order: Order) => void;
  readonly apply: (state: State, event: Event) => void;
  readonly clone: (state: State) => State;
}

/** A state being played on, and the events that its order has brought so far. */
export interface Play<Book, State, Event> {
  readonly book: Book;
  readonly state: State;
  readonly events: Event[];
  /** Applies an event at once and records it. A game that writes its state by itself records in `events`. */
  readonly emit: (event: Event) => void;
}

/** What one accepted order did. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Opens a state for rules to play on. */
export function playOn<Book, State, Event extends Typed>(
  { book, apply }: Pick<Game<Book, State, Typed, Event, unknown>, 'book' | 'apply'>,
  state: State,
  events: Event[],
): Play<Book, State, Event> {
  const emit = (event: Event): void => {
    apply(state, event);
    events.push(event);
  };
  return { book, state, events, emit };
}

/** Judges an order and carries it out on a copy: the given state stays as it was, whatever happens. */
export function submit<Book, State, Order extends Typed, Event extends Typed, Refusal>(
  game: Game<Book, State, Order, Event, Refusal>,
  state: State,
  order: Order,
): Result<Step<State, Event>, Refusal> {
  const refusal = game.whyIllegal(state, order);
  if (refusal !== null) return refused(refusal);
  const events: Event[] = [];
  const next = game.clone(state);
  game.run(playOn(game, next, events), order);
  return accepted({ state: next, events });
}
