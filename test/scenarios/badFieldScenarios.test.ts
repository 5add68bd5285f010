import { describe, expect, it } from 'vitest';
import { isFieldScenario, readFieldScenario } from '../../src/content/field/scenario/readFieldScenario';
import { edited, marked } from '../content/support/cards';
import { fieldCatalog } from '../skirmish/support/books';

const FILE = 'case.json';

/** Right in every key; each row below spoils one of them. */
const GOOD = `{
  "mode": "field",
  "name": "a case",
  "rules": "d50",
  "change": { "economy": { "opening": 100 } },
  "rows": ["......", "..W...", "......", "......", "......"],
  "elevation": ["000000", "000000", "000000", "000000", "000000"],
  "obstacles": [{ "kind": "tree", "positions": ["F5"] }],
  "areaEffects": [{ "area": { "shape": "block", "reach": 0 }, "at": "E5", "effect": { "damage": 4 }, "rounds": null }],
  "units": [
    { "id": "x", "unit": "shieldbearer", "side": "left", "at": "B1", "facing": "east", "health": 60, "stance": "prone" },
    { "id": "y", "unit": "shieldbearer", "side": "left", "at": "B3", "cooldowns": { "charge": 3 } },
    { "id": "c", "unit": "captain", "side": "left", "at": "A2" },
    { "id": "e", "unit": "archer", "side": "right", "at": "F1", "hidden": false }
  ],
  "formations": [{ "id": 1, "formation": "phalanx", "anchor": "B2", "facing": "east", "members": ["x", "y", "c"] }],
  "round": 3,
  "rolls": [1, 1],
  "steps": [
    { "forecast": { "type": "attack", "unit": "x", "target": "e" }, "expect": { "refused": true } },
    { "order": { "type": "move", "unit": "y", "to": "C3", "path": ["C3"] }, "expect": { "at": "C3" } }
  ],
  "expect": { "units": { "x": { "health": 60, "at": "B1" } }, "winner": null }
}`;

const CELL = 'a cell, column letter and row number, such as "F6"';

/** ▸ in the replacement marks where the problem must be found. */
type Row = readonly [pointer: string, part: string, instead: string, message: string, suggestion?: string];

const ROWS: readonly Row[] = [
  ['/mode', '"mode": "field"', '"mode": ▸"siege"', 'mode must be "field"'],
  ['/name', '"a case"', '▸7', 'name must be a line of 1 to 200 characters, without spaces at its ends'],
  ['/rules', '"d50"', '▸"mixd"', 'there is no rule set "mixd"', 'mixed'],
  ['/change/economy/opening', '100', '▸-1', 'opening must be a whole number from 0 to 100'],
  ['/change/economy/openning', '"opening": 100', '"openning": ▸100', 'unknown key "openning"', 'opening'],
  [
    '/change/muster',
    '{ "economy": { "opening": 100 } }',
    '{ "muster": ▸null }',
    'muster is missing: it must be an object { … }',
  ],
  ['/rows/1', '"..W..."', '▸"..W.."', 'this row must be as long as the first of the map, 6'],
  [
    '/elevation',
    '["000000", "000000", "000000", "000000", "000000"]',
    '▸["000000", "000000", "000000", "000000", "000000", "000000"]',
    'elevation must have as many rows as the map, 5',
  ],
  ['/obstacles/0/kind', '"tree"', '▸"tre"', 'there is no obstacle "tre"', 'tree'],
  ['/obstacles/0/positions/0', '"F5"', '▸"G5"', 'G5 is not on the board of 6x5'],
  ['/areaEffects/0/at', '"at": "E5"', '"at": ▸"E9"', 'E9 is not on the board of 6x5'],
  [
    '/battlefield',
    '"rules": "d50",',
    '"rules": "d50", "battlefield": ▸"the-comons",',
    'there is no battlefield "the-comons"',
    'the-commons',
  ],
  [
    '/units/0/unit',
    '"unit": "shieldbearer", "side": "left", "at": "B1"',
    '"unit": ▸"knight", "side": "left", "at": "B1"',
    'there is no unit "knight"',
  ],
  ['/units/1/id', '"id": "y"', '"id": ▸"x"', 'another unit is called "x"'],
  ['/units/0/at', '"B1", "facing"', '▸"Z9", "facing"', `at must be ${CELL}`],
  ['/units/0/at', '"B1", "facing"', '▸"B9", "facing"', 'B9 is not on the board of 6x5'],
  ['/units/0/at', '"B1", "facing"', '▸"C2", "facing"', 'nobody can stand on this cell: it is blocked'],
  ['/units/1/at', '"at": "B3"', '"at": ▸"B1"', 'the unit "x" already stands on this cell'],
  [
    '/units/0/health',
    '"health": 60, "stance"',
    '"health": ▸110, "stance"',
    'health must be at most 109, its full health',
  ],
  [
    '/units/0/stance',
    '"prone"',
    '▸"asleep"',
    'stance must be one of aggressive, defensive, balanced, mobile, prone, stealth',
  ],
  ['/formations/0/formation', '"phalanx"', '▸"phalnx"', 'there is no formation "phalnx"', 'phalanx'],
  ['/formations/0/members', '["x", "y", "c"]', '▸["x", "y"]', 'members must be 3 to 6 different units'],
  ['/formations/0/members/2', '["x", "y", "c"]', '["x", "y", ▸"e"]', 'no unit of this formation and side stands there'],
  ['/rolls/0', '[1, 1]', '[▸0, 1]', 'entry 1 of rolls must be a whole number from 1 to 100'],
  [
    '/steps/0',
    '{ "forecast": { "type": "attack", "unit": "x", "target": "e" }, "expect": { "refused": true } }',
    '▸{ "expect": {} }',
    'a step has either "order" or "forecast"',
  ],
  [
    '/steps/0/forecast/target',
    '{ "type": "attack", "unit": "x", "target": "e" }',
    '▸{ "type": "attack", "unit": "x" }',
    'target is missing: it must be a line of 1 to 60 characters, without spaces at its ends',
  ],
  ['/steps/0/expect/at', '"refused": true', '"at": ▸"B1"', '"at" can\'t be asked of a forecast'],
  ['/steps/1/expect/kill', '"at": "C3" }', '"kill": ▸5 }', '"kill" can\'t be asked of an order'],
  ['/steps/1/expect/damage', '"at": "C3" }', '"damage": ▸[1, 2] }', 'the damage of a blow that fell is one number'],
  ['/steps/1/order/to', '"to": "C3", "path"', '"to": ▸"33", "path"', `to must be ${CELL}`],
  ['/expect/unist', '"units": { "x": { "health": 60, "at": "B1" } }', '▸"unist": {}', 'unknown key "unist"', 'units'],
];

function read(text: string) {
  return readFieldScenario(FILE, text, fieldCatalog());
}

function expectProblem([pointer, part, instead, message, suggestion]: Row): void {
  const { text, line, column } = marked(edited(GOOD, part, instead));
  const { scenario, problems } = read(text);
  const hint = suggestion === undefined ? {} : { suggestion };
  expect(scenario).toBeNull();
  expect(problems[0]).toEqual({ file: FILE, line, column, pointer, message, ...hint });
}

describe('a field scenario that is right', () => {
  it('is read', () => {
    expect(read(GOOD).problems).toEqual([]);
    expect(read(GOOD).scenario?.name).toBe('a case');
  });

  it('is known by its mode', () => {
    expect(isFieldScenario(FILE, GOOD)).toBe(true);
    expect(isFieldScenario(FILE, '{ "name": "a case" }')).toBe(false);
    expect(isFieldScenario(FILE, '{ "mode": ')).toBe(false);
    expect(isFieldScenario(FILE, null)).toBe(false);
  });
});

describe('a field scenario that is wrong', () => {
  for (const row of ROWS) {
    const [pointer, part, instead] = row;
    it(`${pointer}: ${part} → ${instead}`, () => expectProblem(row));
  }

  it.each<[string, string | null, string]>([
    ['nothing to run', '{ "mode": "field", "name": "a case", "rules": "d20" }', 'a scenario needs "steps" or "expect"'],
    [
      'two grounds',
      '{ "mode": "field", "name": "a", "rules": "d20", "battlefield": "pinfold", "rows": ["....."], "expect": {} }',
      '',
    ],
    ['no file', null, ''],
  ])('%s', (_, text, message) => {
    const { scenario, problems } = readFieldScenario(FILE, text, fieldCatalog());
    expect(scenario).toBeNull();
    expect(problems[0]?.message).toContain(message);
  });

  it('a facing that four directions lack, and a stance of another set', () => {
    const unit = { id: 'k', unit: 'knight', side: 'left', at: 'A1', facing: 'northeast', stance: 'prone' };
    const text = JSON.stringify({ mode: 'field', name: 'a', rules: 'clockwork', units: [unit], expect: {} });
    expect(read(text).problems.map(({ message }) => message)).toEqual([
      'this rule set knows no northeast',
      'this rule set knows no such stance',
    ]);
  });
});
