import { createSelector } from '@reduxjs/toolkit';
import type { CardId } from '../../battle/model/card';
import type { Goal } from '../../battle/model/goals';
import type { Order } from '../../battle/model/orders';
import type { UnitId } from '../../battle/model/unit';
import type { Side } from '../../kernel/sides';
import {
  type ForecastOrder,
  selectBlows,
  selectLegalOrders,
  selectSeen,
  selectSettings,
} from '../view/battleSelectors';
import { selectGoalByEnding } from './foresightSelectors';

/** What ending the turn now would leave undone. */
export interface Undone {
  /** The enemy's goal that is reached when the turn ends. */
  readonly losing: Goal | null;
  /** A blow that wins the battle. */
  readonly winning: Order | null;
  /** Units that could still strike a card or the castle; a wall may as well be their own. */
  readonly strikers: readonly UnitId[];
  /** Cards that the supply left could still bring onto the board, as the hand has them. */
  readonly cards: readonly CardId[];
  /** Stratagems that could be played: told beside what is asked about, but kept for a better moment they are no reason to ask. */
  readonly plays: readonly CardId[];
}

/** Null when nothing is worth asking about: moves alone are not, a turn whose end wins neither, and the guard can be turned off. */
export const selectUndone = createSelector(
  [selectSettings, selectLegalOrders, selectBlows, selectSeen, selectGoalByEnding],
  ({ turnGuard }, legal, blows, seen, goal): Undone | null => {
    if (!turnGuard || seen === null || seen.phase !== 'battle') return null;
    // Nothing is left undone by a turn whose end wins.
    if (goal?.side === seen.side) return null;
    const strikers = legal.flatMap((order) =>
      order.type === 'attack' || order.type === 'attackCastle' ? [order.unit] : [],
    );
    const deployable = new Set(legal.flatMap((order) => (order.type === 'deploy' ? [order.card] : [])));
    const undone: Undone = {
      losing: goal,
      winning: blows.find((blow) => wins(blow, seen.side))?.order ?? null,
      strikers: [...new Set(strikers)],
      cards: [...deployable],
      plays: [...new Set(legal.flatMap((order) => (order.type === 'play' ? [order.card] : [])))],
    };
    const { losing, winning } = undone;
    const isWorthIt = losing !== null || winning !== null || undone.strikers.length > 0 || undone.cards.length > 0;
    return isWorthIt ? undone : null;
  },
);

function wins({ forecast }: ForecastOrder, side: Side): boolean {
  return forecast.ok && forecast.value.some((event) => event.type === 'battleEnded' && event.winner === side);
}
