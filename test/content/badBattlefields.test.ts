import { describe, expect, it } from 'vitest';
import { edited, loadWith, marked, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const NAME = 'must be a line of 1 to 40 characters, without spaces at its ends';
const GLYPHS = 'must be three glyphs of terrain without anything between them, such as ".^."';
const ROWS = 'rows must be a list of three rows, such as "..."';
const KNOWN = '# ~ ^ x C * . % c =';
const ROUNDS = 'secondSupplyRounds must be a whole number from 0 to 99';
const shutOut = (who: string) => `rows must leave ${who} a cell to deploy on: nobody can stand in its columns`;
const MAP = '["C..", "...", "..C"]';

const WRONG: readonly Row[] = [
  ['ruins', '/id', '"id": "ruins"', '"id": ▸"Ruins"', `id ${ID}`],
  ['ruins', '/id', '"id": "ruins"', '"id": ▸"ruin"', 'id must be the name of the file, "ruins"'],
  ['ruins', '/name', '"name": "Ruins"', '"name": ▸" Ruins"', `name ${NAME}`],
  ['ruins', '/translations/it/nome', '"name": "Rovine"', '▸"nome": "Rovine"', 'unknown key "nome"', 'name'],
  ['ruins', '/rows', MAP, '▸["C..", "..."]', ROWS],
  ['ruins', '/rows', MAP, '▸["C..", "...", "..C", "..."]', ROWS],
  ['ruins', '/rows', MAP, '▸"C...."', ROWS],
  ['ruins', '/rows', MAP, '▸{ "0": "..." }', ROWS],
  ['ruins', '/rows/0', MAP, '[▸"C.", "...", "..C"]', `entry 1 of rows ${GLYPHS}`],
  ['ruins', '/rows/1', MAP, '["C..", ▸"....", "..C"]', `entry 2 of rows ${GLYPHS}`],
  ['ruins', '/rows/2', MAP, '["C..", "...", ▸". C"]', `entry 3 of rows ${GLYPHS}`],
  ['ruins', '/rows/2', MAP, '["C..", "...", ▸"..≈"]', `entry 3 of rows ${GLYPHS}`],
  ['ruins', '/rows/2', MAP, '["C..", "...", ▸"..\\n"]', `entry 3 of rows ${GLYPHS}`],
  ['ruins', '/rows/1', MAP, '["C..", ▸[".", ".", "."], "..C"]', `entry 2 of rows ${GLYPHS}`],
  ['ruins', '/rows/0', MAP, '[▸"K..", "...", "..C"]', `no terrain has the glyph "K": use ${KNOWN}`],
  ['ruins', '/rows/1', MAP, '["C..", ▸"?.?", "..C"]', `no terrain has the glyph "?": use ${KNOWN}`],
  ['ruins', '/rows/1', MAP, '["C..", ▸".\\"."'.concat(', "..C"]'), `no terrain has the glyph "\\"": use ${KNOWN}`],
  [
    'ruins',
    '/rows/2',
    MAP,
    '["C..", "...", ▸"..!"]',
    'the terrain "lava" is not in the list of cards/rules/siege.json',
  ],
  [
    'ruins',
    '/rows/2',
    MAP,
    '["C..", "...", ▸"w.."]',
    'the terrain "water" is not in the list of cards/rules/siege.json',
  ],
  ['ruins', '/row', '"rows"', '▸"row"', 'unknown key "row"', 'rows'],
  ['ruins', '/secondSupplyRounds', '"secondSupplyRounds": 2', '"secondSupplyRounds": ▸-1', ROUNDS],
  [
    'burning-yard',
    '/secondCastle',
    '"rows"',
    '"secondCastle": ▸61, "rows"',
    'secondCastle must be a whole number from -60 to 60',
  ],
  ['ruins', '/secondSupplyRounds', '"secondSupplyRounds": 2', '"secondSupplyRounds": ▸"2"', ROUNDS],
  [
    'ruins',
    '/secondSupplyRound',
    '"secondSupplyRounds"',
    '▸"secondSupplyRound"',
    'unknown key "secondSupplyRound"',
    'secondSupplyRounds',
  ],
  ['ruins', '/rows', MAP, '▸["##C", "##.", "##."]', shutOut('left')],
  ['ruins', '/rows', MAP, '▸["C##", ".##", ".##"]', shutOut('right')],
  ['ruins', '/rows', MAP, '▸["###", "###", "###"]', shutOut('left and right')],
  ['ruins', '/__proto__', '"rows"', '▸"__proto__": {}, "rows"', 'this key is not allowed'],
  ['ruins', '', '"C..", ', '▸C.., ', 'this is not JSON: text needs double quotes'],
];

describe('a wrong battlefield is left out with one problem', () => {
  eachIsOneProblem('battlefields', 'battlefields', WRONG);
});

describe('a battlefield', () => {
  const file = 'cards/battlefields/ruins.json';
  const yard = 'cards/battlefields/burning-yard.json';

  it('with two unknown glyphs in two rows has a problem for each', () => {
    const text = edited(shipped(file), MAP, '["K?.", "...", "..K"]');
    expect(loadWith({ [file]: text }).problems.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/rows/0', `no terrain has the glyph "K": use ${KNOWN}`],
      ['/rows/0', `no terrain has the glyph "?": use ${KNOWN}`],
      ['/rows/2', `no terrain has the glyph "K": use ${KNOWN}`],
    ]);
  });

  it('may use every terrain of the rules', () => {
    const text = edited(shipped(file), MAP, '["x%=", "~*#", "c^C"]');
    expect(loadWith({ [file]: text }).problems).toEqual([]);
  });

  it('may use any terrain while the rules are broken', () => {
    const text = edited(shipped(file), MAP, '["w..", "...", "..!"]');
    const { problems } = loadWith({ [file]: text, 'cards/rules/siege.json': '{' });
    expect(problems.map((problem) => problem.file)).toEqual(['cards/rules/siege.json']);
  });

  it('is to blame for terrain that the rules do not list, broken or not', () => {
    const text = edited(shipped(file), MAP, '["!..", "...", "..!"]');
    const { problems } = loadWith({ [file]: text, 'cards/terrain/lava.json': '{' });
    expect(problems.map(({ message }) => message)).toEqual([
      `no terrain has the glyph "!": use ${KNOWN}`,
      `no terrain has the glyph "!": use ${KNOWN}`,
      'a closing } is expected here',
    ]);
  });

  it('may leave each side a single cell', () => {
    const text = edited(shipped(file), MAP, '["###", "#.#", "###"]');
    expect(loadWith({ [file]: text }).problems).toEqual([]);
  });

  it('is not to blame for cells whose terrain is broken', () => {
    const text = edited(shipped(file), MAP, '["###", "###", "###"]');
    const { problems } = loadWith({ [file]: text, 'cards/terrain/blocking.json': '{' });
    expect(problems.map((problem) => problem.file)).toEqual(['cards/terrain/blocking.json']);
  });

  it.each([
    [40, -60, -20],
    [60, -60, 0],
  ])('where %i health and %i leave the right castle with %i is refused', (health, less, left) => {
    const rules = edited(shipped('cards/rules/siege.json'), '"castleHealth": 140', `"castleHealth": ${health}`);
    const { text, line, column } = marked(edited(shipped(yard), '"rows"', `"secondCastle": ▸${less}, "rows"`));
    const { problems } = loadWith({ [yard]: text, 'cards/rules/siege.json': rules });
    const message = `secondCastle must be at least ${1 - health}: the right castle would begin with ${left} health`;
    expect(problems.filter((problem) => problem.file === yard)).toEqual([
      { file: yard, line, column, pointer: '/secondCastle', message },
    ]);
  });

  it.each([
    [-6, -1],
    [4, 9],
  ])('where secondCards %i would deal %i cards is refused', (more, dealt) => {
    const { text, line, column } = marked(edited(shipped(yard), '"secondCards": -1', `"secondCards": ▸${more}`));
    const message = `secondCards must be from -5 to 3: the right side would be dealt ${dealt} cards`;
    expect(loadWith({ [yard]: text }).problems).toEqual([
      { file: yard, line, column, pointer: '/secondCards', message },
    ]);
  });

  it.each([-5, 3])('may deal the right side %i more cards', (more) => {
    const text = edited(shipped(yard), '"secondCards": -1', `"secondCards": ${more}`);
    expect(loadWith({ [yard]: text }).problems).toEqual([]);
  });

  it('may leave the right castle one point', () => {
    const rules = edited(shipped('cards/rules/siege.json'), '"castleHealth": 140', '"castleHealth": 61');
    const text = edited(shipped(yard), '"rows"', '"secondCastle": -60, "rows"');
    expect(loadWith({ [yard]: text, 'cards/rules/siege.json': rules }).problems).toEqual([]);
  });
});
