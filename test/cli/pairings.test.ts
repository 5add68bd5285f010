import { expect, it } from 'vitest';
import { selfPlay, seriesOf } from '../../src/cli/series/seriesSpec';
import { shippedCatalog } from '../support/book';

const { pairings, deckNames = [] } = seriesOf(
  shippedCatalog(),
  { decks: null, battlefield: 'all', games: 2, seed: 1 },
  selfPlay('random'),
);
const IDS = Object.keys(shippedCatalog().decks);

it('a series goes through every pairing of the shipped decks, each by its name', () => {
  expect(pairings).toHaveLength(IDS.length ** 2);
  expect(new Set(deckNames.map((pair) => pair.join())).size).toBe(IDS.length ** 2);
});

it('all decks fight equally often on both sides, wherever a series ends after a round of them', () => {
  for (const seat of [0, 1]) {
    const named = deckNames.slice(0, 2 * IDS.length).map((pair) => pair[seat]);
    expect(IDS.map((id) => named.filter((name) => name === id).length)).toEqual(IDS.map(() => 2));
  }
});
