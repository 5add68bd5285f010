import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/events';
import { SIDES, type Side } from '../../src/battle/sides';
import { LANGUAGES, type Language } from '../../src/content/catalog';
import { type Narrator, tell } from '../../src/words/chronicle';
import { cardName, factionName, rosterOf, shortCardName, zoneName } from '../../src/words/names';
import { shippedCatalog } from '../support/book';
import { plain, play } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { speakerOf } from './support/intl';

const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['bow'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 20 }), bow('c', 'left', [0, 1])],
});

type EventTable = { readonly [Type in BattleEvent['type']]: Extract<BattleEvent, { type: Type }> };

/** One of each, as the rules tell it. */
const EVENTS: EventTable = {
  turnBegan: { type: 'turnBegan', side: 'left', round: 4, supply: 6 },
  attrition: { type: 'attrition', round: 14, loss: 10 },
  cardDrawn: { type: 'cardDrawn', side: 'left', card: 'oathguard' },
  cardOverdrawn: { type: 'cardOverdrawn', side: 'left', card: 'oathguard' },
  deployed: { type: 'deployed', unit: bow('bow', 'left', [2, 0]) },
  moved: { type: 'moved', unit: 'a', from: at(1, 0), to: at(0, 0), facing: 'east' },
  struck: { type: 'struck', unit: 'a', target: 'b', facing: 'east', damage: 20, arithmetic: [] },
  wounded: { type: 'wounded', unit: 'b', health: 3 },
  fell: { type: 'fell', unit: 'b', card: 'sword', side: 'right' },
  castleStruck: {
    type: 'castleStruck',
    unit: 'c',
    castle: 'right',
    facing: 'east',
    damage: 20,
    health: -4,
    arithmetic: [],
  },
  turnEnded: { type: 'turnEnded', side: 'left' },
  battleEnded: { type: 'battleEnded', winner: 'left', ending: 'castle' },
};

/** Another one's sentence tells these. */
const SILENT: readonly BattleEvent['type'][] = ['wounded', 'turnEnded'];

function narrator(language: Language, viewer: Side): Narrator {
  return {
    speak: speakerOf(language),
    viewer,
    roster: rosterOf(FIELD.units, Object.values(EVENTS)),
    enemyName: 'The Steward',
    nameOf: (card) => cardName(shippedCatalog(), language, card),
  };
}

const english = (event: BattleEvent, viewer: Side = 'left') => tell(event, narrator('en', viewer))?.sentence;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.values(EVENTS))('$type is told from either side', (event) => {
    for (const viewer of SIDES) {
      const told = tell(event, narrator(language, viewer));
      if (SILENT.includes(event.type) || (event.type === 'cardDrawn' && viewer === 'right')) expect(told).toBeNull();
      else expect(told?.sentence).toMatch(/^[^{}#]*\p{L}[^{}#]*\.$/u);
    }
  });

  it.each(['left', 'right', 'draw'] as const)('a battle that ends with %s is told', (winner) => {
    for (const viewer of SIDES) {
      expect(tell({ ...EVENTS.battleEnded, winner }, narrator(language, viewer))?.sentence).toMatch(/\p{L}/u);
    }
  });
});

describe('in English', () => {
  it('tells whose it is', () => {
    expect(english(EVENTS.turnBegan)).toBe('Round 4: your turn, 6 supply.');
    expect(english(EVENTS.turnBegan, 'right')).toBe('Round 4: The Steward’s turn, 6 supply.');
    expect(english(EVENTS.deployed)).toMatch(/^You deploy bow to row 3, left wing\.$/);
    expect(english(EVENTS.deployed, 'right')).toMatch(/^The Steward deploys bow to row 3, left wing\.$/);
    expect(english(EVENTS.attrition)).toBe('Attrition: both castles lose 10.');
  });

  it('never tells what the enemy draws, but what it discards', () => {
    expect(english(EVENTS.cardDrawn)).toBe('You draw Oathguard.');
    expect(tell(EVENTS.cardDrawn, narrator('en', 'right'))).toBeNull();
    expect(english(EVENTS.cardOverdrawn, 'right')).toBe('The Steward’s hand is full: Oathguard is discarded.');
  });

  it('shows no castle below 0', () => {
    expect(english(EVENTS.castleStruck)).toContain('0 left');
  });

  it('says who won', () => {
    expect(english(EVENTS.battleEnded)).toBe('You win the battle.');
    expect(english(EVENTS.battleEnded, 'right')).toBe('The Steward wins the battle.');
    expect(english({ ...EVENTS.battleEnded, winner: 'draw' })).toBe('The battle ends in a draw.');
  });

  it('gives the reasons of a blow, and none for a bare one', () => {
    const struck = play(plain, FIELD, { type: 'attack', unit: 'a', target: 'b' }).events[0];
    const siege = play(plain, FIELD, { type: 'attackCastle', unit: 'c' }).events[0];
    if (struck === undefined || siege === undefined) throw new Error('nothing happened');
    expect(tell(struck, narrator('en', 'left'))?.arithmetic).toBe('20 × 1.2 left wing − 4 defense = 20');
    expect(tell(siege, narrator('en', 'left'))?.arithmetic).toBeUndefined();
  });

  it('calls a unit that nobody knows by its id', () => {
    expect(english({ ...EVENTS.fell, unit: 'constructor' })).toContain('constructor');
  });
});

describe('names', () => {
  it('are those of the catalog, in each language', () => {
    const catalog = shippedCatalog();
    expect(cardName(catalog, 'en', 'oathguard')).toBe('Oathguard');
    expect(cardName(catalog, 'it', 'oathguard')).toBe('Guardia del Giuramento');
    expect(shortCardName(catalog, 'en', 'bolt-loft-crossbow')).toBe('Crossbow');
    expect(shortCardName(catalog, 'it', 'bolt-loft-crossbow')).toBe('Balestra');
    expect(factionName(catalog, 'en', 'bastion')).toBe(catalog.factions.bastion?.name);
    expect(factionName(catalog, 'it', 'bastion')).toBe(catalog.factions.bastion?.translations.it?.name);
  });

  it('fall back to the id, or to English where nobody translated', () => {
    const catalog = shippedCatalog();
    for (const nameOf of [cardName, shortCardName, factionName]) {
      expect(nameOf(catalog, 'it', 'constructor')).toBe('constructor');
    }
    const { oathguard, ...cards } = catalog.cards;
    if (oathguard === undefined) throw new Error('no oathguard');
    const untranslated = { ...catalog, cards: { ...cards, oathguard: { ...oathguard, translations: {} } } };
    expect(cardName(untranslated, 'it', 'oathguard')).toBe('Oathguard');
    expect(shortCardName(untranslated, 'it', 'oathguard')).toBe('Oathguard');
  });

  it('of zones stand inside sentences', () => {
    expect([0, 1, 2, 7].map((col) => zoneName(speakerOf('en'), col))).toEqual([
      'left wing',
      'center',
      'right wing',
      '7',
    ]);
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
