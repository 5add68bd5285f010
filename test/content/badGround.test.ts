import { describe, expect, it } from 'vitest';
import { edited, loadWith, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const NAME = 'must be a line of 1 to 40 characters, without spaces at its ends';
const GLYPH = 'must be a single letter or sign, such as "~"';
const COST = 'must be a whole number from 1 to 20';
const COVER = 'must be one of none, partial, good, excellent';
const HEIGHT = 'height must be a whole number from 0 to 20, or null';

const SKILL = '"unskilledCost": 3,\n  "skill": "swim"';

const TERRAIN: readonly Row[] = [
  ['water', '/id', '"id": "water"', '"id": ▸"watter"', 'id must be the name of the file, "water"'],
  ['very-difficult', '/id', '"very-difficult"', '▸"veryDifficult"', `id ${ID}`],
  ['water', '/name', '"name": "Water"', '"name": ▸"Water "', `name ${NAME}`],
  ['water', '/translations/it/name', '"Acqua"', '▸""', `name ${NAME}`],
  ['water', '/translations/en', '"it"', '▸"en"', 'unknown key "en"'],
  ['water', '/glyph', '"w"', '▸"ww"', `glyph ${GLYPH}`],
  ['water', '/glyph', '"w"', '▸""', `glyph ${GLYPH}`],
  ['water', '/glyph', '"w"', '▸" "', `glyph ${GLYPH}`],
  ['water', '/glyph', '"w"', '▸"≈"', `glyph ${GLYPH}`],
  ['water', '/glyph', '"w"', '▸"w\\u0301"', `glyph ${GLYPH}`],
  ['water', '/glyph', '"w"', '▸7', `glyph ${GLYPH}`],
  ['water', '/glyph', '"w"', '▸"~"', 'the glyph "~" is already taken by cards/terrain/difficult.json'],
  ['water', '/glyf', '"glyph"', '▸"glyf"', 'unknown key "glyf"', 'glyph'],
  ['swamp', '/cost', '"cost": 2', '"cost": ▸0', `cost ${COST}`],
  ['swamp', '/cost', '"cost": 2', '"cost": ▸"2"', `cost ${COST}`],
  ['swamp', '/cost', '"cost": 2', '"cost": ▸null', `cost ${COST}`],
  ['swamp', '/cots', '"cost"', '▸"cots"', 'unknown key "cots"', 'cost'],
  ['water', '/unskilledCost', SKILL, '"unskilledCost": ▸3', 'unskilledCost does nothing without skill'],
  ['water', '/skill', SKILL, '"skill": ▸"swim"', 'skill does nothing without unskilledCost'],
  [
    'water',
    '/unskilledCost',
    `"cost": 1,\n  ${SKILL}`,
    `"cost": 4,\n  ${SKILL.replace('3', '▸3')}`,
    'unskilledCost must be at least the cost of 4',
  ],
  ['water', '/skill', '"swim"', '▸"Swim!"', `skill ${ID}`],
  ['blocking', '/blocksSight', '"blocksSight": true', '"blocksSight": ▸"yes"', 'blocksSight must be true or false'],
  ['blocking', '/blockSight', '"blocksSight"', '▸"blockSight"', 'unknown key "blockSight"', 'blocksSight'],
  ['good-cover', '/cover', '"good"', '▸"god"', `cover ${COVER}`, 'good'],
  ['good-cover', '/cover', '"good"', '▸"constructor"', `cover ${COVER}`],
  ['blocking', '/shelter', '"excellent"', '▸"excelent"', `shelter ${COVER}`, 'excellent'],
  ['elevated', '/elevation', '"elevation": 1', '"elevation": ▸10', 'elevation must be a whole number from 0 to 9'],
  ['lava', '/damage', '"damage": 15', '"damage": ▸-15', 'damage must be a whole number from 0 to 999'],
  ['ice', '/slipPercent', '20', '▸101', 'slipPercent must be a whole number from 0 to 100'],
  ['ice', '/slippercent', '"slipPercent"', '▸"slippercent"', 'unknown key "slippercent"', 'slipPercent'],
  ['pit', '/fall', '"fall": 2', '"fall": ▸2.5', 'fall must be a whole number from 0 to 20'],
  ['pit', '/__proto__', '"fall": 2', '"fall": 2, ▸"__proto__": {}', 'this key is not allowed'],
  ['pit', '', '"fall": 2', '"fall": 2, ▸// deep', 'comments are not allowed in JSON'],
];

const OBSTACLES: readonly Row[] = [
  ['crate', '/id', '"id": "crate"', '"id": ▸"Crate"', `id ${ID}`],
  ['crate', '/name', '"name": "Crate"', `"name": ▸"${'C'.repeat(41)}"`, `name ${NAME}`],
  ['crate', '/height', '"height": 1', '"height": ▸-1', HEIGHT],
  ['crate', '/height', '"height": 1', '"height": ▸"tall"', HEIGHT],
  ['crate', '/hight', '"height"', '▸"hight"', 'unknown key "hight"', 'height'],
  ['crate', '/cover', '"good"', '▸"Good"', `cover ${COVER}`, 'good'],
  ['crate', '/cover', '"good"', '▸"half"', `cover ${COVER}`],
  [
    'crate',
    '/blocksMovement',
    '"blocksMovement": true',
    '"blocksMovement": ▸1',
    'blocksMovement must be true or false',
  ],
  ['crate', '/hitpoints', '"hitPoints"', '▸"hitpoints"', 'unknown key "hitpoints"', 'hitPoints'],
  ['crate', '/hitPoints', '"hitPoints": 20', '"hitPoints": ▸0', 'hitPoints must be a whole number from 1 to 9999'],
  ['trap', '/damage', '"damage": 5', '"damage": ▸[5]', 'damage must be a whole number from 0 to 999'],
  ['wall', '/glyph', '"W"', '▸"WW"', `glyph ${GLYPH}`],
  ['wall', '/cost', '"height"', '▸"cost": 2,\n  "height"', 'unknown key "cost"'],
];

describe('a wrong terrain is left out with one problem', () => eachIsOneProblem('terrain', 'terrain', TERRAIN));

describe('a wrong obstacle is left out with one problem', () => eachIsOneProblem('obstacles', 'obstacles', OBSTACLES));

describe('a terrain or obstacle', () => {
  it.each([
    ['cards/terrain/pit.json', '  "glyph": "o",\n', '/glyph', `glyph is missing: it ${GLYPH}`],
    ['cards/terrain/pit.json', '  "name": "Pit",\n', '/name', `name is missing: it ${NAME}`],
    ['cards/obstacles/wall.json', '  "height": null,\n', '/height', `height is missing: it${HEIGHT.slice(6)}`],
    ['cards/obstacles/wall.json', '  "cover": "excellent",\n', '/cover', `cover is missing: it ${COVER}`],
  ])('%s lacks%s', (file, part, pointer, message) => {
    const { problems } = loadWith({ [file]: edited(shipped(file), part, '') });
    expect(problems).toEqual([{ file, line: 1, column: 1, pointer, message }]);
  });

  it('needs no translations', () => {
    const text = '{ "id": "mud", "name": "Mud", "glyph": "m" }';
    const { catalog, problems } = loadWith({ 'cards/terrain/mud.json': text });
    expect(problems).toEqual([]);
    expect(catalog?.terrain.mud).toEqual({ id: 'mud', name: 'Mud', glyph: 'm', translations: {} });
  });

  it('whose file is broken leaves its glyph to others', () => {
    const mud = '{ "id": "mud", "name": "Mud", "glyph": "~" }';
    const { catalog, problems } = loadWith({ 'cards/terrain/difficult.json': '{', 'cards/terrain/mud.json': mud });
    expect(problems.map(({ file }) => file)).toEqual(['cards/terrain/difficult.json']);
    expect(catalog?.terrain).toHaveProperty('mud');
  });
});
