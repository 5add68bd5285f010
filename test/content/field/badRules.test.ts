import { describe, expect, it } from 'vitest';
import { edited, shipped } from '../support/cards';
import { eachIsOneFieldProblem, type FieldRow, loadFieldWith } from './support/field';

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const MODE = 'must be "field": the rules of the card battle stand in cards/rules/siege.json';
const BONUS = 'must be a whole number from 0 to 999';
const PERCENT = 'must be a whole number from 0 to 100';

const ROWS: readonly FieldRow[] = [
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
    '{ "over": "target", "range": 0, "damage": 0, "accuracy": 5, "coverLevels": 1 }',
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

describe('wrong rules of the open field are left out with one problem', () => eachIsOneFieldProblem('rules', ROWS));

const STAT = 'must be a stat: one to eight capital letters, such as "STR"';

/** The parts that this mode adds. */
const PARTS: readonly FieldRow[] = [
  [
    'clockwork',
    '/economy/actions',
    '"actions": "AP"',
    '"actions": ▸11',
    'actions must be a whole number from 1 to 10, or a stat such as "AP"',
  ],
  ['clockwork', '/economy/actions', '"actions": "AP"', '"actions": ▸"APP"', 'there is no stat "APP"', 'AP'],
  ['clockwork', '/economy/movement', '"movement": "actions"', '"movement": ▸"own"', 'movement own needs the stat MOV'],
  [
    'd20',
    '/economy/movement',
    '"movement": "action"',
    '"movement": ▸"actoin"',
    'movement must be one of actions, action, own',
    'action',
  ],
  ['d20', '/economy/opening', '"opening": 50', '"opening": ▸101', `opening ${PERCENT}`],
  [
    'd20',
    '/economy/attacksPerTurn',
    '"attacksPerTurn": 1',
    '"attacksPerTurn": ▸0',
    'attacksPerTurn must be a whole number from 1 to 10',
  ],
  ['d20', '/distance/move', '"ring"', '▸"rings"', 'move must be one of orthogonal, ring', 'ring'],
  ['d20', '/distance/bands/1/from', '"from": 2', '"from": ▸3', 'from must be 2, where the band before ends'],
  ['d20', '/distance/bands/1/to', '"to": 4', '"to": ▸1', 'to must be at least the from of 2'],
  [
    'd20',
    '/distance/bands/2',
    '{ "name": "far", "from": 5, "to": 10 }',
    '▸{ "name": "far", "from": 5 }',
    'only the last band may be without "to"',
  ],
  ['d20', '/attack/kind', '"check"', '▸"chek"', 'kind must be one of fixed, check, average, total', 'check'],
  ['d20', '/attack/alwaysHits', '"alwaysHit": 20', '▸"alwaysHits": 20', 'unknown key "alwaysHits"', 'alwaysHit'],
  ['d20', '/attack/melee/0', '["STR", "REF"]', '[▸"strength", "REF"]', `entry 1 of melee ${STAT}`],
  ['d20', '/attack/melee/1', '["STR", "REF"]', '["STR", ▸"RF"]', 'there is no stat "RF"', 'REF'],
  [
    '2d6',
    '/attack/dice',
    '"dice": "2d6"',
    '"dice": ▸"1000d1000"',
    'dice must be dice such as "2d6" or "1d8+2", at most 10d100',
  ],
  [
    'd20',
    '/health',
    '{ "CON": 500 }',
    '▸{ "con": 500 }',
    'health must be one stat, such as { "stat": "HP" }, or hundredths for each point of stats, such as { "CON": 500 }',
  ],
  [
    'd20',
    '/health',
    '{ "CON": 500 }',
    '▸{}',
    'health must be one stat, such as { "stat": "HP" }, or hundredths for each point of stats, such as { "CON": 500 }',
  ],
  ['d20', '/health/CN', '{ "CON": 500 }', '{ "CN": ▸500 }', 'there is no stat "CN"', 'CON'],
  ['d20', '/initiative', '"initiative": "REF"', '"initiative": ▸"INI"', 'there is no stat "INI"'],
  ['clockwork', '/facing/directions', '"directions": 4', '"directions": ▸6', 'directions must be 4 or 8'],
  ['d50', '/facing/cost', '"cost": 1', '"cost": ▸0', 'cost must be a whole number from 1 to 15'],
  ['d50', '/opportunity/stops', '"stops": "critical"', '"stops": ▸"hit"', 'stops must be one of critical'],
  ['d20', '/disengage', '"disengage": true', '"disengage": ▸false', 'disengage must be true'],
  ['clockwork', '/fog/vision', '"vision": 5', '"vision": ▸99', 'vision must be a whole number from 1 to 15'],
  [
    'clockwork',
    '/stealth',
    '"stealth": "ability"',
    '"stealth": ▸"stance"',
    'stealth by stance needs a stance that hides',
  ],
  ['d50', '/stances/agressive', '"aggressive"', '▸"agressive"', 'unknown key "agressive"', 'aggressive'],
  [
    'd50',
    '/stances/aggressive/dealtPercent',
    '"dealtPercent": 120',
    '"dealtPercent": ▸501',
    'dealtPercent must be a whole number from 0 to 500',
  ],
  ['d20', '/maneuvers/0', '["shove"]', '[▸"shov"]', 'there is no maneuver "shov"', 'shove'],
  ['d50', '/formations/ids/2', '"wedge"', '▸"wegde"', 'there is no formation "wegde"', 'wedge'],
  ['d50', '/formations/divisor', '"divisor": 1', '"divisor": ▸0', 'divisor must be a whole number from 1 to 100'],
  ['d50', '/formations/leads/stat', '"stat": "CHA"', '"stat": ▸"CHR"', 'there is no stat "CHR"', 'CHA'],
  ['d50', '/morale/stats/0', '["WIL", "LCK"]', '[▸"WILL", "LCK"]', 'there is no stat "WILL"', 'WIL'],
  [
    'd20',
    '/falling',
    '{ "sides": 6, "mostDice": 10 }',
    '▸{ "mostDice": 10 }',
    'falling must have either sides or fixed',
  ],
  ['d20', '/falling/mostDice', '"mostDice": 10', '"mostDice": ▸1000', 'mostDice must be a whole number from 1 to 10'],
  ['d20', '/muster/least', '"least": 2', '"least": ▸6', 'least must be at most the most of 5'],
  ['d20', '/muster/most', '"most": 5', '"most": ▸99', 'most must be a whole number from 1 to 8'],
  [
    'd20',
    '/muster/preset',
    '["bowman", "shieldman", "greatblade", "pikeman", "chirurgeon"]',
    '▸["bowman"]',
    'preset must have 2 to 5 units',
  ],
  ['d20', '/muster/preset/0', '["bowman"', '[▸"bowmen"', 'there is no unit of d20 "bowmen"', 'bowman'],
  [
    'd20',
    '/muster/preset',
    '["bowman", "shieldman", "greatblade"',
    '▸["greatblade", "greatblade", "greatblade"',
    'preset costs 1020, more than the credits of 1000',
  ],
  ['d20', '/victory/control', '"control": 5', '"control": ▸21', 'control must be a whole number from 1 to 20'],
  [
    'd20',
    '/victory/roundLimit',
    '"roundLimit": 20',
    '"roundLimit": ▸1000',
    'roundLimit must be a whole number from 1 to 20',
  ],
  ['mixed', '/roster', '"roster": "d20"', '"roster": ▸"d21"', 'there is no rule set "d21"', 'd20'],
  ['mixed', '/stats/LCK', '"stats": { "STR"', '"stats": { "LCK": ▸"luck", "STR"', 'the units of d20 have no LCK'],
];

describe('a wrong part of a rule set', () => eachIsOneFieldProblem('rules', PARTS));

describe('rules of the open field', () => {
  it.each([
    ['mode', '  "mode": "field",\n', '1:1', '/mode', `mode is missing: it ${MODE}`],
    [
      'sight',
      '  "sight": { "grazing": "strict", "eyeHeight": 2, "fogBlocks": true },\n',
      '1:1',
      '/sight',
      'sight is missing: it must be an object { … }',
    ],
    [
      'a cover’s name',
      '      "name": "half",\n',
      '80:13',
      '/cover/good/name',
      'name is missing: it must be a line of 1 to 40 characters, without spaces at its ends',
    ],
  ])('lack %s', (_what, part, place, pointer, message) => {
    const file = 'cards/rules/d20.json';
    const { problems } = loadFieldWith({ [file]: edited(shipped(file), part, '') });
    expect(problems.map(({ line, column, ...rest }) => ({ ...rest, place: `${line}:${column}` }))).toEqual([
      { file, place, pointer, message },
    ]);
  });

  it('may leave out every part but what a battle needs', () => {
    const text = JSON.stringify({
      id: 'd6',
      mode: 'field',
      name: 'One',
      description: 'One die.',
      roster: '2d6',
      stats: { HP: 'health', MOV: 'movement' },
      economy: { actions: 1, movement: 'own', steps: 0, opening: 100 },
      distance: { move: 'ring', range: 'chebyshev', vision: 'chebyshev' },
      attack: { kind: 'fixed', stat: 'HP' },
      health: { stat: 'HP' },
      sight: { grazing: 'strict', eyeHeight: 2, fogBlocks: false },
      muster: { credits: 1000, least: 1, most: 2, preset: ['warden'] },
      victory: { roundLimit: 20 },
    });
    const { catalog, problems } = loadFieldWith({ 'cards/rules/d6.json': text });
    expect(problems).toEqual([]);
    expect(catalog.rules.d6).not.toHaveProperty('mode');
    expect(catalog.rules.d6?.economy).not.toHaveProperty('attacksPerTurn');
  });
});
