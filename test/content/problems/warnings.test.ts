import { describe, expect, it } from 'vitest';
import { hashOfBook } from '../../../src/battle/model/record';
import { bookOf } from '../../../src/content/catalog';
import { edited, loadWith, marked, shipped } from '../support/cards';

const OPEN_FIELD = '; if it is for the open field alone, repeat it in onlyInField';

/** ▸ in the second text marks where the warning must be found. */
type Row = readonly [file: string, pointer: string, part: string, instead: string, message: string];

const COST = 'only whether it is above 1: all difficult ground is alike';
const SKILL = 'no skill: cost counts for every card';
const SHELTER = 'cover alone, of whoever stands on the cell';
const ELEVATION =
  'only whether it is above 0, but for sight: highGround in cards/rules/siege.json says what high ground is worth';
const DAMAGE = 'only whether it is above 0: hazardDamage in cards/rules/siege.json says how much it hurts';
const MAXIMUM = 'the slots alone: one card stands in each';

const unread = (what: string, instead: string) =>
  `the card battle doesn't go by ${what}: it reads ${instead}${OPEN_FIELD}`;

const HAZARD = 'cards/terrain/hazardous.json';
const DIFFICULT = 'cards/terrain/difficult.json';
const PHALANX = 'cards/formations/siege-phalanx.json';
const LINE = 'cards/formations/siege-skirmish-line.json';
const DEFENSE = '{ "kind": "defense", "value": 8, "appliesTo": ["frontLine"], "conditions": ["againstUnits"] }';
const FIRST_SLOT = '"across": -1, "depth": 0 }';

const WARNED: readonly Row[] = [
  [HAZARD, '/damage', '"damage": 5,', '"damage": ▸12,', unread('damage 12', DAMAGE)],
  [HAZARD, '/damage', '5,\n  "onlyInField": { "damage": 5 }', '▸5', unread('damage 5', DAMAGE)],
  [DIFFICULT, '/cost', '"cost": 2', '"cost": ▸3', unread('cost 3', COST)],
  ['cards/terrain/elevated.json', '/elevation', '1', '▸2', unread('elevation 2', ELEVATION)],
  [DIFFICULT, '/shelter', '"cost": 2', '"cost": 2, "shelter": ▸"good"', unread('shelter "good"', SHELTER)],
  [DIFFICULT, '/slipPercent', '2', '2, "slipPercent": ▸20', unread('slipPercent 20', 'no ground on which cards slip')],
  [DIFFICULT, '/fall', '2', '2, "fall": ▸2', unread('fall 2', 'no ground into which cards fall')],
  [PHALANX, '/maximum', '"maximum": 3', '"maximum": ▸6', unread('maximum 6', MAXIMUM)],
  [
    HAZARD,
    '/onlyInField/damage',
    '"damage": 5,\n  "onlyInField": { "damage": 5 }',
    '"damage": 8, "onlyInField": { "damage": ▸5 }',
    'damage has another value in this file, and the card battle reads it: take it out of onlyInField',
  ],
  [
    LINE,
    '/slots/0/accepts/1',
    '"ranged", "hybrid"',
    '"ranged", ▸"cavalry"',
    'no card has the trait "cavalry": the card battle reads melee, ranged, hybrid',
  ],
  [
    LINE,
    '/slots/0/prefers',
    '"accepts": ["ranged", "hybrid"]',
    '"prefers": ▸["ranged"], "accepts": ["ranged", "hybrid"]',
    "the card battle doesn't go by prefers: it reads no preference: cards stand where they are put",
  ],
  [
    PHALANX,
    '/bonuses/1',
    DEFENSE,
    `${DEFENSE}, ▸{ "kind": "attackPercent", "value": 120, "appliesTo": ["frontLine"], "conditions": ["fromFront"] }`,
    'the condition fromFront never holds in the card battle, so this bonus never counts',
  ],
  [
    PHALANX,
    '/bonuses/1',
    DEFENSE,
    `${DEFENSE}, ▸{ "kind": "morale", "value": 8, "appliesTo": ["frontLine"] }`,
    'the card battle reads the bonuses attackPercent and defense, not morale',
  ],
  [
    PHALANX,
    '/bonuses/1',
    DEFENSE,
    `${DEFENSE}, ▸{ "kind": "attackPercent", "value": 120, "appliesTo": ["frontLine"], "conditions": ["shielded"] }`,
    'the condition shielded never holds in the card battle, so this bonus never counts',
  ],
  [
    PHALANX,
    '/bonuses/1',
    DEFENSE,
    `${DEFENSE}, ▸{ "kind": "defense", "value": 12, "appliesTo": ["frontLine"] }`,
    'another bonus of the kind defense comes first for all of these slots, and the card battle reads the first alone',
  ],
  [
    PHALANX,
    '/slots/0/bonuses/0',
    FIRST_SLOT,
    '"across": -1, "depth": 0, "bonuses": [▸{ "kind": "accuracy", "value": 5 }] }',
    'the card battle reads the bonuses attackPercent and defense, not accuracy',
  ],
];

/** Right, and read; or of no concern to the card battle. */
const SILENT: readonly (readonly [file: string, part: string, instead: string])[] = [
  [HAZARD, '"damage": 5,\n  "onlyInField": { "damage": 5 }', '"damage": 8'],
  [HAZARD, '"damage": 5,\n  "onlyInField": { "damage": 5 }', '"damage": 0'],
  [HAZARD, '"damage": 5,\n  "onlyInField": { "damage": 5 }', '"damage": 15, "onlyInField": { "damage": 15 }'],
  [DIFFICULT, '"cost": 2', '"cost": 1'],
  [DIFFICULT, '"cost": 2', '"cost": 2, "shelter": "none", "slipPercent": 0, "fall": 0, "elevation": 1'],
  [DIFFICULT, '"cost": 2', '"cost": 2, "cover": "good", "obscures": true, "blocksSight": true'],
  [PHALANX, '"maximum": 3', '"maximum": 6, "onlyInField": { "maximum": 6 }'],
  [PHALANX, '"movesAsOne": true', '"movesAsOne": false'],
  [PHALANX, FIRST_SLOT, '"across": -1, "depth": 0, "maximumTurn": 1, "accepts": ["melee"] }'],
  [PHALANX, FIRST_SLOT, '"across": -1, "depth": 0, "bonuses": [{ "kind": "defense", "value": 12 }] }'],
  ['cards/terrain/lava.json', '"damage": 15', '"damage": 99'],
  ['cards/terrain/swamp.json', '"cost": 2', '"cost": 9'],
  ['cards/terrain/water.json', '"cost": 1', '"cost": 2'],
  ['cards/formations/phalanx.json', '"maximum": 6', '"maximum": 9'],
];

describe('a file of the card battle', () => {
  it('is shipped without warnings', () => {
    expect(loadWith({}).warnings).toEqual([]);
  });

  it.each(WARNED)('%s %s: %s → %s is in the game, with a warning', (file, pointer, part, instead, message) => {
    const { text, line, column } = marked(edited(shipped(file), part, instead));
    const { problems, warnings, catalog } = loadWith({ [file]: text });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([{ file, line, column, pointer, message }]);
    expect(catalog).not.toBeNull();
  });

  it('is warned of a skill and of what it costs without', () => {
    const text = edited(shipped(DIFFICULT), '"cost": 2', '"cost": 2, "skill": "swim", "unskilledCost": 3');
    const { problems, warnings } = loadWith({ [DIFFICULT]: text });
    expect(problems).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      unread('skill "swim"', SKILL),
      unread('unskilledCost 3', SKILL),
    ]);
  });

  it.each(SILENT)('%s: %s → %s needs no warning', (file, part, instead) => {
    const { problems, warnings } = loadWith({ [file]: edited(shipped(file), part, instead) });
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
  });

  it('is one as soon as the rules list it', () => {
    const rules = edited(shipped('cards/rules/siege.json'), '"hazardous",', '"hazardous", "lava",');
    expect(loadWith({ 'cards/rules/siege.json': rules }).warnings).toMatchObject([
      { file: 'cards/terrain/lava.json', pointer: '/damage' },
    ]);
  });

  it('is measured by the rules as they are', () => {
    const rules = edited(shipped('cards/rules/siege.json'), '"hazardDamage": 8', '"hazardDamage": 5');
    const hazard = edited(shipped(HAZARD), ',\n  "onlyInField": { "damage": 5 }', '');
    expect(loadWith({ 'cards/rules/siege.json': rules, [HAZARD]: hazard }).warnings).toEqual([]);
  });

  it('that is wrong gets its problem and no warning; without rules nobody is warned', () => {
    const wrong = edited(shipped(HAZARD), '"damage": 5,', '"damage": 12, "glyph": "~",');
    expect(loadWith({ [HAZARD]: wrong }).warnings).toEqual([]);
    expect(loadWith({ 'cards/rules/siege.json': undefined }).warnings).toEqual([]);
  });

  it('says what is for the open field to the checker alone: the book stays the same', () => {
    const { catalog } = loadWith({});
    const bare = loadWith({ [HAZARD]: edited(shipped(HAZARD), ',\n  "onlyInField": { "damage": 5 }', '') }).catalog;
    if (catalog === null || bare === null) throw new Error('the rules of the card battle are gone');
    expect(catalog.terrain.hazardous).toEqual(bare.terrain.hazardous);
    expect(hashOfBook(bookOf(catalog))).toBe(hashOfBook(bookOf(bare)));
  });

  it.each([
    [
      '"onlyInField": { "damage": 5 }',
      '"onlyInField": { "damage": "5" }',
      'damage must be a whole number from 0 to 999',
    ],
    ['"onlyInField": { "damage": 5 }', '"onlyInField": { "cover": "good" }', 'unknown key "cover"'],
    ['"onlyInField": { "damage": 5 }', '"onlyInField": true', 'onlyInField must be an object { … }'],
  ])('%s → %s is a mistake', (part, instead, message) => {
    expect(loadWith({ [HAZARD]: edited(shipped(HAZARD), part, instead) }).problems).toMatchObject([{ message }]);
  });
});
