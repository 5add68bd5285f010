import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeckCards, faultsOf, whyNotAdd } from '../../../src/content/decks/deckFaults';
import { faceIn, factionsIn, mixOf } from '../../../src/content/decks/deckMix';
import { sampleHand } from '../../../src/content/decks/sampleHand';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();
const { deckSize, stratagemsPerDeck = 0, copiesPerCard, factionsPerDeck } = CATALOG.rules;
const IDS = [...Object.keys(CATALOG.cards), ...Object.keys(CATALOG.stratagems)];
const ordersOfAnybody = fc.array(fc.constantFrom(...IDS), { maxLength: 80 });

function shipped(id: string): DeckCards {
  return CATALOG.decks[id]?.cards ?? {};
}

describe('a legal deck', () => {
  it.each(Object.keys(CATALOG.decks))('%s is one', (id) => {
    expect(faultsOf(CATALOG, shipped(id))).toEqual([]);
  });

  it('tells each thing that is wrong', () => {
    const { oathguard: _less, ...rest } = shipped('bastion');
    expect(faultsOf(CATALOG, rest)).toEqual([{ type: 'size', count: 22, size: 24 }]);
    expect(faultsOf(CATALOG, { ...rest, oathguard: 3 }).map(({ type }) => type)).toEqual(['copies', 'size']);
    expect(faultsOf(CATALOG, { ...rest, 'old-knight': 2 })).toEqual([{ type: 'unknown', card: 'old-knight' }]);
    const mixed = { ...shipped('bastion-cinder'), 'briar-scout': 1 };
    expect(faultsOf(CATALOG, mixed)).toContainEqual({
      type: 'factions',
      card: 'briar-scout',
      faction: 'thornveil',
      most: 2,
    });
  });

  it('counts no faction for the unsworn', () => {
    const unsworn = Object.keys(CATALOG.cards).filter((id) => CATALOG.cards[id]?.faction === null);
    const deck = Object.fromEntries(unsworn.slice(0, 12).map((id) => [id, 2]));
    expect(faultsOf(CATALOG, deck).filter(({ type }) => type === 'factions')).toEqual([]);
    expect(factionsIn(CATALOG, deck)).toEqual([]);
  });

  it('is what one comes to who adds only what may be added', () => {
    fc.assert(
      fc.property(ordersOfAnybody, (wishes) => {
        const deck: Record<string, number> = {};
        for (const id of wishes) if (whyNotAdd(CATALOG, deck, id) === null) deck[id] = (deck[id] ?? 0) + 1;
        const mix = mixOf(CATALOG, deck);
        expect(mix.units).toBeLessThanOrEqual(deckSize);
        expect(mix.stratagems).toBeLessThanOrEqual(stratagemsPerDeck);
        expect(mix.factions.length).toBeLessThanOrEqual(factionsPerDeck);
        expect(Math.max(0, ...Object.values(deck))).toBeLessThanOrEqual(copiesPerCard);
        const faults = faultsOf(CATALOG, deck);
        expect(faults).toEqual(mix.units === deckSize ? [] : [{ type: 'size', count: mix.units, size: deckSize }]);
      }),
    );
  });

  it('that is broken may still be mended: what was wrong before is no reason against a card', () => {
    const broken = { 'old-knight': 2, oathguard: 1 };
    expect(whyNotAdd(CATALOG, broken, 'oathguard')).toBeNull();
    expect(whyNotAdd(CATALOG, { ...broken, oathguard: 2 }, 'oathguard')?.type).toBe('copies');
  });
});

describe('what a deck is made of', () => {
  it('adds up: bars, types and factions count each card once', () => {
    fc.assert(
      fc.property(ordersOfAnybody, (ids) => {
        const deck: Record<string, number> = {};
        for (const id of ids) deck[id] = (deck[id] ?? 0) + 1;
        const { units, stratagems, curve, types, averageCost } = mixOf(CATALOG, deck);
        expect(units + stratagems).toBe(ids.length);
        expect(curve.reduce((sum, { cards }) => sum + cards, 0)).toBe(units);
        for (const { cards, parts } of curve) expect(parts.reduce((sum, part) => sum + part.cards, 0)).toBe(cards);
        expect(types.melee + types.ranged + types.hybrid).toBe(units);
        const paid = ids.reduce((sum, id) => sum + (CATALOG.cards[id]?.cost ?? 0), 0);
        expect(averageCost * units).toBeCloseTo(paid);
      }),
    );
  });

  it('names the keywords by how many cards have them', () => {
    expect(mixOf(CATALOG, { oathguard: 2, 'gate-warden': 1 }).keywords).toEqual([
      { id: 'guard', cards: 2 },
      { id: 'frontal-shield', cards: 1 },
      { id: 'sentinel', cards: 1 },
    ]);
    expect(faceIn(CATALOG, 'hold-the-gate')?.kind).toBe('stratagem');
  });
});

describe('a sample hand', () => {
  it('is the same for one seed, as large as the opening hand, and made of the deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const deck = shipped('cinder');
        const hand = sampleHand(deck, CATALOG.rules, seed);
        expect(sampleHand(deck, CATALOG.rules, seed)).toEqual(hand);
        expect(hand.opening).toHaveLength(CATALOG.rules.openingHand.left);
        const dealt = [...hand.opening, ...hand.draws];
        for (const id of dealt) expect(dealt.filter((each) => each === id).length).toBeLessThanOrEqual(deck[id] ?? 0);
      }),
    );
    expect(sampleHand(shipped('cinder'), CATALOG.rules, 1)).not.toEqual(
      sampleHand(shipped('cinder'), CATALOG.rules, 2),
    );
  });
});
