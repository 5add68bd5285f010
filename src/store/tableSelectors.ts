import { createSelector } from '@reduxjs/toolkit';
import type { CardId } from '../battle/card';
import { screensRow } from '../battle/damage';
import { observeEvents } from '../battle/observeEvents';
import { ROWS } from '../battle/position';
import { attritionOf } from '../battle/resolve/beginTurn';
import { type BySide, bySide, type Side } from '../battle/sides';
import type { BattleState } from '../battle/state';
import type { Unit } from '../battle/unit';
import type { Catalog, FactionId } from '../content/catalog';
import { lookUp } from '../kernel/dispatch';
import type { RootState } from './rootState';
import { selectBattle } from './selectBattle';
import { selectCatalog, selectViewer } from './selectors';

/** What is to be played back next. */
export const selectNextEvent = (state: RootState) => selectBattle(state)?.unplayed[0];

/** What happened so far, as the viewer may know it. */
export const selectHistory = createSelector(
  [(state: RootState) => selectBattle(state)?.history, selectViewer],
  (history, viewer) => observeEvents(history ?? [], viewer),
);

const NOBODY: readonly Unit[] = [];

/** Who stood on the board when the record began: they have names in the log even after they fell. */
export const selectFirstUnits = (state: RootState): readonly Unit[] => {
  const start = selectBattle(state)?.record.start;
  return start?.type === 'position' ? start.state.units : NOBODY;
};

/** The figures that the battle at hand is played with; outside a battle those of the catalog. */
export const selectFigures = createSelector(
  [(state: RootState) => selectBattle(state)?.book, selectCatalog],
  (book, catalog) => (id: CardId) => lookUp(book?.cards ?? catalog.cards, id),
);

/** What both castles lose at the start of the coming round, and in how many rounds it begins. */
export const selectAttrition = createSelector([selectBattle], (battle) => {
  if (battle === null) return null;
  const { rules } = battle.book;
  const { round } = battle.shown;
  const firstLoss = attritionOf(rules, rules.attrition.fromRound);
  const nextLoss = attritionOf(rules, round + 1);
  return { fromRound: rules.attrition.fromRound, rounds: rules.attrition.fromRound - round, firstLoss, nextLoss };
});

/** For each castle, row by row, the percentage of a blow that comes through; null where no own card screens it. */
export const selectScreens = createSelector(
  [selectBattle],
  (battle): BySide<readonly (number | null)[]> =>
    bySide((side) =>
      ROWS.map((row) => (battle !== null && screensRow(battle.shown, side, row) ? battle.book.rules.screen : null)),
    ),
);

/**
 * Whose colours fly over each castle: the faction of most of a side's cards (R11: the factions are public). When both
 * would fly the same, Right flies its second, so that the castles can be told apart.
 */
export const selectBanners = createSelector([selectBattle, selectCatalog], (battle, catalog): BySide<FactionId> => {
  const ranked = bySide((side) => (battle === null ? [] : rankedFactions(battle.shown, catalog, side)));
  const left = ranked.left[0] ?? '';
  const right = ranked.right[0] === left ? (ranked.right[1] ?? left) : (ranked.right[0] ?? '');
  return { left, right };
});

function rankedFactions(state: BattleState, catalog: Catalog, side: Side): FactionId[] {
  const onBoard = state.units.filter((unit) => unit.side === side).map(({ card }) => card);
  const cards = [...onBoard, ...state.hands[side], ...state.decks[side], ...state.discards[side]];
  const count = new Map<FactionId, number>();
  for (const card of cards) {
    const faction = lookUp(catalog.cards, card)?.faction;
    if (faction !== undefined) count.set(faction, (count.get(faction) ?? 0) + 1);
  }
  const most = [...count].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return most.map(([faction]) => faction);
}
