import { submit } from '../kernel/game';
import type { Match, Moment } from './match';
import type { GameRules, GameTypes } from './rules';

/** What is to be seen of a match: the moment that is looked at, or else the match as far as it was played back. */
export function viewOf<Types extends GameTypes>(match: Match<Types>): Pick<Moment<Types>, 'state' | 'history'> {
  return match.cursor ?? { state: match.shown, history: match.history };
}

/** The match with its cursor after so many orders of the record; nothing else of it changes. */
export function withCursorAt<Types extends GameTypes>(
  rules: GameRules<Types>,
  match: Match<Types>,
  orders: number,
): Match<Types> {
  const last = match.record.orders.length;
  const wanted = Math.min(Math.max(0, Math.trunc(orders)), last);
  return { ...match, cursor: momentAt(rules, match, wanted) };
}

/** The match without a cursor: the present is shown. */
export function withoutCursor<Types extends GameTypes>(match: Match<Types>): Match<Types> {
  return match.cursor === null ? match : { ...match, cursor: null };
}

/** By replaying the record: from the moment that is looked at when the wanted one comes after it, else from the start. */
function momentAt<Types extends GameTypes>(
  rules: GameRules<Types>,
  { book, record, cursor }: Match<Types>,
  wanted: number,
): Moment<Types> {
  const game = rules.gameOf(book);
  let moment = cursor !== null && cursor.orders <= wanted ? cursor : null;
  if (moment === null) {
    const { state, events } = game.begin(record.start);
    moment = { orders: 0, state, history: events };
  }
  let { state } = moment;
  const history = [...moment.history];
  for (const order of record.orders.slice(moment.orders, wanted)) {
    const step = submit(game, state, order);
    // The referee accepted it once; a record that was opened was replayed first.
    if (!step.ok) throw new Error(`a recorded order is refused: ${step.refusal.sentence}`);
    state = step.value.state;
    for (const event of step.value.events) history.push(event);
  }
  return { orders: wanted, state, history };
}
