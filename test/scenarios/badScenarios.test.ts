import { describe, expect, it } from 'vitest';
import { REFUSAL_SENTENCES } from '../../src/battle/model/refusals';
import { readScenario } from '../../src/content/scenario/readScenario';
import { edited, marked } from '../content/support/cards';
import { shippedCatalog } from '../support/book';

const FILE = 'case.json';

/** Right in every key; each row below spoils one of them. */
const GOOD = `{
  "name": "a case",
  "battlefield": ["..^", ".#.", "..."],
  "rules": { "castleHealth": 120 },
  "cards": {
    "sword": { "type": "melee", "cost": 2, "attack": 20, "defense": 4, "health": 50, "abilities": [{ "id": "mend", "value": 8 }] }
  },
  "units": [
    { "id": "a", "card": "sword", "side": "right", "at": [1, 0], "facing": "west", "health": 50, "fresh": false },
    { "id": "b", "card": "oathguard", "side": "left", "at": [2, 1] }
  ],
  "walls": [{ "at": [0, 1], "health": 40, "under": "c" }],
  "round": 3,
  "turn": "right",
  "phase": "battle",
  "castles": { "left": 140 },
  "supply": { "right": 5 },
  "hands": { "right": ["sword"] },
  "decks": { "right": [] },
  "discards": { "left": [] },
  "seed": 7,
  "steps": [
    { "order": { "type": "attack", "unit": "a", "target": "b" }, "expect": { "damage": 32, "events": ["struck"] } },
    { "order": { "type": "move", "unit": "a", "to": [0, 0] }, "expect": { "refused": true } }
  ],
  "expect": { "units": { "b": { "health": 18 }, "c": null }, "castles": { "left": 140 }, "battlefield": ["..^", ".#.", "..."], "winner": null }
}`;

const ORDER_TYPES = 'mulligan, deploy, move, attack, attackCastle, attackCell, brace, march, play, endTurn, concede';
const ROWS = 'three rows of three glyphs, such as ["..^", "...", "..."]';
const GLYPHS = '. ^ c C x ~ = * # %';
const NAME = 'a line of 1 to 60 characters, without spaces at its ends';

/** ▸ in the replacement marks where the problem must be found. */
type Row = readonly [pointer: string, part: string, instead: string, message: string, suggestion?: string];

const WRONG_VALUES: readonly Row[] = [
  ['/name', '"a case"', '▸7', 'name must be a line of 1 to 200 characters, without spaces at its ends'],
  ['/name', '"a case"', '▸""', 'name must be a line of 1 to 200 characters, without spaces at its ends'],
  ['/battlefield', '["..^", ".#.", "..."]', '▸7', `battlefield must be ${ROWS}, or the id of a battlefield`],
  ['/battlefield', '["..^", ".#.", "..."]', '▸["...", "..."]', `battlefield must be ${ROWS}`],
  ['/battlefield/1', '".#."', '▸".#"', 'entry 2 of battlefield must be a row of three glyphs'],
  ['/battlefield/1', '".#."', '▸".?."', `no terrain has the glyph "?": use ${GLYPHS}`],
  ['/battlefield', '["..^", ".#.", "..."]', '▸"twin-hlls"', 'there is no battlefield "twin-hlls"', 'twin-hills'],
  ['/battlefield', '["..^", ".#.", "..."]', '▸"constructor"', 'battlefield must be another id: this word is reserved'],
  ['/rules', '{ "castleHealth": 120 }', '▸[]', 'rules must be an object { … }'],
  ['/rules/castleHealth', '120', '▸"many"', 'castleHealth must be a whole number from 1 to 9999'],
  ['/rules/supply/cap', '"castleHealth": 120', '"supply": { "cap": ▸0 }', 'cap must be a whole number from 1 to 20'],
  ['/rules/supply', '"castleHealth": 120', '"supply": ▸5', 'supply must be an object { … }'],
  [
    '/rules/formations/0',
    '"castleHealth": 120',
    '"formations": [▸"siege-phalnx"]',
    'there is no formation "siege-phalnx"',
    'siege-phalanx',
  ],
  ['/cards/sword', '{ "type"', '▸7, "shield": { "type"', 'sword must be an object { … }'],
  ['/cards/sword/type', '"melee"', '▸"meele"', 'type must be one of melee, ranged, hybrid', 'melee'],
  [
    '/cards/sword/health',
    '"health": 50, "abilities"',
    '"health": ▸0, "abilities"',
    'health must be a whole number from 1 to 999',
  ],
  [
    '/cards/sword/abilities',
    '[{ "id": "mend", "value": 8 }]',
    '▸"mend"',
    'abilities must be a list of 0 to 20 abilities',
  ],
  [
    '/cards/sword/abilities/0',
    '{ "id": "mend", "value": 8 }',
    '▸"mend"',
    'entry 1 of abilities must be an object { … }',
  ],
  ['/cards/sword/abilities/0/id', '"mend"', '▸"mendd"', 'there is no ability "mendd"', 'mend'],
  ['/cards/sword/abilities/0/value', '8', '▸0', 'value must be a whole number from 1 to 999 for heal'],
  [
    '/cards/sword/abilities/0/value',
    '"mend", "value": 8',
    '"sniper", "value": ▸8',
    'the ability "sniper" has no number',
  ],
  [
    '/cards/sword/abilities/1/id',
    '"value": 8 }',
    '"value": 8 }, { "id": ▸"mend" }',
    'this ability already stands in entry 1 of abilities',
  ],
  ['/units/0/card', '"a", "card": "sword"', '"a", "card": ▸"swrod"', 'there is no card "swrod"', 'sword'],
  ['/units/1/card', '"oathguard"', '▸"oathgaurd"', 'there is no card "oathgaurd"', 'oathguard'],
  ['/units/0/side', '"sword", "side": "right"', '"sword", "side": ▸"east"', 'side must be one of left, right'],
  ['/units/0/at/0', '[1, 0]', '[▸3, 0]', 'entry 1 of at must be a row: 0, 1 or 2'],
  ['/units/0/at/1', '[1, 0]', '[1, ▸-1]', 'entry 2 of at must be a column: 0, 1 or 2'],
  ['/units/0/at', '[1, 0]', '▸[1]', 'at must be a cell [row, col]'],
  ['/units/0/at', '[1, 0]', '▸"1,0"', 'at must be a cell [row, col]'],
  ['/units/0/at', '[1, 0]', '▸[1, 1]', 'nobody can stand on this cell: it is blocking'],
  ['/units/0/at', '[1, 0]', '▸[0, 1]', 'nobody can stand on this cell: it is blocking'],
  ['/units/1/at', '[2, 1]', '▸[1, 0]', 'the unit "a" already stands on this cell'],
  ['/units/1/id', '"id": "b"', '"id": ▸"a"', 'another unit is called "a"'],
  ['/units/1/id', '"id": "b"', '"id": ▸""', `id must be ${NAME}`],
  ['/units/0/facing', '"west"', '▸"wset"', 'facing must be one of north, east, south, west', 'west'],
  [
    '/units/0/health',
    '"west", "health": 50',
    '"west", "health": ▸51',
    'health must be at most 50, the full health of "sword"',
  ],
  ['/units/0/health', '"west", "health": 50', '"west", "health": ▸0', 'health must be a whole number from 1 to 999'],
  ['/units/0/fresh', 'false', '▸"no"', 'fresh must be true or false'],
  ['/walls/0/under', '"c"', '▸"?"', `no terrain has the glyph "?": use ${GLYPHS}`],
  [
    '/walls/1/at',
    '"under": "c" }',
    '"under": "c" }, { "at": ▸[0, 1], "health": 1 }',
    'another wall stands on this cell',
  ],
  ['/round', '"round": 3', '"round": ▸0', 'round must be a whole number from 1 to 999'],
  ['/turn', '"turn": "right"', '"turn": ▸"rihgt"', 'turn must be one of left, right', 'right'],
  [
    '/castles/left',
    '"castles": { "left": 140 },\n',
    '"castles": { "left": ▸0 },\n',
    'left must be a whole number from 1 to 9999',
  ],
  ['/supply/right', '"right": 5', '"right": ▸-1', 'right must be a whole number from 0 to 99'],
  ['/hands/right', '["sword"]', '▸1', 'right must be a list of 0 to 99 card ids'],
  ['/hands/right/0', '["sword"]', '[▸"swordd"]', 'there is no card "swordd"', 'sword'],
  [
    '/decks/right/1',
    '"decks": { "right": []',
    '"decks": { "right": ["sword", ▸"oathgard"]',
    'there is no card "oathgard"',
    'oathguard',
  ],
  ['/discards/left/0', '"discards": { "left": []', '"discards": { "left": [▸"nobody"]', 'there is no card "nobody"'],
  ['/seed', '7', '▸1.5', 'seed must be a whole number from 0 to 4294967295'],
  ['/steps/0/order', '{ "type": "attack", "unit": "a", "target": "b" }', '▸"attack"', 'order must be an object { … }'],
  ['/steps/0/order/type', '"type": "attack"', '"type": ▸"atack"', `type must be one of ${ORDER_TYPES}`, 'attack'],
  ['/steps/0/order/unit', '"attack", "unit": "a"', '"attack", "unit": ▸1', `unit must be ${NAME}`],
  ['/steps/1/order/to', '[0, 0]', '▸{ "row": 0, "col": 0 }', 'to must be a cell [row, col]'],
  ['/steps/1/order/to/0', '[0, 0]', '[▸0.5, 0]', 'entry 1 of to must be a whole number'],
  ['/steps/0/expect/damage', '32', '▸"32"', 'damage must be a whole number from 0 to 99999'],
  [
    '/steps/0/expect/events/0',
    '"struck"',
    '▸"strukc"',
    expect.stringMatching(/^entry 1 of events must be one of /),
    'struck',
  ],
  [
    '/steps/1/expect/refused',
    '"refused": true',
    '"refused": ▸"to-far"',
    'refused must be true, or the code of a refusal',
    'too-far',
  ],
  ['/expect/units/b', '{ "health": 18 }', '▸18', 'b must be an object { … }'],
  ['/expect/units/b/health', '18', '▸-1', 'health must be a whole number from 0 to 9999'],
  [
    '/expect/castles/left',
    '140 }, "battlefield"',
    '▸"140" }, "battlefield"',
    'left must be a whole number from -9999 to 9999',
  ],
  [
    '/expect/battlefield/0',
    '"battlefield": ["..^", ".#.", "..."], "winner"',
    '"battlefield": [▸"..?", ".#.", "..."], "winner"',
    `no terrain has the glyph "?": use ${GLYPHS}`,
  ],
  ['/expect/winner', '"winner": null', '"winner": ▸"nobody"', 'winner must be left, right, draw or null'],
];

const WRONG_KEYS: readonly Row[] = [
  [
    '/battelfield',
    '"battlefield": ["..^", ".#.", "..."],\n  "rules"',
    '▸"battelfield": [],\n  "rules"',
    'unknown key "battelfield"',
    'battlefield',
  ],
  ['/rules/castleHelth', '"castleHealth"', '▸"castleHelth"', 'unknown key "castleHelth"', 'castleHealth'],
  ['/rules/supply/cpa', '"castleHealth": 120', '"supply": { ▸"cpa": 7 }', 'unknown key "cpa"'],
  [
    '/rules/optional/dominaton',
    '"castleHealth": 120',
    '"optional": { ▸"dominaton": true }',
    'unknown key "dominaton"',
    'domination',
  ],
  ['/cards/sword/atack', '"attack": 20', '▸"atack": 20', 'unknown key "atack"', 'attack'],
  ['/units/0/helth', '"west", "health"', '"west", ▸"helth"', 'unknown key "helth"', 'health'],
  ['/steps/0/expct', '"expect": { "damage"', '▸"expct": { "damage"', 'unknown key "expct"', 'expect'],
  ['/steps/0/order/tagret', '"target"', '▸"tagret"', 'unknown key "tagret"', 'target'],
  ['/steps/1/order/target', '"to": [0, 0]', '"to": [0, 0], ▸"target": "b"', 'unknown key "target"'],
  ['/steps/0/expect/dammage', '"damage"', '▸"dammage"', 'unknown key "dammage"', 'damage'],
  ['/expect/units/b/helth', '"health": 18', '▸"helth": 18', 'unknown key "helth"', 'health'],
  ['/expect/damage', '"winner": null', '▸"damage": 3', 'unknown key "damage"'],
  ['/castles/lfet', '"castles": { "left": 140 },\n', '"castles": { ▸"lfet": 140 },\n', 'unknown key "lfet"', 'left'],
  ['/seed', '"seed": 7', '"seed": 7, ▸"seed": 8', 'the key "seed" is written twice'],
  ['/__proto__', '"seed": 7', '"seed": 7, ▸"__proto__": {}', 'this key is not allowed'],
];

const MISSING: readonly Row[] = [
  [
    '/name',
    '{\n  "name": "a case",',
    '▸{',
    'name is missing: it must be a line of 1 to 200 characters, without spaces at its ends',
  ],
  [
    '/cards/sword/cost',
    '{ "type": "melee", "cost": 2,',
    '▸{ "type": "melee",',
    'cost is missing: it must be a whole number from 0 to 20',
  ],
  ['/units/0/card', '{ "id": "a", "card": "sword",', '▸{ "id": "a",', `card is missing: it must be ${NAME}`],
  [
    '/units/1/at',
    '{ "id": "b", "card": "oathguard", "side": "left", "at": [2, 1] }',
    '▸{ "id": "b", "card": "oathguard", "side": "left" }',
    'at is missing: it must be a cell [row, col]',
  ],
  [
    '/steps/0/order',
    '{ "order": { "type": "attack", "unit": "a", "target": "b" }, "expect"',
    '▸{ "expect"',
    'order is missing: it must be an object { … }',
  ],
  ['/steps/0/order/type', '{ "type": "attack", ', '▸{ ', `type is missing: it must be one of ${ORDER_TYPES}`],
  [
    '/steps/0/order/target',
    '{ "type": "attack", "unit": "a", "target": "b" }',
    '▸{ "type": "attack", "unit": "a" }',
    `target is missing: it must be ${NAME}`,
  ],
  [
    '/steps/1/order/to',
    '{ "type": "move", "unit": "a", "to": [0, 0] }',
    '▸{ "type": "move", "unit": "a" }',
    'to is missing: it must be a cell [row, col]',
  ],
  [
    '/steps/0/order/at',
    '{ "type": "attack", "unit": "a", "target": "b" }',
    '▸{ "type": "deploy", "card": "sword" }',
    'at is missing: it must be a cell [row, col]',
  ],
];

function problemsOf(text: string | null) {
  const { scenario, problems } = readScenario(FILE, text, shippedCatalog());
  expect(scenario === null).toBe(problems.length > 0);
  return problems;
}

function expectOneProblem([pointer, part, instead, message, suggestion]: Row): void {
  const { text, line, column } = marked(edited(GOOD, part, instead));
  const hint = suggestion === undefined ? {} : { suggestion };
  expect(problemsOf(text)).toEqual([{ file: FILE, line, column, pointer, message, ...hint }]);
}

describe('one mistake is one problem at its place', () => {
  for (const row of [...WRONG_VALUES, ...WRONG_KEYS, ...MISSING]) {
    const [pointer, part, instead] = row;
    it(`${pointer}: ${part} → ${instead}`, () => expectOneProblem(row));
  }
});

describe('a scenario', () => {
  it('is right as it stands above', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  it.each([
    ['', 'the file is empty'],
    ['[]', 'the file must be an object { … }'],
    ['null', 'the file must be an object { … }'],
    ['"attack"', 'the file must be an object { … }'],
    ['{ "name": "a list", "steps": {} }', 'steps must be a list of 0 to 200 steps'],
    ['{ "name": "a list", "steps": [], "units": 7 }', 'units must be a list of 0 to 99 units'],
    ['{ "name": "no steps and no expectation" }', 'a scenario needs "steps" or "expect"'],
    [null, 'the file cannot be read'],
    ['{ "name": "not closed"', 'a closing } is expected here'],
    ['['.repeat(30), 'too deeply nested: at most 20 levels'],
  ])('%j cannot be read', (text, message) => {
    expect(problemsOf(text).map((problem) => problem.message)).toEqual([message]);
  });

  it('names all its mistakes at once, from top to bottom', () => {
    const text = GOOD.replace('".#."', '".?."')
      .replace('"castleHealth": 120', '"castleHealth": 0')
      .replace('[2, 1]', '[1, 0]');
    expect(problemsOf(text).map(({ pointer }) => pointer)).toEqual([
      '/battlefield/1',
      '/rules/castleHealth',
      '/units/1/at',
    ]);
  });

  it('reads every order that is well-formed, whatever it names', () => {
    const orders = [
      '"unit": "nobody", "to": [9, -9]',
      '"unit": "constructor", "to": [0, 0]',
      '"unit": "b", "to": [-0, 3]',
    ];
    for (const order of orders) expect(problemsOf(edited(GOOD, '"unit": "a", "to": [0, 0]', order))).toEqual([]);
  });

  it('knows a code for every refusal', () => {
    for (const code of Object.keys(REFUSAL_SENTENCES)) {
      expect(problemsOf(edited(GOOD, '"refused": true', `"refused": "${code}"`))).toEqual([]);
    }
  });
});
