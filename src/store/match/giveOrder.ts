import type { UnknownAction } from '@reduxjs/toolkit';
import { accepted } from '../../kernel/result';
import type { Match } from '../../match/match';
import { type Answer, type Referee, whenAnswered } from '../../match/referee';
import type { GameTypes } from '../../match/rules';
import type { CarriedOut } from './createMatchSlice';

/** What an order needs of a game's place in the store. */
export interface OrderTable<Types extends GameTypes, State> {
  readonly selectMatch: (state: State) => Match<Types> | null;
  /** Who judges: the rules, and at some tables somebody before them. */
  readonly refereeOf: (
    book: Types['book'],
    state: State,
  ) => Referee<Types['state'], Types['order'], Types['event'], Types['refusal']>;
  readonly orderAwaited: () => UnknownAction;
  readonly orderCarriedOut: (carriedOut: CarriedOut<Types>) => UnknownAction;
  readonly orderRefused: (refusal: Types['refusal']) => UnknownAction;
}

/**
 * Hands an order to the referee and tells the match what came of it. Whoever gives it acts on the answer: now, or later
 * when the referee takes its time. Without a match there is nobody to ask, and nothing happens.
 */
export function orderGiver<Types extends GameTypes, State>(table: OrderTable<Types, State>) {
  return (order: Types['order']) =>
    (dispatch: (action: UnknownAction) => unknown, getState: () => State): Answer<null, Types['refusal']> => {
      const asked = table.selectMatch(getState());
      if (asked === null) return accepted(null);
      const answer = table.refereeOf(asked.book, getState()).submit(asked.truth, order);
      if (answer instanceof Promise) dispatch(table.orderAwaited());
      return whenAnswered(answer, (result) => {
        // A later answer may find another match, or this one in another position: then it concerns nobody any more.
        const isStillAsked = table.selectMatch(getState())?.record === asked.record;
        if (isStillAsked) {
          dispatch(
            result.ok ? table.orderCarriedOut({ order, step: result.value }) : table.orderRefused(result.refusal),
          );
        }
        return result.ok ? accepted(null) : result;
      });
    };
}
