import type { Typed } from './dispatch';
import { accepted, type Result, refused } from './result';

/**
 * Any turn-based game: an order is judged, run, and emits events; applying an event is the only way a state changes.
 * `run` and `apply` work in place, so search can play on a clone with nobody watching.
 */
export interface Game<State, Order extends Typed, Event extends Typed, Refusal> {
  readonly whyIllegal: (state: State, order: Order) => Refusal | null;
  readonly run: (play: Play<State, Event>, order: Order) => void;
  readonly apply: (state: State, event: Event) => void;
  readonly clone: (state: State) => State;
}

/** A state being played on. `watched` tells a rule whether anyone reads the arithmetic that its events carry. */
export interface Play<State, Event> {
  readonly state: State;
  readonly watched: boolean;
  readonly emit: (event: Event) => void;
}

/** What one accepted order did. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

type Writer<State, Event> = Pick<Game<State, Typed, Event & Typed, unknown>, 'apply'>;

/** Opens a state for rules to play on; every event is applied at once and, with a record, kept. */
export function playOn<State, Event extends Typed>(
  game: Writer<State, Event>,
  state: State,
  record: Event[] | null,
): Play<State, Event> {
  const emit = (event: Event): void => {
    game.apply(state, event);
    record?.push(event);
  };
  return { state, watched: record !== null, emit };
}

/** Judges an order and carries it out on a copy: the given state stays as it was, whatever happens. */
export function submit<State, Order extends Typed, Event extends Typed, Refusal>(
  game: Game<State, Order, Event, Refusal>,
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

/** For search: carries out an order that `legalOrders` offered, in place, unjudged and unrecorded. */
export function carryOut<State, Order extends Typed, Event extends Typed, Refusal>(
  game: Game<State, Order, Event, Refusal>,
  state: State,
  order: Order,
): void {
  game.run(playOn(game, state, null), order);
}
