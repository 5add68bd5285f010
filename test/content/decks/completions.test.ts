import { describe, expect, it } from 'vitest';
import { canBeCompleted, completions } from '../../../src/content/decks/completions';
import { type DeckCards, faultsOf } from '../../../src/content/decks/deckFaults';
import { factionsIn, mixOf } from '../../../src/content/decks/deckMix';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();
const COUNT = 6;

const BEGUN: Readonly<Record<string, DeckCards>> = {
  nothing: {},
  'one card': { oathguard: 2 },
  'two factions': { oathguard: 2, 'slag-knight': 1 },
  'stratagems alone': { 'lock-shields': 1 },
  'one card short': { ...CATALOG.decks.bastion?.cards, oathguard: 1 },
};

describe('a deck that is filled up', () => {
  it.each(Object.entries(BEGUN))(
    '%s: legal, holds all that it began with, each another, the same by one seed',
    (_, begun) => {
      const full = completions(CATALOG, begun, COUNT, 3);
      expect(full.length).toBeGreaterThan(0);
      for (const deck of full) {
        expect(faultsOf(CATALOG, deck)).toEqual([]);
        expect(Object.entries(begun).every(([id, copies]) => (deck[id] ?? 0) >= copies)).toBe(true);
      }
      const cards = (deck: DeckCards) => JSON.stringify(Object.entries(deck).sort());
      expect(new Set(full.map(cards)).size).toBe(full.length);
      expect(completions(CATALOG, begun, COUNT, 3)).toEqual(full);
    },
  );

  it('may take another faction beside its own, and needn’t', () => {
    const factions = completions(CATALOG, BEGUN['one card'] ?? {}, COUNT, 1).map(
      (deck) => factionsIn(CATALOG, deck).length,
    );
    expect(new Set(factions)).toEqual(new Set([1, 2]));
  });

  it('costs about what the decks of the game cost', () => {
    const usual = Object.values(CATALOG.decks).map(({ cards }) => mixOf(CATALOG, cards).averageCost);
    for (const deck of completions(CATALOG, {}, COUNT, 9)) {
      const { averageCost } = mixOf(CATALOG, deck);
      expect(averageCost).toBeGreaterThan(Math.min(...usual) - 0.5);
      expect(averageCost).toBeLessThan(Math.max(...usual) + 0.5);
    }
  });

  it('is not offered where more is wrong than that cards are missing', () => {
    for (const wrong of [
      { oathguard: 3 },
      { 'no-such-card': 1 },
      { oathguard: 1, 'slag-knight': 1, 'briar-scout': 1 },
    ]) {
      expect(canBeCompleted(CATALOG, wrong)).toBe(false);
      expect(completions(CATALOG, wrong, COUNT, 1)).toEqual([]);
    }
    expect(canBeCompleted(CATALOG, CATALOG.decks.bastion?.cards ?? {})).toBe(true);
  });
});
