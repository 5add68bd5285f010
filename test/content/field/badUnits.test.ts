import { describe, expect, it } from 'vitest';
import { edited, shipped } from '../support/cards';
import { eachIsOneFieldProblem, type FieldRow, loadFieldWith } from './support/field';

const KINDS = 'frontalShield, stealth, heal, build, demolish, rally';
const STATS = 'must be an object of 1 to 16 stats and whole numbers';

const UNITS: readonly FieldRow[] = [
  ['clockwork/knight', '/id', '"id": "knight"', '"id": ▸"knigth"', 'id must be the name of the file, "knight"'],
  [
    'clockwork/knight',
    '/rules',
    '"rules": "clockwork"',
    '"rules": ▸"d20"',
    'rules must be the name of the folder, "clockwork"',
  ],
  [
    'clockwork/knight',
    '/glyph',
    '"glyph": "K"',
    '"glyph": ▸"Kn"',
    'glyph must be a single letter or sign, such as "~"',
  ],
  [
    'clockwork/scout',
    '/glyph',
    '"glyph": "S"',
    '"glyph": ▸"K"',
    'the glyph "K" is already taken by cards/field-units/clockwork/knight.json',
  ],
  ['clockwork/medic', '/cost', '"cost": 250', '"cost": ▸0', 'cost must be a whole number from 1 to 9999'],
  ['clockwork/medic', '/prise', '"cost": 250', '"cost": 250, ▸"prise": 1', 'unknown key "prise"'],
  ['clockwork/medic', '/stats/HPP', '"HP": 70', '▸"HPP": 70', 'there is no stat "HPP" in clockwork', 'HP'],
  ['clockwork/medic', '/stats', '{ "HP": 70, "AP": 3,', '▸{ "AP": 3,', 'stats lack HP'],
  ['clockwork/medic', '/stats', '{ "HP": 70, "AP": 3, "ATK": 0, "VIS": 3 }', '▸{}', `stats ${STATS}`],
  ['clockwork/medic', '/stats/HP', '"HP": 70', '"HP": ▸1000', 'HP must be a whole number from -99 to 999'],
  ['clockwork/medic', '/stats/HP', '"HP": 70', '"HP": ▸0', 'HP must be at least 1: it is the health'],
  [
    'clockwork/medic',
    '/stats/AP',
    '"AP": 3',
    '"AP": ▸99',
    'AP must be a whole number from 1 to 10: it is the number of actions',
  ],
  [
    'd20/pikeman',
    '/stats',
    '{ "STR": 7, "DEX": 4, "REF": 6, "CON": 8',
    '▸{ "STR": 7, "DEX": 4, "REF": 6, "CON": 0',
    'stats must give a health of at least 1',
  ],
  ['d20/pikeman', '/weapon', '"pike"', '▸"pikes"', 'there is no weapon of d20 "pikes"', 'pike'],
  ['d20/arbalist', '/sidearm', '"sidearm": "knife"', '"sidearm": ▸"dagger"', 'there is no weapon of d20 "dagger"'],
  [
    'd20/shieldman',
    '/traits',
    '["shield"]',
    '▸["shield", "shield"]',
    'traits must be a list of 0 to 20 different traits',
  ],
  ['d20/chirurgeon', '/abilities/0/kind', '"heal"', '▸"heel"', `kind must be one of ${KINDS}`, 'heal'],
  [
    'd20/chirurgeon',
    '/abilities/0/amount',
    '"amount": 10',
    '"amount": ▸0',
    'amount must be a whole number from 1 to 999',
  ],
  ['d20/chirurgeon', '/abilities/0/reach', '"ring"', '▸"rings"', 'reach must be one of orthogonal, ring', 'ring'],
  ['clockwork/scout', '/abilities/0/limit', '"stealth"', '"stealth", ▸"limit": 1', 'unknown key "limit"'],
  [
    'clockwork/engineer',
    '/abilities/0/limit',
    '"limit": 1',
    '"limit": ▸99',
    'limit must be a whole number from 1 to 20',
  ],
  [
    'clockwork/engineer',
    '/abilities/2',
    '{ "kind": "demolish" }',
    '{ "kind": "demolish" }, ▸{ "kind": "demolish" }',
    'the ability demolish is written twice',
  ],
  [
    'd50/reaver',
    '/maneuvers/0',
    '"weapon"',
    '"maneuvers": [▸"chrage"], "weapon"',
    'there is no maneuver "chrage"',
    'charge',
  ],
];

const DICE = 'must be dice such as "2d6" or "1d8+2", at most 10d100';

const WEAPONS: readonly FieldRow[] = [
  ['2d6/bow', '/rules', '"rules": "2d6"', '"rules": ▸"d50"', 'rules must be the name of the folder, "2d6"'],
  [
    '2d6/bow',
    '/type',
    '"ranged"',
    '▸"range"',
    'type must be one of melee, reach, thrown, ranged, long_range',
    'ranged',
  ],
  ['2d6/bow', '/damageDice', '"1d6"', '▸"1000d1000"', `damageDice ${DICE}`],
  ['2d6/bow', '/damageDice', '"1d6"', '▸"11d6"', `damageDice ${DICE}`],
  ['2d6/bow', '/damageDice', '"1d6"', '▸"six"', `damageDice ${DICE}`],
  ['2d6/bow', '/maximum', '"maximum": 10', '"maximum": ▸16', 'maximum must be a whole number from 1 to 15'],
  ['2d6/bow', '/optimal', '"optimal": 5', '"optimal": ▸11', 'optimal must be at most the maximum of 10'],
  [
    '2d6/bow',
    '/minimum',
    '"maximum": 10',
    '"minimum": ▸11, "maximum": 10',
    'minimum must be at most the maximum of 10',
  ],
  [
    '2d6/bow',
    '/length',
    '"maximum": 10',
    '"length": ▸3, "maximum": 10',
    'length is for melee and reach, not for ranged',
  ],
  ['2d6/spear', '/maximum', '"length": 2', '"length": 2, "maximum": ▸2', 'maximum does nothing beside length'],
  ['2d6/bow', '/extended', '"extended": -2', '"extended": ▸2', 'extended must be a whole number from -99 to 0'],
  ['2d6/firepot', '/burst/reach', '"reach": 1', '"reach": ▸15', 'reach must be a whole number from 0 to 3'],
  ['2d6/firepot', '/burst/shape', '"block"', '▸"cone"', 'shape must be one of block, diamond, rim'],
  ['d20/chain-hook', '/onHit/move', '"pull"', '▸"pul"', 'move must be one of push, pull', 'pull'],
  ['d20/chain-hook', '/onHit/squares', '"squares": 1', '"squares": ▸16', 'squares must be a whole number from 1 to 15'],
  ['d50/axe', '/stat', '"stat": "STR"', '"stat": ▸"SRT"', 'there is no stat "SRT"'],
];

describe('a wrong unit is left out with one problem', () => eachIsOneFieldProblem('field-units', UNITS));

describe('a wrong weapon is left out with one problem', () => eachIsOneFieldProblem('weapons', WEAPONS));

describe('a weapon', () => {
  it.each([
    ['d20/sword', /,\s*"bonus": 3/, '/bonus', 'bonus is missing: the attack check needs it'],
    ['d50/axe', /,\s*"base": 8/, '/base', 'base is missing: the attack average needs it'],
    ['2d6/bite', /"attack": 3,\s*/, '/attack', 'attack is missing: the attack total needs it'],
    [
      '2d6/knife',
      /,\s*"damageDice": "1d4"/,
      '/damageDice',
      'damageDice or damage is missing: the attack total needs it',
    ],
  ])('%s needs what its rule set strikes with', (name, part, pointer, message) => {
    const file = `cards/weapons/${name}.json`;
    const { problems } = loadFieldWith({ [file]: shipped(file).replace(part, '') });
    expect(problems).toEqual([{ file, line: 1, column: 1, pointer, message }]);
  });

  it('whose file is broken takes no unit with it', () => {
    const { catalog, problems } = loadFieldWith({ 'cards/weapons/d20/pike.json': '{' });
    expect(problems.map(({ file }) => file)).toEqual(['cards/weapons/d20/pike.json']);
    expect(catalog.units.d20).toHaveProperty('pikeman');
  });

  it('outside of a rule set’s folder is named', () => {
    const file = 'cards/weapons/pike.json';
    const { problems } = loadFieldWith({ [file]: shipped('cards/weapons/d20/pike.json') });
    const message = 'a weapon lies in the folder of its rule set, cards/weapons/<set>/<weapon>.json';
    expect(problems).toEqual([{ file, line: 1, column: 1, pointer: '', message }]);
  });
});

describe('a unit', () => {
  it('of a rule set that isn’t there is named', () => {
    const file = 'cards/field-units/d21/pikeman.json';
    const text = edited(shipped('cards/field-units/d20/pikeman.json'), '"rules": "d20"', '"rules": "d21"');
    const { problems } = loadFieldWith({ [file]: text });
    expect(problems).toEqual([
      { file, line: 4, column: 12, pointer: '/rules', message: 'there is no rule set "d21"', suggestion: 'd20' },
    ]);
  });

  it('outside of a rule set’s folder is named', () => {
    const file = 'cards/field-units/pikeman.json';
    const { problems } = loadFieldWith({ [file]: shipped('cards/field-units/d20/pikeman.json') });
    const message = 'a unit lies in the folder of its rule set, cards/field-units/<set>/<unit>.json';
    expect(problems).toEqual([{ file, line: 1, column: 1, pointer: '', message }]);
  });

  it('is not blamed while its rule set is broken', () => {
    const { problems } = loadFieldWith({ 'cards/rules/d20.json': '{' });
    expect(problems.map(({ file }) => file)).toEqual(['cards/rules/d20.json']);
  });
});
