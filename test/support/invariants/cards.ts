import type { CardId } from '../../../src/battle/model/card';
import type { BattleState } from '../../../src/battle/model/state';
import { type BySide, bySide, type Side } from '../../../src/kernel/sides';

/** Every card of a side, wherever it is, sorted. */
export function cardsOfSide(state: BattleState, side: Side): CardId[] {
  const cards = [...state.hands[side], ...state.decks[side], ...state.discards[side]];
  for (const unit of state.units) if (unit.side === side) cards.push(unit.card);
  return cards.sort();
}

export function cardsOfSides(state: BattleState): BySide<readonly CardId[]> {
  return bySide((side) => cardsOfSide(state, side));
}
