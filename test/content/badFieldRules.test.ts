import { describe, expect, it } from 'vitest';
import { edited, loadWith, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const MODE = 'must be "field": the rules of the card battle stand in cards/rules/siege.json';
const BONUS = 'must be a whole number from 0 to 999';
const PERCENT = 'must be a whole number from 0 to 100';

const ROWS: readonly Row[] = [
  ['d20', '/id', '"id": "d20"', '"id": ▸20', `id ${ID}`],
  ['d20', '/id', '"id": "d20"', '"id": ▸"20"', `id ${ID}`],
  ['d20', '/id', '"id": "d20"', '"id": ▸"d50"', 'id must be the name of the file, "d20"'],
  ['d20', '/mode', '"field"', '▸"siege"', `mode ${MODE}`],
  ['d20', '/mode', '"field"', '▸"feild"', `mode ${MODE}`, 'field'],
  ['d20', '/mode', '"field"', '▸1', `mode ${MODE}`],
  ['d20', '/moed', '"mode"', '▸"moed"', 'unknown key "moed"', 'mode'],
  [
    'd20',
    '/name',
    '"Twenty sides"',
    '▸"Twenty\\nsides"',
    'name must be a line without control characters (it has U+000A)',
  ],
  ['d20', '/castleHealth', '"pressure"', '▸"castleHealth": 140,\n  "pressure"', 'unknown key "castleHealth"'],
  ['d20', '/translations/it/cover/god', '"good": "mezzo"', '▸"god": "mezzo"', 'unknown key "god"', 'good'],
  ['d20', '/presure', '"pressure"', '▸"presure"', 'unknown key "presure"', 'pressure'],
  ['d20', '/pressure/flankedBonus', '"flankedBonus": 2', '"flankedBonus": ▸-2', `flankedBonus ${BONUS}`],
  [
    'd20',
    '/pressure/surroundedFrom',
    '"surroundedFrom": 3',
    '"surroundedFrom": ▸9',
    'surroundedFrom must be a whole number from 1 to 8',
  ],
  [
    'd20',
    '/pressure/overwhelmedFrom',
    '"overwhelmedFrom": 5',
    '"overwhelmedFrom": ▸3',
    'overwhelmedFrom must be more than the surroundedFrom of 3',
  ],
  ['d20', '/cover/god', '"good": {', '▸"god": {', 'unknown key "god"', 'good'],
  [
    'd20',
    '/cover/partial/obscuredFrom',
    '"obscuredFrom": 25',
    '"obscuredFrom": ▸0',
    'obscuredFrom must be more than the 0 of none',
  ],
  [
    'd20',
    '/cover/good/obscuredFrom',
    '"obscuredFrom": 50',
    '"obscuredFrom": ▸25',
    'obscuredFrom must be more than the 25 of partial',
  ],
  [
    'd20',
    '/cover/excellent/obscuredFrom',
    '"obscuredFrom": 75',
    '"obscuredFrom": ▸49',
    'obscuredFrom must be more than the 50 of good',
  ],
  ['d20', '/cover/excellent/obscuredFrom', '"obscuredFrom": 75', '"obscuredFrom": ▸101', `obscuredFrom ${PERCENT}`],
  [
    'd50',
    '/cover/partial/damageReductionPercent',
    '"damageReductionPercent": 25',
    '"damageReductionPercent": ▸125',
    `damageReductionPercent ${PERCENT}`,
  ],
  ['d50', '/cover/partial/acuracy', '"accuracy": -10', '▸"acuracy": -10', 'unknown key "acuracy"', 'accuracy'],
  [
    'd50',
    '/cover/partial/accuracy',
    '"accuracy": -10',
    '"accuracy": ▸-101',
    'accuracy must be a whole number from -100 to 100',
  ],
  [
    'd50',
    '/cover/none/isUntargetable',
    '"isUntargetable": false',
    '"isUntargetable": ▸0',
    'isUntargetable must be true or false',
  ],
  [
    'd50',
    '/highGround',
    '{ "over": "target", "range": 0, "damage": 0, "accuracy": 5 }',
    '▸[]',
    'highGround must be an object { … }',
  ],
  [
    'd50',
    '/flanking/oppositeTolerance',
    '"oppositeTolerance": 0',
    '"oppositeTolerance": ▸30',
    'oppositeTolerance must be 0 or 45',
  ],
  [
    'd50',
    '/flanking/oppositeTolerance',
    '"oppositeTolerance": 0',
    '"oppositeTolerance": ▸"45"',
    'oppositeTolerance must be 0 or 45',
  ],
  ['d50', '/flanking/attackbonus', '"attackBonus"', '▸"attackbonus"', 'unknown key "attackbonus"', 'attackBonus'],
  ['d50', '/flanking/enabled', '"enabled": true', '"enabled": ▸null', 'enabled must be true or false'],
  [
    '2d6',
    '/flanking/description',
    '"An ally on',
    '▸" An ally on',
    'description must be a line of 1 to 160 characters, without spaces at its ends',
  ],
  ['clockwork', '/arcs/rear', '"rear": 150', '"rear": ▸501', 'rear must be a whole number from 0 to 500'],
  ['clockwork', '/arcs/back', '"rear": 150', '"rear": 150, ▸"back": 150', 'unknown key "back"'],
  ['clockwork', '/frontalShieldPercent', '80', '▸180', `frontalShieldPercent ${PERCENT}`],
  [
    'clockwork',
    '/frontalShieldpercent',
    '"frontalShieldPercent"',
    '▸"frontalShieldpercent"',
    'unknown key "frontalShieldpercent"',
    'frontalShieldPercent',
  ],
  ['clockwork', '/highGround/over', '"ground"', '▸"grond"', 'over must be one of ground, target', 'ground'],
  ['clockwork', '/highGround/damage', '"damage": 10', '"damage": ▸1e9', `damage ${BONUS}`],
  ['clockwork', '/sight/grazing', '"strict"', '▸"Strict"', 'grazing must be one of strict, permissive', 'strict'],
  [
    'clockwork',
    '/sight/eyeHeight',
    '"eyeHeight": 2',
    '"eyeHeight": ▸21',
    'eyeHeight must be a whole number from 0 to 20',
  ],
  ['clockwork', '/sight/fogBlock', '"fogBlocks"', '▸"fogBlock"', 'unknown key "fogBlock"', 'fogBlocks'],
  ['clockwork', '/sigth', '"sight"', '▸"sigth"', 'unknown key "sigth"', 'sight'],
];

describe('wrong rules of the open field are left out with one problem', () =>
  eachIsOneProblem('rules', 'fieldRules', ROWS));

describe('rules of the open field', () => {
  it.each([
    ['mode', '  "mode": "field",\n', '1:1', '/mode', `mode is missing: it ${MODE}`],
    [
      'sight',
      ',\n  "sight": { "grazing": "strict", "eyeHeight": 2, "fogBlocks": true }',
      '1:1',
      '/sight',
      'sight is missing: it must be an object { … }',
    ],
    [
      'a cover’s name',
      '      "name": "half",\n',
      '43:13',
      '/cover/good/name',
      'name is missing: it must be a line of 1 to 40 characters, without spaces at its ends',
    ],
  ])('lack %s', (_what, part, place, pointer, message) => {
    const file = 'cards/rules/d20.json';
    const { problems } = loadWith({ [file]: edited(shipped(file), part, '') });
    expect(problems.map(({ line, column, ...rest }) => ({ ...rest, place: `${line}:${column}` }))).toEqual([
      { file, place, pointer, message },
    ]);
  });

  it('may leave out every section but sight', () => {
    const text =
      '{ "id": "d6", "mode": "field", "name": "One", "description": "One die.", "sight": { "grazing": "strict", "eyeHeight": 2, "fogBlocks": false } }';
    const { catalog, problems } = loadWith({ 'cards/rules/d6.json': text });
    expect(problems).toEqual([]);
    expect(Object.keys(catalog?.fieldRules.d6 ?? {}).sort()).toEqual([
      'description',
      'id',
      'name',
      'sight',
      'translations',
    ]);
  });
});
