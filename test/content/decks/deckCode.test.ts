import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../src/content/catalog';
import { deckCode, readDeckCode } from '../../../src/content/decks/deckCode';
import { faultsOf } from '../../../src/content/decks/deckFaults';
import { deckReferred, referenceTo } from '../../../src/content/decks/deckReference';
import { stableHash } from '../../../src/kernel/hash';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();
const IDS = CATALOG.cardNumbers;
const anyDeck = fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 2 }), { maxKeys: 30 });
const wildDeck = fc.dictionary(fc.constantFrom(...IDS, 'own-card', 'another-one'), fc.integer({ min: 1, max: 6 }), {
  maxKeys: 12,
});

describe('the numbers of the cards', () => {
  it('are those that codes were handed out with: the list only grows', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(82);
    expect(stableHash(IDS.slice(0, 82))).toBe('0dec2cc57c55a100');
  });

  it('are there for every card of the game', () => {
    const all = [...Object.keys(CATALOG.cards), ...Object.keys(CATALOG.stratagems)];
    expect(all.filter((id) => !IDS.includes(id))).toEqual([]);
  });
});

describe('the code of a deck', () => {
  it('has at most 120 signs, whatever the deck: 24 different unit cards and six different stratagems', () => {
    const units = Object.keys(CATALOG.cards).slice(0, CATALOG.rules.deckSize);
    const orders = Object.keys(CATALOG.stratagems).slice(0, CATALOG.rules.stratagemsPerDeck);
    const longest = deckCode(CATALOG, Object.fromEntries([...units, ...orders].map((id) => [id, 1])));
    expect(longest.length).toBeLessThanOrEqual(120);
    expect(longest).toMatch(/^[\w~-]+$/);
  });

  it.each(Object.entries(CATALOG.decks))('of %s opens to its cards', (_, deck) => {
    const read = readDeckCode(CATALOG, deckCode(CATALOG, deck.cards));
    expect(read).toEqual({ ok: true, value: { cards: deck.cards, strangers: [] } });
  });

  it('means the same whatever the order of the cards, and opens to just these', () => {
    fc.assert(
      fc.property(anyDeck, (cards) => {
        const code = deckCode(CATALOG, cards);
        const turned = Object.fromEntries(Object.entries(cards).toReversed());
        expect(deckCode(CATALOG, turned)).toBe(code);
        expect(readDeckCode(CATALOG, code)).toEqual({ ok: true, value: { cards: { ...cards }, strangers: [] } });
      }),
    );
  });

  it('keeps more copies than the rules allow, and cards without a number', () => {
    fc.assert(
      fc.property(wildDeck, (cards) => {
        const read = readDeckCode(CATALOG, deckCode(CATALOG, cards));
        expect(read).toEqual({ ok: true, value: { cards: { ...cards }, strangers: [] } });
      }),
    );
  });

  it('stays the same when cards are added, and opens after it', () => {
    fc.assert(
      fc.property(anyDeck, (cards) => {
        const later = { ...CATALOG, cardNumbers: [...IDS, 'new-card', 'newer-card'] };
        expect(deckCode(later, cards)).toBe(deckCode(CATALOG, cards));
      }),
    );
  });

  it('of a newer game opens as far as it is known, and tells the numbers of the others', () => {
    const later = { ...CATALOG, cardNumbers: [...IDS, 'new-card'] };
    const code = deckCode(later, { oathguard: 2, 'new-card': 1 });
    const read = readDeckCode(CATALOG, code);
    expect(read).toEqual({ ok: true, value: { cards: { oathguard: 2 }, strangers: [`#${IDS.length}`] } });
  });

  it('of a card that is gone names it', () => {
    const { oathguard: _gone, ...cards } = CATALOG.cards;
    const read = readDeckCode(CATALOG, deckCode(CATALOG, { oathguard: 2 }));
    expect(read.ok && faultsOf({ ...CATALOG, cards }, read.value.cards)[0]).toEqual({
      type: 'unknown',
      card: 'oathguard',
    });
  });

  it('notices a slip: nearly every other sign in its place is refused', () => {
    const code = deckCode(CATALOG, CATALOG.decks.bastion?.cards ?? {});
    let noticed = 0;
    for (let at = 3; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A';
      if (!readDeckCode(CATALOG, `${code.slice(0, at)}${other}${code.slice(at + 1)}`).ok) noticed += 1;
    }
    expect(noticed).toBe(code.length - 3);
    expect(readDeckCode(CATALOG, code.slice(0, -1))).toEqual({ ok: false, refusal: 'slip' });
    expect(readDeckCode(CATALOG, `NK1${'A'.repeat(5000)}`)).toEqual({ ok: false, refusal: 'too-long' });
    expect(readDeckCode(CATALOG, 'bastion')).toEqual({ ok: false, refusal: 'no-code' });
  });
});

describe('a deck that a battle names', () => {
  it('is one of a file by its id, else the cards of its code under the name behind it', () => {
    expect(deckReferred(CATALOG, 'bastion')).toBe(CATALOG.decks.bastion);
    const deck = CATALOG.decks['bastion-cinder'];
    if (deck === undefined) throw new Error('the deck is gone');
    const referred = deckReferred(CATALOG, referenceTo(CATALOG, deck.cards, 'Hedge and Wall'));
    expect(referred).toMatchObject({ name: 'Hedge and Wall', cards: deck.cards });
    expect(referred === undefined ? 0 : cardsOf(referred).length).toBe(30);
  });

  it('is none where it may not be played', () => {
    expect(deckReferred(CATALOG, referenceTo(CATALOG, { oathguard: 2 }, 'Two'))).toBeUndefined();
    expect(deckReferred(CATALOG, 'no-such-deck')).toBeUndefined();
  });
});
