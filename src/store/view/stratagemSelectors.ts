import { createSelector } from '@reduxjs/toolkit';
import type { StratagemAim } from '../../battle/legality/aimsInWords';
import type { CardId } from '../../battle/model/card';
import type { Observation } from '../../battle/view/observe';
import { lookUp } from '../../kernel/dispatch';
import { engineFor } from '../battle/lazyRules';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { type ForecastOrder, selectIsPersonsTurn, selectLegalOrders, selectSeen } from './battleSelectors';

/** Where a stratagem could be aimed now, allowed or not; null for a card that is none. Nowhere outside the person's turn. */
export type AimsOf = (card: CardId) => readonly StratagemAim[] | null;

const NOWHERE: readonly StratagemAim[] = [];

/** From the truth, like all that can be ordered. Each card is asked for once a position, when somebody wants to know. */
export const selectAimsOf = createSelector([selectBattle, selectIsPersonsTurn], (battle, isPersonsTurn): AimsOf => {
  const known = new Map<CardId, readonly StratagemAim[]>();
  return (card) => {
    if (battle === null || lookUp(battle.book.stratagems ?? {}, card) === undefined) return null;
    if (!isPersonsTurn) return NOWHERE;
    const aims = known.get(card) ?? engineFor(battle.book).stratagemAims(battle.truth, card);
    known.set(card, aims);
    return aims;
  };
});

/** What the input machine looks at: what is seen, and where a stratagem of the hand could be aimed. */
export interface SeenTable extends Observation {
  /** Left out where no stratagem is known. */
  readonly aimsOf?: AimsOf;
}

export const selectSeenTable = createSelector([selectSeen, selectAimsOf], (seen, aimsOf): SeenTable | null =>
  seen === null ? null : { ...seen, aimsOf },
);

const NO_PLAYS: readonly ForecastOrder[] = [];

/** The exact outcome of every way to play a stratagem now; nothing for any other card. */
export const selectPlaysOf = createSelector(
  [selectBattle, selectLegalOrders, (_: RootState, card: CardId | null) => card],
  (battle, orders, card): readonly ForecastOrder[] => {
    if (battle === null || card === null) return NO_PLAYS;
    const engine = engineFor(battle.book);
    return orders
      .filter((order) => order.type === 'play' && order.card === card)
      .map((order) => ({ order, forecast: engine.forecast(battle.truth, order) }));
  },
);

/** The same for the whole hand, for whoever lists all that could be said. */
export const selectPlays = createSelector(
  [selectBattle, selectLegalOrders],
  (battle, orders): readonly ForecastOrder[] => {
    if (battle === null) return NO_PLAYS;
    const engine = engineFor(battle.book);
    const plays = orders.filter(({ type }) => type === 'play');
    return plays.map((order) => ({ order, forecast: engine.forecast(battle.truth, order) }));
  },
);
