import { createSelector } from '@reduxjs/toolkit';
import type { Order } from '../../battle/model/orders';
import type { Forecast } from '../../battle/view/forecast';
import type { Observation } from '../../battle/view/observe';
import { passesTurn } from '../../battle/view/reveals';
import { OPPONENT, SIDES, type Side } from '../../kernel/sides';
import { viewOf } from '../../match/cursor';
import { selectIsPlayedHere } from '../battle/battleSave';
import type { Battle } from '../battle/battleSlice';
import { engineFor } from '../battle/lazyRules';
import { selectBattle, selectShownState } from '../battle/selectBattle';
import type { RootState } from '../rootState';

export const selectCatalog = (state: RootState) => state.catalog.catalog;
export const selectSettings = (state: RootState) => state.settings;
/** Alone, for all that has words: another theme must not draw every card and cell anew. */
export const selectLanguage = (state: RootState) => state.settings.language;
export const selectSeats = (state: RootState) => state.seats;
/** The book of the battle at hand, which need not be the catalog's: a saved battle keeps its own. */
export const selectBook = (state: RootState) => selectBattle(state)?.book ?? null;
export const selectRules = (state: RootState) => selectBook(state)?.rules ?? null;
export const selectRefusal = (state: RootState) => state.battle.refusal;
export const selectBattleNumber = (state: RootState) => state.battle.number;

/**
 * From whose side the battle is seen: the only person's; at a shared screen that of whoever took it last, so that a turn is
 * played back to its end before the other looks; Left's when nobody plays.
 */
export const selectViewer = createSelector(
  [
    (state: RootState) => state.seats.seats,
    (state: RootState) => state.seats.holder,
    (state: RootState) => selectShownState(state)?.turn ?? 'left',
  ],
  (seats, holder, turn): Side => {
    const people = SIDES.filter((side) => seats[side] === 'human');
    return people.length === SIDES.length ? (holder ?? turn) : (people[0] ?? 'left');
  },
);

/** All that the page may know of the battle: what the viewer may see of what was played back so far. */
export const selectSeen = createSelector([selectBattle, selectViewer], (battle, viewer): Observation | null =>
  battle === null ? null : engineFor(battle.book).observe(viewOf(battle).state, viewer),
);

/** Whether a moment of the past is looked at: then nobody plays. */
export const selectIsLookingBack = (state: RootState): boolean => selectBattle(state)?.cursor != null;

export const selectIsUnfinished = (state: RootState): boolean => selectBattle(state)?.truth.winner === null;

/** Whether the rules wait for the person who looks. What is still being played back doesn't matter: a press skips it. */
export const selectIsPersonsTurn = (state: RootState): boolean => {
  if (!selectIsPlayedHere(state) || selectIsLookingBack(state) || state.battle.isAwaiting) return false;
  const turn = selectBattle(state)?.truth.turn;
  if (turn === undefined || !selectIsUnfinished(state) || state.seats.seats[turn] !== 'human') return false;
  return state.seats.holder === null || state.seats.holder === turn || state.seats.seats[OPPONENT[turn]] !== 'human';
};

/** Whether the person sees the board as it is and may give an order now. */
export const selectMayOrder = (state: RootState): boolean =>
  selectIsPersonsTurn(state) && !selectIsPlayingBack(state) && selectBattle(state)?.truth.turn === selectViewer(state);

export const selectIsPlayingBack = (state: RootState): boolean =>
  !selectIsLookingBack(state) && (selectBattle(state)?.unplayed.length ?? 0) > 0;

const NO_ORDERS: readonly Order[] = [];

/** From the truth, playback or not: what can be done must not grey out and light up again with every blow. */
export const selectLegalOrders = createSelector(
  [selectBattle, selectIsPersonsTurn],
  (battle, isPersonsTurn): readonly Order[] =>
    battle === null || !isPersonsTurn ? NO_ORDERS : engineFor(battle.book).legalOrders(battle.truth, battle.truth.turn),
);

export interface ForecastOrder {
  readonly order: Order;
  readonly forecast: Forecast;
}

/** The exact outcome of every blow that can be struck now; where its target might be slid to changes nothing of it. */
export const selectBlows = createSelector([selectBattle, selectLegalOrders], (battle, orders) =>
  forecasts(
    battle,
    orders.filter((order) => BLOWS.has(order.type) && !('slideTo' in order)),
  ),
);

/** The exact outcome of every order that names a cell: deployments, moves, and blows that slide their target. */
export const selectSteps = createSelector([selectBattle, selectLegalOrders], (battle, orders) =>
  forecasts(
    battle,
    orders.filter((order) => STEPS.has(order.type) || 'slideTo' in order),
  ),
);

export const BLOWS: ReadonlySet<Order['type']> = new Set<Order['type']>(['attack', 'attackCastle', 'attackCell']);
const STEPS: ReadonlySet<Order['type']> = new Set<Order['type']>(['deploy', 'move']);

function forecasts(battle: Battle | null, orders: readonly Order[]): ForecastOrder[] {
  if (battle === null) return [];
  const engine = engineFor(battle.book);
  return orders.map((order) => ({ order, forecast: engine.forecast(battle.truth, order) }));
}

export const selectOrderCount = (state: RootState): number => selectBattle(state)?.record.orders.length ?? 0;

/** How many orders of this turn can be taken back, one after the other. */
export const selectUndoCount = (state: RootState): number => {
  const battle = selectBattle(state);
  return battle === null ? 0 : battle.record.orders.length - battle.undoPoint.orders;
};

/** Whether an order of this very turn can't be taken back any more: something hidden was revealed. */
const selectIsUndoLocked = (state: RootState): boolean => {
  const battle = selectBattle(state);
  const last = battle?.record.orders[battle.undoPoint.orders - 1];
  return last !== undefined && !passesTurn(last);
};

/** How much of the history lies before what can be taken back; null where no order of this turn does. */
export const selectUndoBarrier = (state: RootState): number | null => {
  const hindrance = selectWhyNoUndo(state);
  if (hindrance === 'revealed' || (hindrance === null && selectIsUndoLocked(state)))
    return selectBattle(state)?.undoPoint.events ?? null;
  return null;
};

export type WhyNoUndo = 'over' | 'elsewhere' | 'not-your-turn' | 'nothing' | 'revealed';

/** Why nothing can be taken back now; null when something can. */
export const selectWhyNoUndo = (state: RootState): WhyNoUndo | null => {
  if (!selectIsUnfinished(state)) return 'over';
  if (!selectIsPlayedHere(state)) return 'elsewhere';
  if (!selectIsPersonsTurn(state)) return 'not-your-turn';
  if (selectUndoCount(state) > 0) return null;
  return selectIsUndoLocked(state) ? 'revealed' : 'nothing';
};
