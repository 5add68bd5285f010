import { describe, expect, it } from 'vitest';
import { edited, loadWith, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const NAME = 'must be a line of 1 to 40 characters, without spaces at its ends';
const GLYPHS = 'must be three glyphs of terrain without anything between them, such as ".^."';
const ROWS = 'rows must be a list of three rows, such as "..."';
const KNOWN = '# ~ ^ x C * . % c =';
const ROUNDS = 'secondSupplyRounds must be a whole number from 0 to 99';
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
  ['ruins', '/__proto__', '"rows"', '▸"__proto__": {}, "rows"', 'this key is not allowed'],
  ['ruins', '', '"C..", ', '▸C.., ', 'this is not JSON: text needs double quotes'],
];

describe('a wrong battlefield is left out with one problem', () => {
  eachIsOneProblem('battlefields', 'battlefields', WRONG);
});

describe('a battlefield', () => {
  const file = 'cards/battlefields/ruins.json';

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
});
