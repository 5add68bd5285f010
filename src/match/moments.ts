import { submit } from '../kernel/game';
import type { Match, Moment } from './match';
import type { GameRules, GameTypes } from './rules';

/** Every moment of a match, the beginning first, in one pass: whoever goes back and forth replays nothing. */
export function momentsOf<Types extends GameTypes>(
  rules: GameRules<Types>,
  { book, record }: Pick<Match<Types>, 'book' | 'record'>,
): readonly Moment<Types>[] {
  const game = rules.gameOf(book);
  const begun = game.begin(record.start);
  const moments: Moment<Types>[] = [{ orders: 0, state: begun.state, history: begun.events }];
  let { state } = begun;
  let history: readonly Types['event'][] = begun.events;
  for (const order of record.orders) {
    const step = submit(game, state, order);
    // The referee accepted it once; a record that was opened was replayed first.
    if (!step.ok) throw new Error(`a recorded order is refused: ${step.refusal.sentence}`);
    state = step.value.state;
    history = [...history, ...step.value.events];
    moments.push({ orders: moments.length, state, history });
  }
  return moments;
}

/** The match looked at in a moment that is known already. */
export function withMoment<Types extends GameTypes>(match: Match<Types>, moment: Moment<Types>): Match<Types> {
  return { ...match, unplayed: [], cursor: moment };
}

/** The match about to play back what leads from one moment to the next; it is looked at in that one afterwards. */
export function withMomentToPlay<Types extends GameTypes>(
  match: Match<Types>,
  from: Moment<Types>,
  to: Moment<Types>,
): Match<Types> {
  const unplayed = to.history.slice(from.history.length);
  return { ...match, cursor: null, shown: from.state, truth: to.state, history: from.history, unplayed };
}
