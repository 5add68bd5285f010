import { stableHash } from '../kernel/hash';
import { withOrder } from '../kernel/record';
import type { GameRules, GameTypes, RecordOf, StepOf } from './rules';
import { nextUndoPoint, rewind, type UndoPoint, undoPointAt } from './undoPoint';

/**
 * A match of any game. `truth` is what the rules say, `shown` what the player has seen, `unplayed` what lies between;
 * `history` is what led to `shown`.
 */
export interface Match<Types extends GameTypes> {
  readonly book: Types['book'];
  readonly record: RecordOf<Types>;
  readonly truth: Types['state'];
  readonly shown: Types['state'];
  readonly unplayed: readonly Types['event'][];
  readonly history: readonly Types['event'][];
  readonly undoPoint: UndoPoint<Types>;
  /** The moment of the past that is looked at; null while the match itself is shown. */
  readonly cursor: Moment<Types> | null;
  /** The name of the scenario that it began from: such a match keeps its own book. */
  readonly scenario: string | null;
}

/** A moment of a match: the position after so many orders, and all that happened until then. */
export interface Moment<Types extends GameTypes> {
  readonly orders: number;
  readonly state: Types['state'];
  readonly history: readonly Types['event'][];
}

/** What a match begins from. */
export interface Beginning<Types extends GameTypes> {
  readonly book: Types['book'];
  readonly start: Types['start'];
  readonly scenario?: string;
}

/** Names the rules that a match was played by. */
export function hashOfRules(book: object): string {
  return stableHash(book);
}

export function beginMatch<Types extends GameTypes>(
  rules: GameRules<Types>,
  { book, start, scenario }: Beginning<Types>,
): Match<Types> {
  const { state, events } = rules.gameOf(book).begin(start);
  const record = { rules: hashOfRules(book), start, orders: [] };
  return settled({ book, record, scenario: scenario ?? null }, state, events, undoPointAt(state, events));
}

/** The match after an order that the referee accepted. What it brought waits to be played back. */
export function withStep<Types extends GameTypes>(
  rules: GameRules<Types>,
  match: Match<Types>,
  order: Types['order'],
  step: StepOf<Types>,
): Match<Types> {
  const record = withOrder(match.record, order);
  const unplayed = [...match.unplayed, ...step.events];
  const told = match.history.length + unplayed.length;
  const undoPoint = nextUndoPoint(rules, match.undoPoint, step, record.orders.length, told);
  return { ...match, record, truth: step.state, unplayed, undoPoint };
}

/** The match as if its last order had never been given, nothing of it left to be played back; null when it must stand. */
export function withoutLastOrder<Types extends GameTypes>(
  rules: GameRules<Types>,
  match: Match<Types>,
): Match<Types> | null {
  const { book, undoPoint, record } = match;
  if (record.orders.length <= undoPoint.orders) return null;
  const orders = record.orders.slice(0, -1);
  const rewound = rewind(rules.gameOf(book), undoPoint, orders);
  if (!rewound.ok) return null;
  const before = [...match.history, ...match.unplayed].slice(0, undoPoint.events);
  const { state, events } = rewound.value;
  return settled({ ...match, record: { ...record, orders } }, state, [...before, ...events], undoPoint);
}

/** `shown` moves by the same writer as `truth`, and is `truth` itself when nothing is left to play. */
export function withPlayed<Types extends GameTypes>(
  rules: GameRules<Types>,
  match: Match<Types>,
  count: number,
): Match<Types> {
  const played = match.unplayed.slice(0, count);
  const unplayed = match.unplayed.slice(count);
  const history = [...match.history, ...played];
  if (unplayed.length === 0) return { ...match, shown: match.truth, unplayed, history };
  const { clone, apply } = rules.gameOf(match.book);
  const shown = clone(match.shown);
  for (const event of played) apply(shown, event);
  return { ...match, shown, unplayed, history };
}

/** A live edit closes the record and starts a new one from the present position. */
export function withBook<Types extends GameTypes>(
  rules: GameRules<Types>,
  match: Match<Types>,
  book: Types['book'],
): Match<Types> {
  const { start, state } = rules.startAt(match.truth, book, match.record.start);
  const record = { rules: hashOfRules(book), start, orders: [] };
  const history = [...match.history, ...match.unplayed];
  return settled({ ...match, book, record }, state, history, undoPointAt(state, history));
}

/** A match with nothing left to play back, shown as it is. */
export function settled<Types extends GameTypes>(
  { book, record, scenario }: Pick<Match<Types>, 'book' | 'record' | 'scenario'>,
  state: Types['state'],
  history: readonly Types['event'][],
  undoPoint: UndoPoint<Types>,
): Match<Types> {
  return { book, record, truth: state, shown: state, unplayed: [], history, undoPoint, cursor: null, scenario };
}
