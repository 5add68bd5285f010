import { describe, expect, it } from 'vitest';
import { edited, loadWith, marked, shipped } from './support/cards';

const DECK = 'cards/decks/bastion.json';
const OATHGUARD = 'cards/bastion/oathguard.json';

type Row = readonly [
  file: string,
  pointer: string,
  part: string,
  instead: string,
  message: string,
  suggestion?: string,
];

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const NAME = 'must be a line of 1 to 40 characters, without spaces at its ends';

const ROWS: readonly Row[] = [
  [DECK, '/cards/oathgard', '"oathguard"', '▸"oathgard"', 'there is no card "oathgard"', 'oathguard'],
  [DECK, '/cards/moon-moth', '"oathguard": 2', '"oathguard": 1, ▸"moon-moth": 1', 'there is no card "moon-moth"'],
  [DECK, '/cards/oathguard', '"oathguard": 2', '"oathguard": ▸3', 'a deck holds at most 2 copies of a card, not 3'],
  [DECK, '/cards/oathguard', '"oathguard": 2', '"oathguard": ▸0', 'oathguard must be a whole number from 1 to 99'],
  [DECK, '/cards/oathguard', '"oathguard": 2', '"oathguard": ▸"2"', 'oathguard must be a whole number from 1 to 99'],
  [
    DECK,
    '/cards',
    '"cards": {\n    "gatehouse-levy": 2',
    '"cards": ▸{\n    "gatehouse-levy": 1',
    'a deck holds 24 unit cards, not 23',
  ],
  [DECK, '/name', '"Shield Wall"', '▸null', `name ${NAME}`],
  [DECK, '/cards/Oath Guard', '"oathguard"', '▸"Oath Guard"', `the key "Oath Guard" ${ID}`],
  [
    DECK,
    '/cards/constructor',
    '"oathguard"',
    '▸"constructor"',
    'the key "constructor" must be another id: this word is reserved',
  ],
  [DECK, '/cards/__proto__', '"oathguard"', '▸"__proto__"', 'this key is not allowed'],
  [DECK, '/cards/oathguard', '"standard-bearer"', '▸"oathguard"', 'the key "oathguard" is written twice'],
  [DECK, '/id', '"bastion"', '▸"begin"', 'id must be the name of the file, "bastion"'],
  [DECK, '/crads', '"cards"', '▸"crads"', 'unknown key "crads"', 'cards'],
  [
    'cards/factions/bastion.json',
    '/emblem',
    '"stone-tower"',
    '▸"stonetower"',
    'there is no emblem "stonetower"',
    'stone-tower',
  ],
  ['cards/factions/bastion.json', '/id', '"bastion"', '▸"bastoin"', 'id must be the name of the file, "bastion"'],
  ['cards/factions/bastion.json', '/colour', '"name"', '▸"colour": "blue",\n  "name"', 'unknown key "colour"'],
];

describe('a wrong deck or faction has one problem', () => {
  for (const [file, pointer, part, instead, message, suggestion] of ROWS) {
    it(`${file} ${pointer}: ${part} → ${instead}`, () => {
      const { text, line, column } = marked(edited(shipped(file), part, instead));
      const hint = suggestion === undefined ? {} : { suggestion };
      expect(loadWith({ [file]: text }).problems).toEqual([{ file, line, column, pointer, message, ...hint }]);
    });
  }
});

describe('one mistake does not spread', () => {
  it('a broken card stays in the decks that name it', () => {
    const { catalog, problems } = loadWith({ [OATHGUARD]: '{' });
    expect(problems).toHaveLength(1);
    expect(catalog?.decks.bastion?.cards).toHaveProperty('oathguard', 2);
  });

  it('a card under a wrong file name has one problem, and decks still know it', () => {
    const { problems } = loadWith({ [OATHGUARD]: undefined, 'cards/bastion/oathgaurd.json': shipped(OATHGUARD) });
    expect(problems.map(({ file, pointer }) => [file, pointer])).toEqual([['cards/bastion/oathgaurd.json', '/id']]);
  });

  it('a deleted card is unknown to the deck that names it, and that deck is left out', () => {
    const { catalog, problems } = loadWith({ [OATHGUARD]: undefined });
    const message = 'there is no card "oathguard"';
    const holders = ['bastion-cinder', 'bastion-galecrest', 'bastion-thornveil', 'bastion'];
    const files = holders.map((id) => `cards/decks/${id}.json`);
    expect(problems.map((problem) => [problem.file, problem.message])).toEqual(files.map((file) => [file, message]));
    expect(Object.keys(catalog?.decks ?? {})).toHaveLength(16 - holders.length);
    expect(Object.keys(catalog?.decks ?? {})).not.toContain('bastion');
  });

  it('a broken faction leaves its cards alone', () => {
    const { catalog, problems } = loadWith({ 'cards/factions/bastion.json': '' });
    expect(problems.map(({ message }) => message)).toEqual(['the file is empty']);
    expect(Object.keys(catalog?.cards ?? {})).toHaveLength(60);
    expect(Object.keys(catalog?.factions ?? {})).toEqual(['cinder', 'galecrest', 'thornveil']);
  });

  it('a deleted faction is named by each of its cards and by no deck', () => {
    const { problems } = loadWith({ 'cards/factions/bastion.json': undefined });
    expect(problems.map(({ message }) => message)).toEqual(Array(16).fill('there is no faction "bastion"'));
  });

  it('of two files with one id the first is kept', () => {
    const twin = edited(shipped(OATHGUARD), '"attack": 19', '"attack": 99');
    const { catalog, problems } = loadWith({ 'cards/cinder/oathguard.json': twin });
    expect(problems).toEqual([
      {
        file: 'cards/cinder/oathguard.json',
        line: 3,
        column: 9,
        pointer: '/id',
        message: `this id is already taken by ${OATHGUARD}`,
      },
    ]);
    expect(catalog?.cards.oathguard?.attack).toBe(19);
  });

  it('of two files with one id the right one is kept when the first is broken', () => {
    const { catalog, problems } = loadWith({ [OATHGUARD]: '{}', 'cards/cinder/oathguard.json': shipped(OATHGUARD) });
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([OATHGUARD]));
    expect(catalog?.cards).toHaveProperty('oathguard');
  });

  it('a deck of three factions is stopped at the first card of the third', () => {
    const mixed = edited(shipped(DECK), '"pike-serjeant"', '"slag-knight"');
    const { text, line, column } = marked(edited(mixed, '"oathguard"', '▸"kite-page"'));
    const message = 'a deck mixes at most 2 factions; this card brings in "galecrest"';
    expect(loadWith({ [DECK]: text }).problems).toEqual([
      { file: DECK, line, column, pointer: '/cards/kite-page', message },
    ]);
  });
});
