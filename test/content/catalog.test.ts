import { describe, expect, it } from 'vitest';
import { bookOf, type Catalog, cardsOf } from '../../src/content/catalog';
import { RULES_FILE } from '../../src/content/kinds';
import { hasHighGround } from '../../src/core/ground/elevation';
import { surveyGround } from '../../src/core/ground/survey';
import { stableHash } from '../../src/kernel/hash';
import { edited, loadWith, SHIPPED, shipped } from './support/cards';

const FIELD = /^cards\/(terrain|obstacles|formations|rules)\//;
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

describe('the shipped field', () => {
  const { terrain, obstacles, formations, fieldRules } = shippedCatalog();

  it('has the terrain, obstacles, formations and rule sets of the documents', () => {
    expect(Object.keys(terrain)).toHaveLength(15);
    expect(Object.keys(obstacles)).toHaveLength(8);
    expect(Object.keys(formations)).toEqual([
      'phalanx',
      'siege-phalanx',
      'siege-skirmish-line',
      'siege-vanguard',
      'skirmish-line',
    ]);
    expect(Object.keys(fieldRules)).toEqual(['2d6', 'clockwork', 'd20', 'd50']);
  });

  it('speaks Italian throughout', () => {
    const named = [terrain, obstacles, formations, fieldRules].flatMap((table) => Object.values(table));
    expect(named.filter(({ translations }) => translations.it === undefined)).toEqual([]);
    const covered = Object.values(fieldRules).filter(({ cover }) => cover !== undefined);
    expect(covered.map(({ translations }) => translations.it?.cover?.good)).toEqual(['mezzo', 'buono']);
  });

  it('is what the core plays with', () => {
    const ground = { width: 2, height: 1, terrain: ['elevated', 'normal'], obstacles: [] };
    const kinds = { terrains: Object.values(terrain), obstacles: Object.values(obstacles) };
    const survey = surveyGround(ground, kinds);
    const highGround = fieldRules.d50?.highGround;
    expect(highGround && hasHighGround(survey, highGround, { x: 0, y: 0 }, { x: 1, y: 0 })).toBe(true);
  });

  it('forgets mode and schema', () => {
    expect(shippedCatalog().rules).not.toHaveProperty('mode');
    for (const rules of Object.values(fieldRules)) {
      expect(rules).not.toHaveProperty('mode');
      expect(rules).not.toHaveProperty('$schema');
    }
  });

  it.each(['{', null, undefined])('with every file %j leaves the card battle as it is', (text) => {
    const field = [...SHIPPED.keys()].filter((file) => FIELD.test(file) && file !== RULES_FILE);
    const broken = loadWith(Object.fromEntries(field.map((file) => [file, text])));
    expect(broken.problems.map(({ file }) => file)).toEqual(text === undefined ? [] : field);
    const { rules, cards, factions, decks } = shippedCatalog();
    const empty = { terrain: {}, obstacles: {}, formations: {}, fieldRules: {} };
    expect(broken.catalog).toEqual({ rules, cards, factions, decks, ...empty });
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
