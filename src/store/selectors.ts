import { createSelector } from '@reduxjs/toolkit';
import { screensRow } from '../battle/damage';
import { engineFor } from '../battle/engineFor';
import type { Forecast } from '../battle/forecast';
import type { Observation } from '../battle/observe';
import type { Order } from '../battle/orders';
import { ROWS } from '../battle/position';
import { whyCannotMove, whyCannotStrike } from '../battle/readiness';
import { attritionOf } from '../battle/resolve/beginTurn';
import { type BySide, bySide, SIDES, type Side } from '../battle/sides';
import type { Unit, UnitId } from '../battle/unit';
import type { Battle } from './battleSlice';
import type { RootState } from './rootState';

export const selectBattle = (state: RootState): Battle | null => state.battle.battle;
export const selectCatalog = (state: RootState) => state.catalog.catalog;
export const selectSettings = (state: RootState) => state.settings;
export const selectSeats = (state: RootState) => state.seats;

/** From whose side the battle is seen: the only person's, at a shared screen the one whose turn it is. */
export const selectViewer = createSelector(
  [(state: RootState) => state.seats.seats, (state: RootState) => state.battle.battle?.shown.turn ?? 'left'],
  (seats, turn): Side => {
    const people = SIDES.filter((side) => seats[side] === 'human');
    return people.length === 1 ? (people[0] ?? turn) : turn;
  },
);

/** All that the page may know of the battle: what the viewer may see of what was played back so far. */
export const selectSeen = createSelector([selectBattle, selectViewer], (battle, viewer): Observation | null =>
  battle === null ? null : engineFor(battle.book).observe(battle.shown, viewer),
);

/** Whether the person may give an order now: its turn, and nothing left to play back. */
export const selectMayOrder = createSelector(
  [selectBattle, selectViewer, (state: RootState) => state.seats.seats],
  (battle, viewer, seats): boolean =>
    battle !== null &&
    battle.unplayed.length === 0 &&
    battle.truth.winner === null &&
    battle.truth.turn === viewer &&
    seats[viewer] === 'human',
);

const NO_ORDERS: readonly Order[] = [];

export const selectLegalOrders = createSelector(
  [selectBattle, selectViewer, selectMayOrder],
  (battle, viewer, mayOrder): readonly Order[] =>
    battle === null || !mayOrder ? NO_ORDERS : engineFor(battle.book).legalOrders(battle.truth, viewer),
);

export interface ForecastOrder {
  readonly order: Order;
  readonly forecast: Forecast;
}

/** The exact outcome of every blow that can be struck now. */
export const selectBlows = createSelector([selectBattle, selectLegalOrders], (battle, orders): ForecastOrder[] => {
  if (battle === null) return [];
  const engine = engineFor(battle.book);
  return orders
    .filter((order) => order.type === 'attack' || order.type === 'attackCastle')
    .map((order) => ({ order, forecast: engine.forecast(battle.truth, order) }));
});

/** What both castles lose at the start of the coming round, and in how many rounds it begins. */
export const selectAttrition = createSelector([selectBattle], (battle) => {
  if (battle === null) return null;
  const { rules } = battle.book;
  const { round } = battle.shown;
  const firstLoss = attritionOf(rules, rules.attrition.fromRound);
  const nextLoss = attritionOf(rules, round + 1);
  return { fromRound: rules.attrition.fromRound, rounds: rules.attrition.fromRound - round, firstLoss, nextLoss };
});

/** For each castle, row by row, whether one of its own cards screens it there. */
export const selectScreens = createSelector(
  [selectBattle],
  (battle): BySide<readonly boolean[]> =>
    bySide((side) => ROWS.map((row) => battle !== null && screensRow(battle.shown, side, row))),
);

/** What an own unit can still do in this turn. */
export interface Readiness {
  readonly canMove: boolean;
  readonly canStrike: boolean;
  /** Cards and the castle that it can strike from where it stands. */
  readonly targets: number;
}

/** The viewer's units while it is the viewer's turn; nobody's at other times. */
export const selectReadiness = createSelector(
  [selectSeen, selectLegalOrders],
  (seen, orders): Readonly<Record<UnitId, Readiness>> => {
    if (seen === null || orders.length === 0) return {};
    const own = seen.units.filter((unit) => unit.side === seen.side);
    return Object.fromEntries(own.map((unit) => [unit.id, readinessOf(unit, orders)]));
  },
);

function readinessOf(unit: Unit, orders: readonly Order[]): Readiness {
  const blows = orders.filter((order) => order.type === 'attack' || order.type === 'attackCastle');
  return {
    canMove: whyCannotMove(unit) === null,
    canStrike: whyCannotStrike(unit) === null,
    targets: blows.filter((order) => order.unit === unit.id).length,
  };
}
