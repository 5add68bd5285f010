import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/content/catalog';
import { loadFieldWith } from './field/support/field';
import { edited, loadWith, marked, shipped } from './support/cards';

const RULES = 'cards/rules/siege.json';
const OATHGUARD = 'cards/bastion/oathguard.json';

/** ▸ in the replacement marks where the problem must be found. */
type Row = readonly [pointer: string, part: string, instead: string, message: string, suggestion?: string];

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const ZONES = /\[\s*\{.*\}\s*\]/s.exec(shipped(RULES))?.[0] ?? '';
const LAST_ZONE = ZONES.slice(ZONES.lastIndexOf('{', ZONES.indexOf('right-wing')), ZONES.lastIndexOf('}') + 1);
const SIEGE_MODE = 'must be "siege": this file holds the rules of the card battle';
const COLUMNS = 'different columns out of 0, 1, 2';

const ROWS: readonly Row[] = [
  ['/mode', '"mode": "siege"', '"mode": ▸"sige"', `mode ${SIEGE_MODE}`, 'siege'],
  [
    '/mode',
    '{\n  "$schema": "../schema/rules.json",\n  "id": "siege",\n  "mode": "siege"',
    '▸{\n  "id": "siege"',
    `mode is missing: it ${SIEGE_MODE}`,
  ],
  ['/mod', '"mode"', '▸"mod"', 'unknown key "mod"', 'mode'],
  ['/castleHealth', '140', '▸0', 'castleHealth must be a whole number from 1 to 9999'],
  ['/castelHealth', '"castleHealth"', '▸"castelHealth"', 'unknown key "castelHealth"', 'castleHealth'],
  ['/openingHand/left', '"left": 4', '"left": ▸9', 'left must be at most the handLimit of 8'],
  ['/supply/cap', '"cap": 7', '"cap": ▸"seven"', 'cap must be a whole number from 1 to 20'],
  ['/supply/perround', '"perRound"', '▸"perround"', 'unknown key "perround"', 'perRound'],
  ['/deployColumns/left', '[0, 1]', '▸[]', `left must be a list of one to three ${COLUMNS}`],
  ['/deployColumns/left', '[0, 1]', '▸[1, 1]', `left must be a list of one to three ${COLUMNS}`],
  ['/deployColumns/left/1', '[0, 1]', '[0, ▸3]', 'entry 2 of left must be a column: 0, 1, 2'],
  ['/castleColumns/melee', '"melee": [1]', '"melee": ▸1', `melee must be a list of up to three ${COLUMNS}`],
  [
    '/zones/0/id',
    '"left-wing"',
    '▸"right-wing"',
    'id must be "left-wing": the zones stand in the order of the columns',
  ],
  ['/zones/0/attack/melee', '120', '▸501', 'melee must be a whole number from 0 to 500'],
  ['/zones/0/attack/meele', '"melee": 120', '▸"meele": 120', 'unknown key "meele"', 'melee'],
  ['/zones', ZONES, '▸[]', 'zones must be a list of the three zones left-wing, center, right-wing'],
  [
    '/zones',
    ZONES,
    `▸${ZONES.slice(0, -1)}, 4]`,
    'zones must be a list of the three zones left-wing, center, right-wing',
  ],
  ['/zones/2', LAST_ZONE, '▸100', 'entry 3 of zones must be an object { … }'],
  ['/attrition/step', '"step": 5', '"step": ▸0', 'step must be a whole number from 1 to 999'],
  ['/mulligan', '"mulligan": true', '"mulligan": ▸"once"', 'mulligan must be true or false'],
  ['/mirrorZone', '"mirrorZones"', '▸"mirrorZone"', 'unknown key "mirrorZone"', 'mirrorZones'],
  ['/angles/flank', '"side": 125', '▸"flank": 125, "side": 125', 'unknown key "flank"'],
  ['/angles/rear', '"rear": 150', '"rear": ▸501', 'rear must be a whole number from 0 to 500'],
  [
    '/surroundedFrom',
    '"surroundedFrom": 3',
    '"surroundedFrom": ▸9',
    'surroundedFrom must be a whole number from 1 to 8',
  ],
  ['/cover/good', '"good": 50', '"good": ▸150', 'good must be a whole number from 0 to 100'],
  ['/cover/perfect', '"excellent": 25', '"excellent": 25, ▸"perfect": 0', 'unknown key "perfect"'],
  [
    '/highGround/meleeColumns',
    '"meleeColumns": 2',
    '"meleeColumns": ▸3',
    'meleeColumns must be a whole number from 0 to 2',
  ],
  ['/hazardDamage', '"hazardDamage": 8', '"hazardDamage": ▸-8', 'hazardDamage must be a whole number from 0 to 999'],
  ['/sight/grazing', '"permissive"', '▸"permisive"', 'grazing must be one of strict, permissive', 'permissive'],
  ['/effects/depth', '"depth": 4', '"depth": ▸0', 'depth must be a whole number from 1 to 20'],
  ['/optional/domination', '"domination": false', '"domination": ▸0', 'domination must be true or false'],
  ['/optional/riposteforall', '"riposteForAll"', '▸"riposteforall"', 'unknown key "riposteforall"', 'riposteForAll'],
  [
    '/formations',
    '["siege-phalanx", ',
    '▸["siege-phalanx", "siege-phalanx", ',
    'formations must be a list of 0 to 20 different ids of formations',
  ],
  [
    '/formations/0',
    '["siege-phalanx", ',
    '[▸"seige-phalanx", ',
    'there is no formation "seige-phalanx"',
    'siege-phalanx',
  ],
  ['/formations/0', '["siege-phalanx", ', '[▸"phalanxes", ', 'there is no formation "phalanxes"', 'phalanx'],
  ['/terrain/0', '"normal",\n', '▸"Normal",\n', `entry 1 of terrain ${ID}`],
  ['/terrain', '[\n    "normal",', '▸[', 'terrain must list "normal", the ground of a battle without a battlefield'],
];

describe('a wrong rules file has one problem', () => {
  for (const [pointer, part, instead, message, suggestion] of ROWS) {
    it(`${pointer}: ${part} → ${instead}`, () => {
      const { text, line, column } = marked(edited(shipped(RULES), part, instead));
      const hint = suggestion === undefined ? {} : { suggestion };
      expect(loadWith({ [RULES]: text }).problems).toEqual([{ file: RULES, line, column, pointer, message, ...hint }]);
    });
  }
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
    const { catalog, problems } = loadWith({ [RULES]: edited(shipped(RULES), '"siege-vanguard"', '"echelon"') });
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

  it('say so for a terrain that they misspell, and so do the battlefields with it', () => {
    const { text, line, column } = marked(edited(shipped(RULES), '"obscuring"\n', '▸"obscurring"\n'));
    const { problems } = loadWith({ [RULES]: text });
    const message = 'there is no terrain "obscurring"';
    const own = { file: RULES, line, column, pointer: '/terrain/9', message, suggestion: 'obscuring' };
    expect(problems.filter(({ file }) => file === RULES)).toEqual([own]);
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(['cards/battlefields/misty-ford.json', 'cards/battlefields/twilight-moor.json', RULES]),
    );
  });

  it('say so for a file that is gone, and so do the battlefields with its glyph', () => {
    const { catalog, problems } = loadWith({ 'cards/terrain/hazardous.json': undefined });
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['cards/battlefields/burning-yard.json', 'no terrain has the glyph "*": use # ~ ^ x C . % c ='],
      ['cards/battlefields/redoubt.json', 'no terrain has the glyph "*": use # ~ ^ x C . % c ='],
      ['cards/battlefields/redoubt.json', 'no terrain has the glyph "*": use # ~ ^ x C . % c ='],
      ...Array(5).fill(['cards/cinder/scorch.json', 'there is no terrain "hazardous"']),
      [RULES, 'there is no terrain "hazardous"'],
      ['cards/thornveil/overgrow.json', 'there is no terrain "hazardous"'],
    ]);
    expect(Object.keys(catalog?.battlefields ?? {})).toHaveLength(14);
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
    const { catalog, problems } = loadFieldWith({ [file]: shipped(RULES) });
    expect(problems).toEqual([{ file, line: 4, column: 11, pointer: '/mode', message }]);
    expect(Object.keys(catalog.rules)).toEqual(['2d6', 'clockwork', 'd20', 'd50', 'mixed']);
    expect(loadWith({ [file]: shipped(RULES) }).problems).toEqual([]);
  });

  it('rules of the open field in place of the card battle’s', () => {
    const { catalog, problems } = loadWith({ [RULES]: shipped('cards/rules/d20.json') });
    const message = 'mode must be "siege": this file holds the rules of the card battle';
    expect(problems).toEqual([{ file: RULES, line: 4, column: 11, pointer: '/mode', message }]);
    expect(catalog).toBeNull();
  });
});
