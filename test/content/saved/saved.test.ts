import { describe, expect, it } from 'vitest';
import { savedBook, savedStart, whatIsWrong } from '../../../src/content/saved/saved';
import { cardSchema } from '../../../src/content/schema/card';
import { rulesSchema } from '../../../src/content/schema/rules';
import { plainCard } from '../../support/book';
import { SOAK } from '../../support/gameRunner';
import { bookSample, leavesOf, matchSample, type Path, positionSample, withoutKey, withValue } from './support/samples';

const BOOK = bookSample();
const POSITION = positionSample();
const FIRST_UNIT = POSITION.state.units[0];

/** One of each: the same leaves as the whole book in a tenth of the time. */
const SMALL_BOOK = {
  ...BOOK,
  cards: { oathguard: BOOK.cards.oathguard },
  battlefields: { redoubt: BOOK.battlefields.redoubt },
};

describe('a saved book', () => {
  it('is the very object that was saved', () => {
    expect(whatIsWrong('book', BOOK)).toBeNull();
    expect(savedBook(BOOK)).toBe(BOOK);
    expect(savedBook({ ...BOOK, cards: [] })).toBeNull();
  });

  it('may have cards of a scenario: of no faction, freely named, with more abilities', () => {
    const uses = Object.keys(BOOK.abilities)
      .slice(0, 12)
      .map((id) => ({ id }));
    const card = plainCard('Old guard of the 3rd gate', 'melee', 4, { abilities: uses });
    expect(whatIsWrong('book', { ...BOOK, cards: { [card.id]: card } })).toBeNull();
  });

  it('of another size is one too', () => {
    const { oathguard } = BOOK.cards;
    const cards = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`card-${index}`, { ...oathguard, id: `card-${index}` }]),
    );
    expect(whatIsWrong('book', { ...BOOK, cards })).toBeNull();
    expect(whatIsWrong('book', { ...BOOK, cards: {}, battlefields: {}, formations: [] })).toBeNull();
  });

  it('has the limits of content files', () => {
    for (const [key, leaf] of Object.entries(rulesSchema.omit({ $schema: true, mode: true }).shape)) {
      for (const value of [-1, 0, 1, 20, 21, 99, 100, 500, 999, 1000, 9999, 10_000, true, 'x', [], {}]) {
        const isRight = leaf.safeParse(value).success;
        const wrong = whatIsWrong('book', withValue(SMALL_BOOK, ['rules', key], value));
        expect([key, value, wrong === null]).toEqual([key, value, isRight]);
      }
    }
    for (const key of ['cost', 'attack', 'defense', 'health'] as const) {
      for (const value of [-1, 0, 1, 20, 21, 999, 1000, 0.5, '7', null]) {
        const isRight = cardSchema.shape[key].safeParse(value).success;
        const wrong = whatIsWrong('book', withValue(SMALL_BOOK, ['cards', 'oathguard', key], value));
        expect([key, value, wrong === null]).toEqual([key, value, isRight]);
      }
    }
  });

  it.each<[path: Path, value: unknown, says: string]>([
    [['cards', 'oathguard', 'cost'], 21, 'book.cards.oathguard.cost: must be a whole number from 0 to 20'],
    [['cards', 'oathguard', 'id'], 'other', 'book.cards.oathguard.id: must be the name that it stands under'],
    [['cards', 'oathguard', 'luck'], 7, 'book.cards.oathguard: has the unknown key "luck"'],
    [['omens'], [], 'book: has the unknown key "omens"'],
    [['cards'], [], 'book.cards: must be an object { … }'],
    [['formations'], {}, 'book.formations: must be a list of at most 20 entries'],
    [
      ['abilities', 'mend', 'parts', 0, 'effect'],
      { ignoreCover: true },
      'book.abilities.mend.parts.0.effect: must be one of heal, dealDamage, addAtk, setTerrain, conceal, grant with the trigger startTurn',
    ],
    [['rules', 'zones', 0, 'defense'], '90', 'book.rules.zones.0.defense: must be a whole number from 0 to 500'],
  ])('%j: %j', (path, value, says) => {
    expect(whatIsWrong('book', withValue(BOOK, path, value))).toBe(says);
  });

  it('that lacks a member says which', () => {
    expect(whatIsWrong('book', withoutKey(BOOK, ['terrains']))).toBe('book.terrains: is missing');
    expect(whatIsWrong('book', withoutKey(BOOK, ['cards', 'oathguard', 'abilities']))).toBe(
      'book.cards.oathguard.abilities: is missing: it must be a list of 0 to 20 abilities',
    );
    expect(whatIsWrong('book', withoutKey(BOOK, ['battlefields', 'redoubt', 'secondSupplyRounds']))).toMatch(
      /^book\.battlefields\.redoubt\.secondSupplyRounds: is missing/,
    );
  });

  it(`is looked at in every ${SOAK ? '' : 'fourth '}leaf`, () => {
    for (const path of leavesOf(SMALL_BOOK).filter((_, index) => SOAK || index % 4 === 1)) {
      const wrong = whatIsWrong('book', withValue(SMALL_BOOK, path, { odd: 1 }));
      expect([path.join('.'), wrong]).toEqual([path.join('.'), expect.stringContaining('book.')]);
    }
  });
});

describe('a saved start', () => {
  it('is a match or a position', () => {
    const match = matchSample();
    expect(savedStart(match)).toBe(match);
    expect(whatIsWrong('start', POSITION)).toBeNull();
    expect(savedStart(POSITION)).toBe(POSITION);
    expect(savedStart({ type: 'puzzle' })).toBeNull();
    expect(whatIsWrong('start', { type: 'puzzle' })).toBe('start.type: must be match or position');
    expect(whatIsWrong('start', null)).toBe('start: must be match or position');
  });

  it('is looked at in every leaf', () => {
    for (const start of [matchSample(), POSITION]) {
      for (const path of leavesOf(start)) {
        const wrong = whatIsWrong('start', withValue(start, path, { odd: 1 }));
        expect([path.join('.'), wrong]).toEqual([path.join('.'), expect.stringContaining('start.')]);
      }
    }
  });

  it.each<[path: Path, value: unknown, says: string]>([
    [['state', 'units', 0, 'health'], 0, 'start.state.units.0.health: must be a whole number from 1 to 999'],
    [['state', 'units', 0, 'col'], 7, 'start.state.units.0.col: must be a column: 0, 1 or 2'],
    [
      ['state', 'units'],
      [FIRST_UNIT, FIRST_UNIT],
      'start.state.units: must be units each on a cell and under a name of its own',
    ],
    [
      ['state', 'units'],
      [FIRST_UNIT, { ...FIRST_UNIT, id: 'twin' }],
      'start.state.units: must be units each on a cell and under a name of its own',
    ],
    [['state', 'chance'], [1, 2], 'start.state.chance: must be a list of 4 to 4 whole numbers'],
    [
      ['state', 'walls', 0, 'under'],
      'constructor',
      'start.state.walls.0.under: must be another id: this word is reserved',
    ],
    [['state', 'fielded'], {}, 'start.state: has the unknown key "fielded"'],
  ])('%j: %j', (path, value, says) => {
    expect(whatIsWrong('start', withValue(POSITION, path, value))).toBe(says);
  });
});
