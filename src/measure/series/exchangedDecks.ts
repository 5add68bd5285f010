import type { BattleEngine } from '../../battle/BattleEngine';
import type { CardId } from '../../battle/model/card';
import { type BySide, bySide } from '../../kernel/sides';

type Decks = BySide<readonly CardId[]>;

/**
 * Decks for a second battle of the same seed with the sides exchanged, written down in such an order that each of them
 * comes out of the shuffle as it came out on the other side: the same cards in the same order to the same player.
 */
export function exchangedDecks(engine: BattleEngine, seed: number, { left, right }: Decks): Decks {
  const places = placesAfterShuffle(engine, seed, { left, right });
  const swappedPlaces = placesAfterShuffle(engine, seed, { left: right, right: left });
  return {
    left: arranged(right, places.right, swappedPlaces.left),
    right: arranged(left, places.left, swappedPlaces.right),
  };
}

/** Which place of the list each dealt card came from: the engine is asked by letting it shuffle the places themselves. */
function placesAfterShuffle(engine: BattleEngine, seed: number, decks: Decks): BySide<readonly number[]> {
  const places = bySide((side) => decks[side].map((_, place) => String(place)));
  const { state } = engine.begin({ type: 'match', seed, decks: places, battlefield: null });
  return bySide((side) => [...state.hands[side], ...state.decks[side]].map(Number));
}

function arranged(deck: readonly CardId[], before: readonly number[], now: readonly number[]): CardId[] {
  const list: CardId[] = [...deck];
  now.forEach((place, drawn) => {
    list[place] = deck[before[drawn] as number] as CardId;
  });
  return list;
}
