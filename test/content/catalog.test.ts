import { describe, expect, it } from 'vitest';
import { bookOf, type Catalog, cardsOf } from '../../src/content/catalog';
import { stableHash } from '../../src/kernel/hash';
import { edited, loadWith, shipped } from './support/cards';

const { catalog, problems } = loadWith({});

function shippedCatalog(): Catalog {
  if (catalog === null) throw new Error('the shipped cards have no rules');
  return catalog;
}

describe('the shipped cards', () => {
  it('have no problem', () => expect(problems).toEqual([]));

  it('are twelve, six of each faction, with names, emblems and Italian words of their own', () => {
    const cards = Object.values(shippedCatalog().cards);
    expect(cards).toHaveLength(12);
    for (const faction of ['bastion', 'cinder']) {
      expect(cards.filter((card) => card.faction === faction)).toHaveLength(6);
    }
    for (const key of ['name', 'short', 'emblem'] as const) {
      expect(new Set(cards.map((card) => card[key])).size).toBe(12);
    }
    expect(new Set(cards.map((card) => card.translations.it?.short)).size).toBe(12);
  });

  it('have the figures of the rule book', () => {
    expect(shippedCatalog().cards.oathguard).toEqual({
      id: 'oathguard',
      name: 'Oathguard',
      short: 'Oathguard',
      faction: 'bastion',
      type: 'melee',
      cost: 3,
      attack: 19,
      defense: 7,
      health: 56,
      emblem: 'templar-shield',
      translations: { it: { name: 'Guardia del Giuramento', short: 'Giurata' } },
    });
    expect(shippedCatalog().rules).toMatchObject({ castleHealth: 140, handLimit: 8, screen: 50, leastShare: 25 });
  });

  it('make a starter deck of two copies each', () => {
    const deck = shippedCatalog().decks.starter;
    const ids = deck === undefined ? [] : cardsOf(deck);
    expect(ids).toHaveLength(24);
    expect(new Set(ids)).toEqual(new Set(Object.keys(shippedCatalog().cards)));
  });
});

describe('the catalog', () => {
  it('is frozen to the ground', () => {
    const thawed = [...parts(loadWith({ 'cards/bastion/oathguard.json': '{' }))].filter(
      (part) => !Object.isFrozen(part),
    );
    expect(thawed).toEqual([]);
  });

  it('strips to a book whose hash changes with figures and never with words', () => {
    const book = bookOf(shippedCatalog());
    expect(book.cards['ash-runner']).toEqual({
      id: 'ash-runner',
      type: 'melee',
      cost: 1,
      attack: 12,
      defense: 2,
      health: 27,
    });
    const file = 'cards/cinder/ash-runner.json';
    const hashWith = (part: string, instead: string) => {
      const changed = loadWith({ [file]: edited(shipped(file), part, instead) }).catalog;
      return stableHash(changed && bookOf(changed));
    };
    expect(hashWith('Ash Runner', 'Soot Runner')).toBe(stableHash(book));
    expect(hashWith('"run"', '"anvil"')).toBe(stableHash(book));
    expect(hashWith('"attack": 12', '"attack": 13')).not.toBe(stableHash(book));
  });
});

function* parts(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const member of Object.values(value)) yield* parts(member);
}
