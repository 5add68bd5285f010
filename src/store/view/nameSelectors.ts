import { createSelector } from '@reduxjs/toolkit';
import type { BattleState } from '../../battle/model/state';
import type { Catalog, FactionId } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import { viewOf } from '../../match/cursor';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { selectCatalog } from './battleSelectors';

/** The name of the scenario that the battle began from; null when it began as a match. */
export const selectScenario = (state: RootState): string | null => selectBattle(state)?.scenario ?? null;

/**
 * Whose colours fly over each castle: the faction of most of a side's cards (R11: the factions are public). When both
 * would fly the same, Right flies its second, so that the castles can be told apart.
 */
export const selectBanners = createSelector([selectBattle, selectCatalog], (battle, catalog): BySide<FactionId> => {
  const ranked = bySide((side) => (battle === null ? [] : rankedFactions(viewOf(battle).state, catalog, side)));
  const left = ranked.left[0] ?? '';
  const right = ranked.right[0] === left ? (ranked.right[1] ?? left) : (ranked.right[0] ?? '');
  return { left, right };
});

function rankedFactions(state: BattleState, catalog: Catalog, side: Side): FactionId[] {
  const onBoard = state.units.filter((unit) => unit.side === side).map(({ card }) => card);
  const cards = [...onBoard, ...state.hands[side], ...state.decks[side], ...state.discards[side]];
  const count = new Map<FactionId, number>();
  for (const card of cards) {
    const faction = (lookUp(catalog.cards, card) ?? lookUp(catalog.stratagems, card))?.faction ?? null;
    if (faction !== null) count.set(faction, (count.get(faction) ?? 0) + 1);
  }
  const most = [...count].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return most.map(([faction]) => faction);
}
