import { expect, it } from 'vitest';
import { guessWorld } from '../../../src/ai/search/worlds';
import { UNKNOWN_CARD } from '../../../src/battle/view/observe';
import { openStream } from '../../../src/kernel/chance';
import { OPPONENT } from '../../../src/kernel/sides';
import { positionsOf, shipped } from '../support/positions';

it('guesses hands that could be held: of the known factions, no copy too many, as many cards as are held', () => {
  const { book } = shipped;
  for (const state of positionsOf([61, 62, 63, 64], 11)) {
    const side = state.turn;
    const enemy = OPPONENT[side];
    const seen = shipped.observe(state, side);
    const [world, after] = guessWorld(book, seen, openStream(state.round, 'ai'));
    const hand = world.hands[enemy];
    expect(hand).toHaveLength(state.hands[enemy].length);
    const open = [
      ...state.discards[enemy],
      ...state.units.filter((unit) => unit.side === enemy).map(({ card }) => card),
    ];
    for (const id of new Set(hand)) {
      expect(state.factions[enemy]).toContain(book.cards[id]?.faction);
      const copies = [...hand, ...open].filter((card) => card === id).length;
      expect(copies).toBeLessThanOrEqual(book.rules.copiesPerCard);
    }
    expect(world.decks[enemy].every((card) => card === UNKNOWN_CARD)).toBe(true);
    expect(world.hands[side]).toEqual(state.hands[side]);
    expect(after).not.toEqual(openStream(state.round, 'ai'));
  }
});
