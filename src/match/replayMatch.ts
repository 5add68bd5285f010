import { submit } from '../kernel/game';
import type { Divergence } from '../kernel/record';
import { accepted, type Result, refused } from '../kernel/result';
import { hashOfRules, type Match, settled } from './match';
import type { GameRules, GameTypes, RecordOf } from './rules';
import { nextUndoPoint, undoPointAt } from './undoPoint';

/** Why a record can't be replayed: it was played by another book, its orders bring on too much, or one of them is refused. */
export type ReplayProblem<Refusal> =
  | { readonly type: 'otherBook' }
  | { readonly type: 'endless'; readonly index: number }
  | ({ readonly type: 'divergence' } & Divergence<Refusal>);

/** Nobody lives to see as many; a page that had to hold more would be ended by its browser. */
const MOST_EVENTS = 1_000_000;

/** The match that a record describes, state, events and undo point in one pass over its orders. */
export function replayMatch<Types extends GameTypes>(
  rules: GameRules<Types>,
  book: Types['book'],
  record: RecordOf<Types>,
  scenario: string | null,
): Result<Match<Types>, ReplayProblem<Types['refusal']>> {
  // By another book it would be another match that looks plausible.
  if (hashOfRules(book) !== record.rules) return refused({ type: 'otherBook' });
  const game = rules.gameOf(book);
  const begun = game.begin(record.start);
  const history = [...begun.events];
  let { state } = begun;
  let undoPoint = undoPointAt<Types>(state, history);
  for (const [index, order] of record.orders.entries()) {
    const step = submit(game, state, order);
    if (!step.ok) return refused({ type: 'divergence', index, refusal: step.refusal });
    state = step.value.state;
    // Not by spreading: an order may bring more events than a call may have arguments.
    for (const event of step.value.events) history.push(event);
    if (history.length > MOST_EVENTS) return refused({ type: 'endless', index });
    undoPoint = nextUndoPoint(rules, undoPoint, step.value, index + 1, history.length);
  }
  return accepted(settled({ book, record, scenario }, state, history, undoPoint));
}
