import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/content/catalog';
import { edited, loadWith, marked, shipped } from './support/cards';

const DECK = 'cards/decks/bastion.json';
const RULES = 'cards/rules/siege.json';
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
const ZONES = /\[\s*\{.*\}\s*\]/s.exec(shipped(RULES))?.[0] ?? '';
const LAST_ZONE = ZONES.slice(ZONES.lastIndexOf('{', ZONES.indexOf('right-wing')), ZONES.lastIndexOf('}') + 1);
const SIEGE_MODE = 'must be "siege": this file holds the rules of the card battle';
const COLUMNS = 'different columns out of 0, 1, 2';

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
    'a deck holds 24 cards, not 23',
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
  [RULES, '/mode', '"mode": "siege"', '"mode": ▸"sige"', `mode ${SIEGE_MODE}`, 'siege'],
  [
    RULES,
    '/mode',
    '{\n  "$schema": "../schema/rules.json",\n  "id": "siege",\n  "mode": "siege"',
    '▸{\n  "id": "siege"',
    `mode is missing: it ${SIEGE_MODE}`,
  ],
  [RULES, '/mod', '"mode"', '▸"mod"', 'unknown key "mod"', 'mode'],
  [RULES, '/castleHealth', '140', '▸0', 'castleHealth must be a whole number from 1 to 9999'],
  [RULES, '/castelHealth', '"castleHealth"', '▸"castelHealth"', 'unknown key "castelHealth"', 'castleHealth'],
  [RULES, '/openingHand/left', '"left": 4', '"left": ▸9', 'left must be at most the handLimit of 8'],
  [RULES, '/supply/cap', '"cap": 7', '"cap": ▸"seven"', 'cap must be a whole number from 1 to 20'],
  [RULES, '/supply/perround', '"perRound"', '▸"perround"', 'unknown key "perround"', 'perRound'],
  [RULES, '/deployColumns/left', '[0, 1]', '▸[]', `left must be a list of one to three ${COLUMNS}`],
  [RULES, '/deployColumns/left', '[0, 1]', '▸[1, 1]', `left must be a list of one to three ${COLUMNS}`],
  [RULES, '/deployColumns/left/1', '[0, 1]', '[0, ▸3]', 'entry 2 of left must be a column: 0, 1, 2'],
  [RULES, '/castleColumns/melee', '"melee": [1]', '"melee": ▸1', `melee must be a list of up to three ${COLUMNS}`],
  [
    RULES,
    '/zones/0/id',
    '"left-wing"',
    '▸"right-wing"',
    'id must be "left-wing": the zones stand in the order of the columns',
  ],
  [RULES, '/zones/0/attack/melee', '120', '▸501', 'melee must be a whole number from 0 to 500'],
  [RULES, '/zones/0/attack/meele', '"melee": 120', '▸"meele": 120', 'unknown key "meele"', 'melee'],
  [RULES, '/zones', ZONES, '▸[]', 'zones must be a list of the three zones left-wing, center, right-wing'],
  [
    RULES,
    '/zones',
    ZONES,
    `▸${ZONES.slice(0, -1)}, 4]`,
    'zones must be a list of the three zones left-wing, center, right-wing',
  ],
  [RULES, '/zones/2', LAST_ZONE, '▸100', 'entry 3 of zones must be an object { … }'],
  [RULES, '/attrition/step', '"step": 5', '"step": ▸0', 'step must be a whole number from 1 to 999'],
  [RULES, '/mulligan', '"mulligan": true', '"mulligan": ▸"once"', 'mulligan must be true or false'],
  [RULES, '/mirrorZone', '"mirrorZones"', '▸"mirrorZone"', 'unknown key "mirrorZone"', 'mirrorZones'],
  [RULES, '/angles/flank', '"side": 125', '▸"flank": 125, "side": 125', 'unknown key "flank"'],
  [RULES, '/angles/rear', '"rear": 150', '"rear": ▸501', 'rear must be a whole number from 0 to 500'],
  [
    RULES,
    '/surroundedFrom',
    '"surroundedFrom": 3',
    '"surroundedFrom": ▸9',
    'surroundedFrom must be a whole number from 1 to 8',
  ],
  [RULES, '/cover/good', '"good": 50', '"good": ▸150', 'good must be a whole number from 0 to 100'],
  [RULES, '/cover/perfect', '"excellent": 25', '"excellent": 25, ▸"perfect": 0', 'unknown key "perfect"'],
  [
    RULES,
    '/highGround/meleeColumns',
    '"meleeColumns": 2',
    '"meleeColumns": ▸3',
    'meleeColumns must be a whole number from 0 to 2',
  ],
  [
    RULES,
    '/hazardDamage',
    '"hazardDamage": 8',
    '"hazardDamage": ▸-8',
    'hazardDamage must be a whole number from 0 to 999',
  ],
  [RULES, '/sight/grazing', '"permissive"', '▸"permisive"', 'grazing must be one of strict, permissive', 'permissive'],
  [RULES, '/effects/depth', '"depth": 4', '"depth": ▸0', 'depth must be a whole number from 1 to 20'],
  [RULES, '/optional/domination', '"domination": false', '"domination": ▸0', 'domination must be true or false'],
  [
    RULES,
    '/optional/riposteforall',
    '"riposteForAll"',
    '▸"riposteforall"',
    'unknown key "riposteforall"',
    'riposteForAll',
  ],
  [
    RULES,
    '/formations',
    '["siege-phalanx", ',
    '▸["siege-phalanx", "siege-phalanx", ',
    'formations must be a list of 0 to 20 different ids of formations',
  ],
  [
    RULES,
    '/formations/0',
    '["siege-phalanx", ',
    '[▸"seige-phalanx", ',
    'there is no formation "seige-phalanx"',
    'siege-phalanx',
  ],
  [RULES, '/formations/0', '["siege-phalanx", ', '[▸"phalanxes", ', 'there is no formation "phalanxes"', 'phalanx'],
  [RULES, '/terrain/0', '"normal",\n', '▸"Normal",\n', `entry 1 of terrain ${ID}`],
  [RULES, '/terrain/9', '"obscuring"\n', '▸"obscurring"\n', 'there is no terrain "obscurring"', 'obscuring'],
  [
    RULES,
    '/terrain',
    '[\n    "normal",',
    '▸[',
    'terrain must list "normal", the ground of a battle without a battlefield',
  ],
];

describe('a wrong deck, faction or rules file has one problem', () => {
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
    expect(problems.map(({ file, message }) => [file, message])).toEqual([[DECK, 'there is no card "oathguard"']]);
    expect(Object.keys(catalog?.decks ?? {})).toEqual(['cinder', 'galecrest', 'thornveil']);
  });

  it('a broken faction leaves its cards alone', () => {
    const { catalog, problems } = loadWith({ 'cards/factions/bastion.json': '' });
    expect(problems.map(({ message }) => message)).toEqual(['the file is empty']);
    expect(Object.keys(catalog?.cards ?? {})).toHaveLength(48);
    expect(Object.keys(catalog?.factions ?? {})).toEqual(['cinder', 'galecrest', 'thornveil']);
  });

  it('a deleted faction is named by each of its cards and by no deck', () => {
    const { problems } = loadWith({ 'cards/factions/bastion.json': undefined });
    expect(problems.map(({ message }) => message)).toEqual(Array(12).fill('there is no faction "bastion"'));
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

describe('without rules there is no catalog', () => {
  it.each([
    ['missing', undefined, 'the file with the rules is missing'],
    ['empty', '  \n', 'the file is empty'],
    ['unreadable', null, 'the file cannot be read'],
  ])('%s', (_what, text, message) => {
    const { catalog, problems } = loadWith({ [RULES]: text });
    expect(catalog).toBeNull();
    expect(problems).toEqual([{ file: RULES, line: 1, column: 1, pointer: '', message }]);
  });

  it('the other files are checked all the same', () => {
    const { problems } = loadWith({ [RULES]: '{', [OATHGUARD]: '{' });
    expect(problems.map(({ file }) => file)).toEqual([OATHGUARD, RULES]);
  });
});

describe('rules that name what is not there', () => {
  it('are played without it', () => {
    const { catalog, problems } = loadWith({ [RULES]: edited(shipped(RULES), '"siege-vanguard"', '"wedge"') });
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/formations/2']);
    expect(catalog && bookOf(catalog).formations.map(({ id }) => id)).toEqual(['siege-phalanx', 'siege-skirmish-line']);
  });

  it('are not to blame for a file that is broken', () => {
    const file = 'cards/terrain/elevated.json';
    const { catalog, problems } = loadWith({ [file]: '{' });
    expect(problems.map((problem) => problem.file)).toEqual([file]);
    const book = catalog && bookOf(catalog);
    expect(book?.terrains.map(({ id }) => id)).toEqual(book?.rules.terrain);
    expect(book?.terrains[1]).toEqual({ id: 'elevated', name: 'elevated', glyph: '?' });
    expect(Object.keys(book?.battlefields ?? {})).toEqual(
      Object.keys(catalog?.battlefields ?? {}).filter((id) => !/hill|ground|ramparts|redoubt/.test(id)),
    );
  });

  it('say so for a file that is gone, and so do the battlefields with its glyph', () => {
    const { catalog, problems } = loadWith({ 'cards/terrain/hazardous.json': undefined });
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['cards/battlefields/burning-yard.json', 'no terrain has the glyph "*": use # ~ ^ x C . % c ='],
      ['cards/battlefields/redoubt.json', 'no terrain has the glyph "*": use # ~ ^ x C . % c ='],
      ['cards/battlefields/redoubt.json', 'no terrain has the glyph "*": use # ~ ^ x C . % c ='],
      [RULES, 'there is no terrain "hazardous"'],
    ]);
    expect(Object.keys(catalog?.battlefields ?? {})).toHaveLength(10);
  });
});

describe('a file in the wrong place is named', () => {
  it('a card outside of every folder', () => {
    const file = 'cards/oathguard.json';
    const message = 'a card lies in the folder of its faction, cards/<faction>/<card>.json';
    expect(loadWith({ [file]: '{}' }).problems).toEqual([{ file, line: 1, column: 1, pointer: '', message }]);
  });

  it.each(['cards/rules/seige.json', 'cards/rules/old/siege.json'])('rules of the card battle in %s', (file) => {
    const message = 'mode must be "field": the rules of the card battle stand in cards/rules/siege.json';
    const { catalog, problems } = loadWith({ [file]: shipped(RULES) });
    expect(problems).toEqual([{ file, line: 4, column: 11, pointer: '/mode', message }]);
    expect(Object.keys(catalog?.fieldRules ?? {})).toEqual(['2d6', 'clockwork', 'd20', 'd50']);
  });

  it('rules of the open field in place of the card battle’s', () => {
    const { catalog, problems } = loadWith({ [RULES]: shipped('cards/rules/d20.json') });
    const message = 'mode must be "siege": this file holds the rules of the card battle';
    expect(problems).toEqual([{ file: RULES, line: 4, column: 11, pointer: '/mode', message }]);
    expect(catalog).toBeNull();
  });
});
