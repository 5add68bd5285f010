import { describe, expect, it } from 'vitest';
import { edited, loadWith, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const PHALANX = 'cards/formations/phalanx.json';
const TEXT = 'must be a line of 1 to 160 characters, without spaces at its ends';
const ROLES = 'leader, frontLine, support, flanker, rearGuard, specialist';
const KINDS = 'accuracy, damage, defense, attackPercent, morale, leadership, movement, initiative, spellPower';
const CONDITIONS = 'intact, shielded, clearSight, againstUnits, fromFront, againstRanged';
const PLACE = 'must be a whole number from -15 to 15';
const SECOND = '"across": 1,\n      "depth": 0';
const PERCENT = 'value must be a percentage from 0 to 500 for attackPercent';

const ROWS: readonly Row[] = [
  ['phalanx', '/id', '"id": "phalanx"', '"id": ▸"phalax"', 'id must be the name of the file, "phalanx"'],
  ['phalanx', '/description', '"A wall of shields, its leader one rank behind."', '▸""', `description ${TEXT}`],
  ['phalanx', '/description', '"A wall', `▸"${'A'.repeat(160)}`, `description ${TEXT}`],
  [
    'phalanx',
    '/translations/it/descrizione',
    '"description": "Un',
    '▸"descrizione": "Un',
    'unknown key "descrizione"',
    'description',
  ],
  ['phalanx', '/minimum', '"minimum": 3', '"minimum": ▸0', 'minimum must be a whole number from 1 to 20'],
  ['phalanx', '/minimum', '"minimum": 3', '"minimum": ▸4', 'minimum must be at most the number of slots, 3'],
  ['phalanx', '/maximum', '"maximum": 6', '"maximum": ▸2', 'maximum must be at least the number of slots, 3'],
  ['phalanx', '/maximum', '"maximum": 6', '"maximum": ▸"6"', 'maximum must be a whole number from 1 to 20'],
  ['phalanx', '/needsleader', '"needsLeader"', '▸"needsleader"', 'unknown key "needsleader"', 'needsLeader'],
  ['phalanx', '/needsLeader', '"needsLeader": true', '"needsLeader": ▸"true"', 'needsLeader must be true or false'],
  ['siege-vanguard', '/needsLeader', 'false', '▸true', 'no slot has the role "leader"'],
  [
    'phalanx',
    '/slots/1',
    `{\n      "role": "frontLine",\n      ${SECOND}`,
    '▸{ "role": "frontLine", "across": -1, "depth": 0',
    'this place is already taken by entry 1 of slots',
  ],
  [
    'phalanx',
    '/slots/0/role',
    '"role": "frontLine"',
    '"role": ▸"frontline"',
    `role must be one of ${ROLES}`,
    'frontLine',
  ],
  ['phalanx', '/slots/0/role', '"role": "frontLine"', '"role": ▸"toString"', `role must be one of ${ROLES}`],
  ['phalanx', '/slots/0/across', '"across": -1', '"across": ▸-16', `across ${PLACE}`],
  ['phalanx', '/slots/1/depth', SECOND, '"across": 1, "depth": ▸0.5', `depth ${PLACE}`],
  ['phalanx', '/slots/1/dept', SECOND, '"across": 1, ▸"dept": 0', 'unknown key "dept"', 'depth'],
  [
    'phalanx',
    '/slots/0/maximumTurn',
    '"maximumTurn": 1',
    '"maximumTurn": ▸5',
    'maximumTurn must be a whole number from 0 to 4',
  ],
  [
    'phalanx',
    '/slots/0/bonuses',
    '"bonuses": [{ "kind": "defense", "value": 8 }]',
    '"bonuses": ▸[]',
    'bonuses must be a list of 1 to 8 bonuses',
  ],
  [
    'phalanx',
    '/slots/0/bonuses/0',
    '{ "kind": "defense", "value": 8 }',
    '▸8',
    'entry 1 of bonuses must be an object { … }',
  ],
  ['phalanx', '/slots/0/bonuses/0/kind', '"defense"', '▸"defence"', `kind must be one of ${KINDS}`, 'defense'],
  ['phalanx', '/slots/0/bonuses/0/vlaue', '"value": 8', '▸"vlaue": 8', 'unknown key "vlaue"', 'value'],
  [
    'phalanx',
    '/slots/0/bonuses/0/value',
    '"value": 8',
    '"value": ▸1000',
    'value must be a whole number from -999 to 999',
  ],
  [
    'phalanx',
    '/slots/0/bonuses/0/value',
    '"kind": "defense", "value": 8',
    '"kind": "attackPercent", "value": ▸-8',
    PERCENT,
  ],
  ['siege-vanguard', '/bonuses/0/value', '"value": 120', '"value": ▸501', PERCENT],
  [
    'phalanx',
    '/bonuses/0/appliesTo',
    '["frontLine"]',
    '▸[]',
    `appliesTo must be a list of 1 to 6 different words out of ${ROLES}`,
  ],
  [
    'phalanx',
    '/bonuses/0/appliesTo',
    '["frontLine"]',
    '▸["leader", "leader"]',
    `appliesTo must be a list of 1 to 6 different words out of ${ROLES}`,
  ],
  [
    'phalanx',
    '/bonuses/0/appliesTo/0',
    '["frontLine"]',
    '[▸"frontLin"]',
    `entry 1 of appliesTo must be one of ${ROLES}`,
    'frontLine',
  ],
  ['phalanx', '/bonuses/0/appliesTo/1', '["frontLine"]', '["frontLine", ▸"flanker"]', 'no slot has the role "flanker"'],
  [
    'phalanx',
    '/bonuses/0/conditions/1',
    '"shielded"',
    '▸"sheilded"',
    `entry 2 of conditions must be one of ${CONDITIONS}`,
    'shielded',
  ],
  [
    'phalanx',
    '/bonuses/0/conditions',
    '["intact", "shielded", "fromFront"]',
    '▸"intact"',
    `conditions must be a list of 1 to 6 different words out of ${CONDITIONS}`,
  ],
  [
    'siege-vanguard',
    '/slots/0/accepts',
    '["melee", "hybrid"]',
    '▸["melee", "melee"]',
    'accepts must be a list of 1 to 8 different traits',
  ],
  ['siege-vanguard', '/slots/0/acepts', '"accepts"', '▸"acepts"', 'unknown key "acepts"', 'accepts'],
  [
    'siege-skirmish-line',
    '/clear/0',
    '"clear": [{ "across": 0',
    '"clear": [▸{ "across": 1',
    'this place is already taken by entry 2 of slots',
  ],
  ['siege-skirmish-line', '/clear/0/role', '"clear": [{', '"clear": [{ ▸"role": "support",', 'unknown key "role"'],
  ['siege-skirmish-line', '/clear', '[{ "across": 0, "depth": 0 }]', '▸{}', 'clear must be a list of 1 to 20 places'],
];

describe('a wrong formation is left out with one problem', () => eachIsOneProblem('formations', 'formations', ROWS));

describe('a formation', () => {
  it('without slots has one problem', () => {
    const { problems } = loadWith({ [PHALANX]: shipped(PHALANX).replace(/"slots": \[.*?\n {2}\]/s, '"slots": []') });
    expect(problems.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/slots', 'slots must be a list of 1 to 20 slots'],
    ]);
  });

  it('without its leader has one problem, though a bonus waits for him too', () => {
    const text = edited(shipped(PHALANX), '"role": "leader"', '"role": "support"');
    const { problems } = loadWith({ [PHALANX]: edited(text, '["frontLine"]', '["frontLine", "leader"]') });
    expect(problems.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/needsLeader', 'no slot has the role "leader"'],
    ]);
  });
});
