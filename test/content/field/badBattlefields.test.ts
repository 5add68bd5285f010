import { describe, expect, it } from 'vitest';
import { edited, shipped } from '../support/cards';
import { eachIsOneFieldProblem, type FieldRow, loadFieldWith } from './support/field';

const GLYPHS = '# ~ ^ x C * i ! . % c o s = w B K D M P X T W';
const ROW = 'a row of 5 to 16 glyphs without anything between them, such as ".....^^....."';
const CELL = 'a cell, column letter and row number, such as "F6"';
const OPENING = 'a whole number from 0 to 100, or an object of ids of rule sets and such numbers';
const SCALE = '"scale": "1 square = 1.5 m",';
const adding = (text: string) => `${SCALE} ${text},`;

const ROWS: readonly FieldRow[] = [
  ['pinfold', '/id', '"id": "pinfold"', '"id": ▸"penfold"', 'id must be the name of the file, "pinfold"'],
  ['pinfold', '/rows/1', '"..K..K.."', '▸"..K..K."', 'this row must be as long as the first of the map, 8'],
  ['pinfold', '/rows/1', '"..K..K.."', '▸"..K  K.."', `entry 2 of rows must be ${ROW}`],
  ['pinfold', '/rows/1', '"..K..K.."', '▸"..Z..Z.."', `no terrain and no obstacle has the glyph "Z": use ${GLYPHS}`],
  ['pinfold', '/rows/1', '"..K..K.."', `▸"${'.'.repeat(17)}"`, `entry 2 of rows must be ${ROW}`],
  [
    'pinfold',
    '/elevation',
    SCALE,
    adding('"elevation": ▸["00000000", "00000000", "00000000", "00000000", "00000000"]'),
    'elevation must have as many rows as the map, 8',
  ],
  [
    'broken-stair',
    '/elevation/5',
    '"000011110000"',
    '▸"0000111100"',
    'this row must be as long as the first of the map, 12',
  ],
  [
    'broken-stair',
    '/elevation/5',
    '"000011110000"',
    '▸"0000x1110000"',
    'entry 6 of elevation must be a row of 5 to 16 digits, such as "000011110000"',
  ],
  [
    'pinfold',
    '/obstacles/0/kind',
    SCALE,
    adding('"obstacles": [{ "kind": ▸"wal", "positions": ["D4", "E4"] }]'),
    'there is no obstacle "wal"',
    'wall',
  ],
  [
    'pinfold',
    '/obstacles/0/positions/0',
    SCALE,
    adding('"obstacles": [{ "kind": "wall", "positions": [▸"4D"] }]'),
    `entry 1 of positions must be ${CELL}`,
  ],
  [
    'pinfold',
    '/obstacles/0/positions/1',
    SCALE,
    adding('"obstacles": [{ "kind": "wall", "positions": ["D4", ▸"I4"] }]'),
    'I4 is not on the board of 8x8',
  ],
  [
    'pinfold',
    '/obstacles/1/positions/0',
    SCALE,
    adding('"obstacles": [{ "kind": "crate", "positions": ["D1"] }, { "kind": "wall", "positions": [▸"D1"] }]'),
    'D1 is already taken by crate',
  ],
  ['pinfold', '/control/0', SCALE, adding('"control": [▸"P16"]'), 'P16 is not on the board of 8x8'],
  ['pinfold', '/control/1', SCALE, adding('"control": ["A1", ▸"C2"]'), 'nobody can stand on C2'],
  [
    'pinfold',
    '/control',
    SCALE,
    adding('"control": ▸["A1", "A1"]'),
    'control must be a list of 1 to 40 different cells, such as "F6"',
  ],
  [
    'pinfold',
    '/spawns/left/1',
    SCALE,
    adding('"spawns": { "left": ["A1", ▸"C2", "A2", "A3", "A4", "A5"], "right": ["H1", "H2", "H3", "H4", "H5"] }'),
    'nobody can stand on C2',
  ],
  [
    'pinfold',
    '/spawns/right/0',
    SCALE,
    adding('"spawns": { "left": ["A1", "A2", "A3", "A4", "A5"], "right": [▸"A1", "H2", "H3", "H4", "H5"] }'),
    'A1 belongs to both sides',
  ],
  [
    'pinfold',
    '/spawns/right',
    SCALE,
    adding('"spawns": { "left": ["A1", "A2", "A3", "A4", "A5"], "right": ▸["H1"] }'),
    'right has 1 cells to begin on, and a squad may have 5 units',
  ],
  [
    'ember-yard',
    '/spawns/left/5',
    SCALE,
    adding('"spawns": { "left": ["A1", "A2", "A3", "A4", "A5", ▸"F4"], "right": ["J1", "J2", "J3", "J4", "J5"] }'),
    'F4 would hurt whoever begins there',
  ],
  [
    'pinfold',
    '/facing/left',
    SCALE,
    adding('"facing": { "left": ▸"up", "right": "west" }'),
    'left must be one of north, northeast, east, southeast, south, southwest, west, northwest',
  ],
  ['the-vault', '/areaEffects/0/at', '"D9"', '▸"P9"', 'P9 is not on the board of 12x12'],
  ['the-vault', '/areaEffects/0/area/reach', '"reach": 1', '"reach": ▸16', 'reach must be a whole number from 0 to 3'],
  [
    'the-vault',
    '/areaEffects/0/rounds',
    '"rounds": 3',
    '"rounds": ▸99',
    'rounds must be a whole number from 0 to 20, or null',
  ],
  [
    'the-vault',
    '/areaEffects/0/effect/damages',
    '"obscures": true',
    '▸"damages": 3',
    'unknown key "damages"',
    'damage',
  ],
  ['the-ridge', '/opening', SCALE, adding('"opening": ▸101'), `opening must be ${OPENING}`],
  ['the-ridge', '/opening/d21', SCALE, adding('"opening": { ▸"d21": 50 }'), 'there is no rule set "d21"', 'd20'],
];

describe('a wrong battlefield is left out with one problem', () => eachIsOneFieldProblem('battlefields/field', ROWS));

describe('a battlefield of the open field', () => {
  const file = 'cards/battlefields/field/pinfold.json';
  const withRows = (rows: readonly string[]) =>
    shipped(file).replace(/"rows": \[[^\]]*\]/, `"rows": ${JSON.stringify(rows)}`);
  const wrongWith = (rows: readonly string[]) =>
    loadFieldWith({ [file]: withRows(rows) }).problems.map(({ message }) => message);

  it('has five to sixteen rows of five to sixteen glyphs', () => {
    const rows = (width: number, height: number) => Array.from({ length: height }, () => '.'.repeat(width));
    expect(wrongWith(rows(5, 5))).toEqual([]);
    expect(wrongWith(rows(16, 16))).toEqual([]);
    expect(wrongWith(rows(4, 5))).toEqual(['a row must have 5 to 16 glyphs']);
    expect(wrongWith(rows(5, 4))).toEqual(['rows must be a list of 5 to 16 rows']);
    expect(wrongWith(rows(5, 17))).toEqual(['rows must be a list of 5 to 16 rows']);
  });

  it('leaves room for the largest squad of any rule set', () => {
    const rows = ['WW.....', 'WW.....', 'WW.....', '.......', '.......'];
    expect(wrongWith(rows)).toEqual(['left has 4 cells to begin on, and a squad may have 5 units']);
  });

  it('leaves a cell of its middle open unless control names others', () => {
    const rows = ['......', '......', '..WW..', '..WW..', '......', '......'];
    expect(wrongWith(rows)).toEqual(['rows must leave a cell of the middle open, or control must name others']);
    const text = edited(withRows(rows), SCALE, adding('"control": ["C1", "D1", "C6", "D6"]'));
    expect(loadFieldWith({ [file]: text }).problems).toEqual([]);
  });

  it('that favours a side has a warning, and is there', () => {
    const text = edited(shipped(file), '"..K..K.."', '"..K....."');
    const { catalog, problems, warnings } = loadFieldWith({ [file]: text });
    expect(problems).toEqual([]);
    expect(catalog.battlefields).toHaveProperty('pinfold');
    expect(warnings).toEqual([
      {
        file,
        line: 11,
        column: 11,
        pointer: '/rows',
        message:
          'the battlefield is neither mirrored left to right nor the same when turned by 180°: one side stands better',
      },
    ]);
  });

  it.each([
    [
      'elevation',
      '"elevation": ["10000000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000"]',
    ],
    ['obstacles', '"obstacles": [{ "kind": "trap", "positions": ["C1"] }]'],
    ['control', '"control": ["C1"]'],
    [
      'area effects',
      '"areaEffects": [{ "area": { "shape": "block", "reach": 1 }, "at": "C1", "effect": {}, "rounds": null }]',
    ],
    ['spawns', '"spawns": { "left": ["A1", "A2", "A3", "A4", "A5"], "right": ["H1", "H2", "H3", "H4", "H6"] }'],
  ])('may be uneven in its %s too', (_what, part) => {
    const { problems, warnings } = loadFieldWith({ [file]: edited(shipped(file), SCALE, adding(part)) });
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('is not blamed for a glyph while a file of ground is broken', () => {
    const { problems } = loadFieldWith({ 'cards/obstacles/crate.json': '{' });
    expect(problems.map((problem) => problem.file)).toEqual(['cards/obstacles/crate.json']);
  });
});

describe('an obstacle', () => {
  it.each([
    ['~', 'cards/terrain/difficult.json'],
    ['B', 'cards/obstacles/boulder.json'],
  ])('may not have the glyph %s of another', (glyph, other) => {
    const file = 'cards/obstacles/wall.json';
    const { problems } = loadFieldWith({ [file]: edited(shipped(file), '"glyph": "W"', `"glyph": "${glyph}"`) });
    expect(problems.filter((problem) => problem.file === file)).toEqual([
      { file, line: 10, column: 12, pointer: '/glyph', message: `the glyph "${glyph}" is already taken by ${other}` },
    ]);
  });
});
