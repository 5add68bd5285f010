import { type Divergence, replay } from '../kernel/record';
import type { Result } from '../kernel/result';
import type { GameRules, GameTypes, MatchGame, StepOf } from './rules';

/** How far back orders can be taken back: the state after the last order that revealed something, and what came before. */
export interface UndoPoint<Types extends GameTypes> {
  readonly state: Types['state'];
  /** Orders and events that lie before it. */
  readonly orders: number;
  readonly events: number;
}

/** Nothing before this can be taken back: a match begins here, or goes on by another book. */
export function undoPointAt<Types extends GameTypes>(
  state: Types['state'],
  history: readonly Types['event'][],
): UndoPoint<Types> {
  return { state, orders: 0, events: history.length };
}

/** The point after one more order, the `orders`-th of the record, with `events` events up to its end. */
export function nextUndoPoint<Types extends GameTypes>(
  rules: GameRules<Types>,
  point: UndoPoint<Types>,
  step: StepOf<Types>,
  orders: number,
  events: number,
): UndoPoint<Types> {
  return rules.reveals(step.events) ? { state: step.state, orders, events } : point;
}

/** The match without its last orders: replayed from the point, so that nothing of them is left. */
export function rewind<Types extends GameTypes>(
  game: MatchGame<Types>,
  point: UndoPoint<Types>,
  orders: readonly Types['order'][],
): Result<StepOf<Types>, Divergence<Types['refusal']>> {
  const begun = { state: game.clone(point.state), events: [] };
  return replay<Types['book'], Types['state'], Types['order'], Types['event'], Types['refusal']>(
    game,
    begun,
    orders.slice(point.orders),
  );
}
