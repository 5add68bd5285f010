import { expect, it } from 'vitest';
import { guessWorld } from '../../../src/ai/search/worlds';
import { UNKNOWN_CARD } from '../../../src/battle/view/observe';
import { openStream } from '../../../src/kernel/chance';
import { OPPONENT } from '../../../src/kernel/sides';
import { starterDeck } from '../../support/book';
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

it('guesses as many stratagems as the number of cards tells, of the known factions or of none, and no seen one too often', () => {
  const { book } = shipped;
  const { stratagems = {} } = book;
  const beside = ['snare', 'overgrow', 'vine-drag', 'from-the-thicket', 'shove', 'undermine'];
  const left = [...starterDeck('bastion'), 'stand-fast'];
  const right = [...starterDeck('thornveil'), ...beside];
  const { state } = shipped.begin({ type: 'match', seed: 5, decks: { left, right }, battlefield: null });
  const seen = { ...shipped.observe(state, 'left'), discards: { left: [], right: ['snare', 'snare', 'overgrow'] } };
  const deckCounts = { ...seen.deckCounts, right: seen.deckCounts.right - 3 };
  const counts = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const [world] = guessWorld(book, { ...seen, deckCounts }, openStream(seed, 'ai'));
    const guessed = world.hands.right.filter((card) => card in stratagems);
    expect(world.hands.right).toHaveLength(state.hands.right.length);
    expect(guessed.length).toBeLessThanOrEqual(3);
    expect(guessed).not.toContain('snare');
    for (const card of guessed) expect([null, 'thornveil']).toContain(stratagems[card]?.faction);
    counts.add(guessed.length);
  }
  expect(counts.size).toBeGreaterThan(1);
});

it('guesses no stratagem and no unsworn card where nothing tells of them', () => {
  const { state } = shipped.begin({
    type: 'match',
    seed: 5,
    decks: { left: starterDeck('bastion'), right: starterDeck('thornveil') },
    battlefield: null,
  });
  for (let seed = 0; seed < 20; seed++) {
    const [world] = guessWorld(shipped.book, shipped.observe(state, 'left'), openStream(seed, 'ai'));
    for (const card of world.hands.right) expect(shipped.book.cards[card]?.faction).toBe('thornveil');
  }
});
