import { submit } from '../kernel/game';
import { type Match, type Moment, settled } from './match';
import type { GameRules, GameTypes, MatchGame, StepOf } from './rules';

/**
 * Every moment of a match, the beginning first. A position is kept every few orders: whoever goes back and forth replays no
 * more than those few.
 */
export interface Moments<Types extends GameTypes> {
  /** One more than there are orders. */
  readonly length: number;
  at(orders: number): Moment<Types> | undefined;
}

/** Told of every order while the moments are laid out. */
export type Watch<Types extends GameTypes> = (
  before: Types['state'],
  order: Types['order'],
  step: StepOf<Types>,
) => void;

/** So many orders lie between two positions that are kept for good. */
export const ORDERS_APART = 8;
/** So many moments beside them: those that were looked at last. */
const MOST_AT_HAND = 24;

/** Lays the moments out in one pass over the record. */
export function momentsOf<Types extends GameTypes>(
  rules: GameRules<Types>,
  { book, record: { start, orders } }: Pick<Match<Types>, 'book' | 'record'>,
  watch?: Watch<Types>,
): Moments<Types> {
  const game = rules.gameOf(book);
  let { state, events } = game.begin(start);
  const kept: Types['state'][] = [state];
  const history = [...events];
  const ends = [history.length];
  for (const [index, order] of orders.entries()) {
    const step = carriedOut(game, state, order);
    watch?.(state, order, step);
    ({ state, events } = step);
    for (const event of events) history.push(event);
    ends.push(history.length);
    if ((index + 1) % ORDERS_APART === 0) kept.push(state);
  }

  const atHand = new Map<number, Moment<Types>>();
  const stateAt = (wanted: number): Types['state'] => {
    let from = wanted;
    while (from % ORDERS_APART !== 0 && !atHand.has(from)) from -= 1;
    const known = atHand.get(from)?.state ?? (kept[from / ORDERS_APART] as Types['state']);
    return orders.slice(from, wanted).reduce((before, order) => carriedOut(game, before, order).state, known);
  };
  const momentAt = (wanted: number): Moment<Types> => ({
    orders: wanted,
    state: stateAt(wanted),
    history: history.slice(0, ends[wanted]),
  });
  return {
    length: ends.length,
    at: (wanted) => {
      if (!Number.isInteger(wanted) || wanted < 0 || wanted >= ends.length) return undefined;
      const moment = atHand.get(wanted) ?? momentAt(wanted);
      // The last of the map is what was looked at last.
      atHand.delete(wanted);
      atHand.set(wanted, moment);
      for (const oldest of atHand.keys()) if (atHand.size > MOST_AT_HAND) atHand.delete(oldest);
      return moment;
    },
  };
}

function carriedOut<Types extends GameTypes>(
  game: MatchGame<Types>,
  state: Types['state'],
  order: Types['order'],
): StepOf<Types> {
  const step = submit(game, state, order);
  // The referee accepted it once; a record that was opened was replayed first.
  if (!step.ok) throw new Error(`a recorded order is refused: ${step.refusal.sentence}`);
  return step.value;
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

/** The match as it stood at one of its moments: what came after it has not been ordered yet. */
export function matchAt<Types extends GameTypes>(
  { book, record }: Pick<Match<Types>, 'book' | 'record'>,
  { orders, state, history }: Moment<Types>,
): Match<Types> {
  const known = { book, record: { ...record, orders: record.orders.slice(0, orders) }, scenario: null };
  return settled(known, state, history, { state, orders, events: history.length });
}
