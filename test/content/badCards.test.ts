import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/content/problems/problem';
import { edited, loadWith, marked, shipped } from './support/cards';

const FILE = 'cards/bastion/oathguard.json';
const CARD = shipped(FILE);

/** From the brace after the key to the end of the card's own. */
const TRANSLATIONS = CARD.slice(CARD.indexOf('{', CARD.indexOf('"translations"')), CARD.lastIndexOf('}')).trimEnd();

/** Where a part of the card stands. */
const lineOf = (part: string): number => CARD.slice(0, CARD.indexOf(part)).split('\n').length;

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const NAME = 'must be a line of 1 to 40 characters, without spaces at its ends';
const TURNING = 'characters that turn the direction of text';
const without = (what: string, found: string) => `must be a line without ${what} (it has ${found})`;
const SHOWN = ': game-icons.net shows what there is';
const SHORT = 'must be a line of 1 to 10 characters, without spaces at its ends';
const TYPE = 'type must be one of melee, ranged, hybrid';
const COST = 'cost must be a whole number from 0 to 20';
const ATTACK = 'attack must be a whole number from 0 to 999';
const DEFENSE = 'defense must be a whole number from 0 to 999';
const HEALTH = 'health must be a whole number from 1 to 999';
const EMBLEM = 'emblem must be the name of an icon of game-icons.net';

/** ▸ in the replacement marks where the problem must be found. */
type Row = readonly [pointer: string, part: string, instead: string, message: string, suggestion?: string];

const WRONG_VALUES: readonly Row[] = [
  ['/id', '"id": "oathguard"', '"id": ▸7', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸null', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸""', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"Oathguard"', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"oath guard"', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"oath--guard"', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"../oathguard"', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"oathguard\\u0000"', `id ${ID}`],
  ['/id', '"id": "oathguard"', `"id": ▸"${'a'.repeat(41)}"`, `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"constructor"', 'id must be another id: this word is reserved'],
  ['/id', '"id": "oathguard"', '"id": ▸"__proto__"', `id ${ID}`],
  ['/id', '"id": "oathguard"', '"id": ▸"oathgard"', 'id must be the name of the file, "oathguard"'],
  ['/name', '"name": "Oathguard"', '"name": ▸12', `name ${NAME}`],
  ['/name', '"name": "Oathguard"', '"name": ▸""', `name ${NAME}`],
  ['/name', '"name": "Oathguard"', '"name": ▸"   "', `name ${NAME}`],
  ['/name', '"name": "Oathguard"', '"name": ▸" Oathguard"', `name ${NAME}`],
  ['/name', '"name": "Oathguard"', `"name": ▸"${'O'.repeat(41)}"`, `name ${NAME}`],
  ['/name', '"name": "Oathguard"', '"name": ▸"Oath\\nguard"', `name ${without('control characters', 'U+000A')}`],
  ['/name', '"name": "Oathguard"', '"name": ▸"Oath\\u0000guard"', `name ${without('control characters', 'U+0000')}`],
  ['/name', '"name": "Oathguard"', '"name": ▸"Oath\\ud800guard"', `name ${without('half characters', 'U+D800')}`],
  ['/name', '"name": "Oathguard"', '"name": ▸"Oath\\u202eguard"', `name ${without(TURNING, 'U+202E')}`],
  ['/name', '"name": "Oathguard"', '"name": ▸["Oathguard"]', `name ${NAME}`],
  ['/short', '"short": "Oathguard"', '"short": ▸"Oathguarded"', `short ${SHORT}`],
  ['/short', '"short": "Oathguard"', '"short": ▸true', `short ${SHORT}`],
  ['/faction', '"faction": "bastion"', '"faction": ▸1', `faction ${ID}`],
  ['/faction', '"faction": "bastion"', '"faction": ▸"Bastion"', `faction ${ID}`],
  ['/faction', '"faction": "bastion"', '"faction": ▸"bastoin"', 'there is no faction "bastoin"', 'bastion'],
  ['/faction', '"faction": "bastion"', '"faction": ▸"moonfolk"', 'there is no faction "moonfolk"'],
  [
    '/faction',
    '"faction": "bastion"',
    '"faction": ▸"constructor"',
    'faction must be another id: this word is reserved',
  ],
  ['/type', '"type": "melee"', '"type": ▸"meele"', TYPE, 'melee'],
  ['/type', '"type": "melee"', '"type": ▸"MELEE"', TYPE, 'melee'],
  ['/type', '"type": "melee"', '"type": ▸"sorcery"', TYPE],
  ['/type', '"type": "melee"', '"type": ▸"toString"', TYPE],
  ['/type', '"type": "melee"', '"type": ▸0', TYPE],
  ['/type', '"type": "melee"', '"type": ▸{ "melee": true }', TYPE],
  ['/cost', '"cost": 3', '"cost": ▸-1', COST],
  ['/cost', '"cost": 3', '"cost": ▸21', COST],
  ['/cost', '"cost": 3', '"cost": ▸2.5', COST],
  ['/cost', '"cost": 3', '"cost": ▸"3"', COST],
  ['/attack', '"attack": 19', '"attack": ▸-1', ATTACK],
  ['/attack', '"attack": 19', '"attack": ▸1000', ATTACK],
  ['/attack', '"attack": 19', '"attack": ▸-1.5', ATTACK],
  ['/attack', '"attack": 19', '"attack": ▸1e999', ATTACK],
  ['/attack', '"attack": 19', '"attack": ▸123456789012345678901234567890', ATTACK],
  ['/attack', '"attack": 19', '"attack": ▸null', ATTACK],
  ['/attack', '"attack": 19', '"attack": ▸[19]', ATTACK],
  ['/attack', '"attack": 19', '"attack":\n    ▸"19"', ATTACK],
  ['/defense', '"defense": 7', '"defense": ▸false', DEFENSE],
  ['/defense', '"defense": 7', '"defense": ▸1e3', DEFENSE],
  ['/health', '"health": 56', '"health": ▸0', HEALTH],
  ['/health', '"health": 56', '"health": ▸"lots"', HEALTH],
  ['/emblem', '"emblem": "templar-shield"', '"emblem": ▸5', EMBLEM],
  ['/emblem', '"emblem": "templar-shield"', '"emblem": ▸""', EMBLEM],
  ['/emblem', '"emblem": "templar-shield"', `"emblem": ▸"${'x'.repeat(61)}"`, EMBLEM],
  [
    '/emblem',
    '"emblem": "templar-shield"',
    '"emblem": ▸"templar-sheild"',
    'there is no emblem "templar-sheild"',
    'templar-shield',
  ],
  [
    '/emblem',
    '"emblem": "templar-shield"',
    '"emblem": ▸"templarShield"',
    'there is no emblem "templarShield"',
    'templar-shield',
  ],
  ['/emblem', '"emblem": "templar-shield"', '"emblem": ▸"constructor"', `there is no emblem "constructor"${SHOWN}`],
  [
    '/emblem',
    '"emblem": "templar-shield"',
    '"emblem": ▸"<script>\\u001b[2J"',
    `there is no emblem "<script>\\u001b[2J"${SHOWN}`,
  ],
  ['/$schema', '"../schema/card.json"', '▸7', '$schema must be the relative path of the JSON schema'],
  ['/translations', TRANSLATIONS, '▸[]', 'translations must be an object { … }'],
  ['/translations', TRANSLATIONS, '▸"Giurata"', 'translations must be an object { … }'],
  ['/translations/it', TRANSLATIONS, '{ "it": ▸null }', 'it must be an object { … }'],
  ['/translations/it/name', '"Guardia del Giuramento"', '▸8', `name ${NAME}`],
  ['/translations/it/short', '"Giurata"', '▸"Giuratissima"', `short ${SHORT}`],
];

const WRONG_KEYS: readonly Row[] = [
  ['/atack', '"attack"', '▸"atack"', 'unknown key "atack"', 'attack'],
  ['/Attack', '"attack"', '▸"Attack"', 'unknown key "Attack"', 'attack'],
  ['/defence', '"defense"', '▸"defence"', 'unknown key "defence"', 'defense'],
  ['/helth', '"health"', '▸"helth"', 'unknown key "helth"', 'health'],
  ['/nmae', '"name": "Oathguard"', '▸"nmae": "Oathguard"', 'unknown key "nmae"', 'name'],
  ['/shrot', '"short": "Oathguard"', '▸"shrot": "Oathguard"', 'unknown key "shrot"', 'short'],
  ['/emblme', '"emblem"', '▸"emblme"', 'unknown key "emblme"', 'emblem'],
  ['/translation', '"translations"', '▸"translation"', 'unknown key "translation"', 'translations'],
  ['/schema', '"$schema"', '▸"schema"', 'unknown key "schema"', '$schema'],
  ['/translations/it/Name', '"name": "Guardia', '▸"Name": "Guardia', 'unknown key "Name"', 'name'],
  ['/translations/italian', '"it": {', '▸"italian": {', 'unknown key "italian"'],
  ['/speed', '"cost"', '▸"speed": 3,\n  "cost"', 'unknown key "speed"'],
  ['/constructor', '"cost"', '▸"constructor": {},\n  "cost"', 'unknown key "constructor"'],
  ['/toString', '"cost"', '▸"toString": 1,\n  "cost"', 'unknown key "toString"'],
  ['/hasOwnProperty', '"cost"', '▸"hasOwnProperty": 1,\n  "cost"', 'unknown key "hasOwnProperty"'],
  ['/', '"cost"', '▸"": 1,\n  "cost"', 'unknown key ""'],
  ['/a~1b~0c', '"cost"', '▸"a/b~c": 1,\n  "cost"', 'unknown key "a/b~c"'],
  ['/__proto__', '"cost"', '▸"__proto__": { "polluted": true },\n  "cost"', 'this key is not allowed'],
  ['/__proto__', '"cost"', '▸"__pr\\u006fto__": { "polluted": true },\n  "cost"', 'this key is not allowed'],
  [
    '/translations/it/__proto__',
    '"short": "Giurata"',
    '"short": "Giurata", ▸"__proto__": {}',
    'this key is not allowed',
  ],
  ['/attack', '"defense"', '▸"attack": 20,\n  "defense"', 'the key "attack" is written twice'],
  ['/attack', '"defense"', '▸"\\u0061ttack": 20,\n  "defense"', 'the key "attack" is written twice'],
  [
    '/translations/it/short',
    '"short": "Giurata"',
    '"short": "Giurata", ▸"short": "G"',
    'the key "short" is written twice',
  ],
];

/** The line that is taken away, and the place of the object that then lacks it. */
const MISSING: readonly (readonly [pointer: string, line: string, place: string, message: string])[] = [
  ['/id', '  "id": "oathguard",\n', '1:1', `id is missing: it ${ID}`],
  ['/name', '  "name": "Oathguard",\n', '1:1', `name is missing: it ${NAME}`],
  ['/short', '  "short": "Oathguard",\n', '1:1', `short is missing: it ${SHORT}`],
  ['/faction', '  "faction": "bastion",\n', '1:1', `faction is missing: it ${ID}`],
  ['/type', '  "type": "melee",\n', '1:1', 'type is missing: it must be one of melee, ranged, hybrid'],
  ['/cost', '  "cost": 3,\n', '1:1', 'cost is missing: it must be a whole number from 0 to 20'],
  ['/attack', '  "attack": 19,\n', '1:1', 'attack is missing: it must be a whole number from 0 to 999'],
  ['/health', '  "health": 56,\n', '1:1', 'health is missing: it must be a whole number from 1 to 999'],
  [
    '/emblem',
    '  "emblem": "templar-shield",\n',
    '1:1',
    'emblem is missing: it must be the name of an icon of game-icons.net',
  ],
  ['/translations/it/short', ',\n      "short": "Giurata"', `${lineOf('"it": {')}:11`, `short is missing: it ${SHORT}`],
];

const NOT_JSON: readonly Row[] = [
  ['', '"attack": 19', '"attack": 19 ▸"defense": 2', 'a comma is expected here'],
  ['', '"attack": 19,', '"attack": 19, ▸// strong\n', 'comments are not allowed in JSON'],
  ['', '"attack": 19,', '▸/* strong */ "attack": 19,', 'comments are not allowed in JSON'],
  ['', '"attack": 19,\n  ', '"attack": 19\n  ▸', 'a comma is expected here'],
  ['', '"attack": 19,', '"attack": ▸nineteen,', 'this is not JSON: text needs double quotes'],
  ['', '"attack": 19,', "▸'attack': 19,", 'this is not JSON: text needs double quotes'],
  ['', '"attack": 19,', '"attack" ▸19,', 'a colon is expected here'],
  ['', '"attack": 19,', '"attack": ▸,', 'a value is expected here'],
  ['', '"attack": 19,', '"attack": ▸NaN,', 'this is not JSON: text needs double quotes'],
  ['', '"attack": 19,', '"attack": 0▸x13,', 'this is not JSON: text needs double quotes'],
  ['', '"attack": 19,', '"attack": ▸+19,', 'this is not JSON: text needs double quotes'],
  ['', '"Giurata"\n    }', '"Giurata",\n    ▸}', 'the comma before this bracket is one too many'],
  ['', '"Giurata"\n    }', '▸"Giurata\n    }', 'a closing double quote is missing'],
  ['', '"Giurata"', '▸"Giu\trata"', 'a control character is not allowed inside text'],
  ['', '"Giurata"', '▸"Giu\u0000rata"', 'a control character is not allowed inside text'],
  ['', '"Giurata"', '▸"Giu\\xrata"', 'this is not an escape that JSON knows'],
  ['', '"Giurata"', '▸"Giu\\u12rata"', 'this is not a \\u escape: four hexadecimal digits are needed'],
  ['', '"Giurata"', '"Giu▸\ufffdrata"', 'this is not UTF-8 text: save the file as UTF-8'],
];

const ROWS: readonly Row[] = [...WRONG_VALUES, ...WRONG_KEYS, ...NOT_JSON];

describe('a wrong card is left out with one problem', () => {
  for (const [pointer, part, instead, message, suggestion] of ROWS) {
    it(`${pointer}: ${part} → ${instead.slice(0, 60)}`, () => {
      const { text, line, column } = marked(edited(CARD, part, instead));
      const hint = suggestion === undefined ? {} : { suggestion };
      expectOneProblem(text, { line, column, pointer, message, ...hint });
    });
  }
});

describe('a card without a key', () => {
  it.each(MISSING)('%s', (pointer, part, place, message) => {
    const [line = 0, column = 0] = place.split(':').map(Number);
    expectOneProblem(edited(CARD, part, ''), { line, column, pointer, message });
  });

  it('is right without translations', () => {
    const untranslated = edited(CARD, `,\n  "translations": ${TRANSLATIONS}`, '');
    const { catalog, problems } = loadWith({ [FILE]: untranslated });
    expect(problems).toEqual([]);
    expect(catalog?.cards.oathguard?.translations).toEqual({});
  });
});

function expectOneProblem(text: string, problem: Omit<Problem, 'file'>): void {
  const { catalog, problems } = loadWith({ [FILE]: text });
  expect(problems).toEqual([{ file: FILE, ...problem }]);
  expect(Object.keys(catalog?.cards ?? {})).toHaveLength(59);
  expect(catalog?.cards).not.toHaveProperty('oathguard');
  expect(catalog?.decks).toHaveProperty('bastion');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}
