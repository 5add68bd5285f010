import { describe, expect, it } from 'vitest';
import { FACINGS } from '../../src/battle/model/position';
import { LANGUAGES } from '../../src/content/catalog';
import {
  abilityName,
  battlefieldName,
  cardName,
  deckName,
  factionName,
  formationName,
  namesIn,
  rosterOf,
  shortCardName,
  terrainName,
  zoneName,
} from '../../src/words/names';
import { shippedCatalog } from '../support/book';
import { plain, play } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { speakerOf } from './support/intl';

const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['bow'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 20 }), bow('c', 'left', [0, 1])],
});

const NAMINGS = [
  cardName,
  shortCardName,
  factionName,
  deckName,
  battlefieldName,
  abilityName,
  terrainName,
  formationName,
];

describe('names', () => {
  it('are those of the catalog, in each language', () => {
    const catalog = shippedCatalog();
    expect(cardName(catalog, 'en', 'oathguard')).toBe('Oathguard');
    expect(cardName(catalog, 'it', 'oathguard')).toBe('Guardia del Giuramento');
    expect(shortCardName(catalog, 'en', 'bolt-loft-crossbow')).toBe('Crossbow');
    expect(shortCardName(catalog, 'it', 'bolt-loft-crossbow')).toBe('Balestra');
    expect(factionName(catalog, 'en', 'bastion')).toBe(catalog.factions.bastion?.name);
    expect(factionName(catalog, 'it', 'bastion')).toBe(catalog.factions.bastion?.translations.it?.name);
    expect(abilityName(catalog, 'it', 'mend')).toBe('Cura');
    expect(terrainName(catalog, 'en', 'elevated')).toBe('High ground');
    expect(formationName(catalog, 'it', 'siege-phalanx')).toBe('Falange');
    expect(battlefieldName(catalog, 'en', 'marsh')).toBe('Marsh');
    expect(deckName(catalog, 'en', 'bastion')).toBe(catalog.decks.bastion?.name);
  });

  it('fall back to the id, or to English where nobody translated', () => {
    const catalog = shippedCatalog();
    for (const nameOf of NAMINGS) {
      expect(nameOf(catalog, 'it', 'constructor')).toBe('constructor');
    }
    const { oathguard, ...cards } = catalog.cards;
    if (oathguard === undefined) throw new Error('no oathguard');
    const untranslated = { ...catalog, cards: { ...cards, oathguard: { ...oathguard, translations: {} } } };
    expect(cardName(untranslated, 'it', 'oathguard')).toBe('Oathguard');
    expect(shortCardName(untranslated, 'it', 'oathguard')).toBe('Oathguard');
  });

  it('are at hand in one language', () => {
    const { card, ability, formation, terrain } = namesIn(shippedCatalog(), 'it');
    expect([card('oathguard'), ability('mend'), formation('siege-phalanx'), terrain('elevated')]).toEqual([
      'Guardia del Giuramento',
      'Cura',
      'Falange',
      'Altura',
    ]);
  });

  it('of zones stand inside sentences', () => {
    expect([0, 1, 2, 7].map((col) => zoneName(speakerOf('en'), col))).toEqual([
      'left wing',
      'center',
      'right wing',
      '7',
    ]);
  });

  it.each(LANGUAGES)('of facings are four words in each language: %s', (language) => {
    const words = FACINGS.map((facing) => speakerOf(language)(`facing.${facing}`));
    expect(new Set(words).size).toBe(FACINGS.length);
    const cell = { side: '', name: '', type: '', health: 1, full: 1, attack: 1, defense: 1 };
    const named = words.map((facing) => speakerOf(language)('cell.unit', { ...cell, facing }));
    expect(named.map((name, index) => name.includes(words[index] ?? '-'))).toEqual([true, true, true, true]);
  });

  it('of the fallen are still known', () => {
    const { state, events } = play(
      plain,
      FIELD,
      { type: 'deploy', card: 'bow', at: at(0, 0) },
      { type: 'attack', unit: 'a', target: 'b' },
    );
    expect(rosterOf(FIELD.units, events)).toEqual({
      a: { card: 'sword', side: 'left' },
      b: { card: 'sword', side: 'right' },
      c: { card: 'bow', side: 'left' },
      'bow-2': { card: 'bow', side: 'left' },
    });
    expect(state.units.map(({ id }) => id)).toEqual(['a', 'c', 'bow-2']);
  });
});
