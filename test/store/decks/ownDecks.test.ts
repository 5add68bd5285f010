import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDeck, changeDeck, putBackDeck, removeDeck } from '../../../src/store/decks/changeDecks';
import { checkOwnDecks, isOwnDeckId, MOST_DECKS } from '../../../src/store/decks/ownDeck';
import { areOwnDecksStored, keepOwnDecks, keptDecks, ownDecks, watchOwnDecks } from '../../../src/store/decks/ownDecks';

const CARDS = { oathguard: 2, 'old-knight': 1 };

function stubStorage(isRefusing: boolean): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isRefusing) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
}

beforeEach(() => {
  stubStorage(false);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  keepOwnDecks([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('decks of one’s own', () => {
  it('are kept with cards that are gone, under names and ids of their own', () => {
    expect(addDeck('Hedge & Wall', CARDS)).toMatchObject({ ok: true, value: { id: 'own-hedge-wall' } });
    addDeck('Hedge & Wall', {});
    addDeck('  \u202e ', {});
    expect(ownDecks().map(({ id, name }) => [id, name])).toEqual([
      ['own-hedge-wall', 'Hedge & Wall'],
      ['own-hedge-wall-2', 'Hedge & Wall 2'],
      ['own-deck', 'Deck'],
    ]);
    expect(ownDecks()[0]?.cards).toEqual(CARDS);
    for (const { id } of ownDecks()) expect(isOwnDeckId(id)).toBe(true);
  });

  it('are changed, deleted and put back where they were', () => {
    for (const name of ['One', 'Two', 'Three']) addDeck(name, {});
    expect(changeDeck('own-two', { name: '', cards: CARDS })).toBeNull();
    expect(ownDecks()[1]).toEqual({ id: 'own-two', name: 'Two', cards: CARDS });
    const removed = removeDeck('own-two');
    expect(ownDecks().map(({ name }) => name)).toEqual(['One', 'Three']);
    if (removed !== null) putBackDeck(removed.deck, removed.place);
    expect(ownDecks().map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
    expect(removeDeck('own-four')).toBeNull();
  });

  it('are the same list until something changes, and whoever watches hears of it', () => {
    const before = ownDecks();
    expect(ownDecks()).toBe(before);
    const heard = vi.fn();
    const unwatch = watchOwnDecks(heard);
    addDeck('One', {});
    expect(heard).toHaveBeenCalledTimes(1);
    expect(ownDecks()).not.toBe(before);
    unwatch();
    addDeck('Two', {});
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('last for the visit where the browser stores nothing, and that can be told', () => {
    addDeck('One', {});
    expect(areOwnDecksStored()).toBe(true);
    stubStorage(true);
    addDeck('Two', {});
    expect(ownDecks().map(({ name }) => name)).toContain('Two');
    expect(areOwnDecksStored()).toBe(false);
  });

  it('are as many as there is room for', () => {
    expect(
      keepOwnDecks(Array.from({ length: MOST_DECKS }, (_, index) => ({ id: `own-${index}`, name: 'D', cards: {} }))),
    ).toBeNull();
    expect(addDeck('One more', {}).ok).toBe(false);
    expect(ownDecks()).toHaveLength(MOST_DECKS);
  });
});

it.each([
  [{}, 'decks: must be a list [ … ]'],
  [[1], 'decks[0]: must be an object { … }'],
  [[{ id: 'bastion', name: 'A', cards: {} }], 'decks[0].id: must be an id such as "own-hedge-and-wall"'],
  [[{ id: 'own-a', name: '', cards: {} }], 'decks[0].name: must be a line of 1 to 40 characters'],
  [[{ id: 'own-a', name: 'A\nB', cards: {} }], 'decks[0].name: must be a line of 1 to 40 characters'],
  [[{ id: 'own-a', name: 'A', cards: [] }], 'decks[0].cards: must be an object of card ids and copies'],
  [
    [{ id: 'own-a', name: 'A', cards: { Oathguard: 1 } }],
    'decks[0].cards.Oathguard: must be an id with 1 to 99 copies',
  ],
  [
    [{ id: 'own-a', name: 'A', cards: { constructor: 1 } }],
    'decks[0].cards.constructor: must be an id with 1 to 99 copies',
  ],
  [
    [{ id: 'own-a', name: 'A', cards: { oathguard: 0 } }],
    'decks[0].cards.oathguard: must be an id with 1 to 99 copies',
  ],
  [
    [
      { id: 'own-a', name: 'A', cards: {} },
      { id: 'own-a', name: 'B', cards: {} },
    ],
    'decks[1].id: must be another than those before it',
  ],
])('%j is refused with its place', (raw, refusal) => {
  expect(checkOwnDecks(raw)).toEqual({ ok: false, refusal });
  expect(keptDecks.write(raw).ok).toBe(false);
});
