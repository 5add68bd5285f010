import { describe, expect, it } from 'vitest';
import { isStanding } from '../../../src/core/ground/obstacle';
import { cellAt, type SurveyedCell, surveyGround } from '../../../src/core/ground/survey';
import { at, board, ground, obstacle } from '../support/boards';
import { CATALOG } from '../support/cards';

const PLAIN: SurveyedCell = {
  terrain: 'normal',
  obstacles: [],
  cost: 1,
  unskilledCost: 1,
  skill: null,
  blocksMovement: false,
  obscures: false,
  elevation: 0,
  sightTop: Number.NEGATIVE_INFINITY,
  sightBlocker: null,
  cover: 'none',
  shelter: 'none',
  shelterFrom: null,
  damage: 0,
  slipPercent: 0,
  fall: 0,
};

describe('terrain as capabilities, from JSON', () => {
  it.each<[string, Partial<SurveyedCell>]>([
    ['.', {}],
    ['~', { terrain: 'difficult', cost: 2, unskilledCost: 2 }],
    ['=', { terrain: 'very-difficult', cost: 4, unskilledCost: 4 }],
    ['*', { terrain: 'hazardous', damage: 5 }],
    ['w', { terrain: 'water', cost: 1, unskilledCost: 3, skill: 'swim' }],
    ['!', { terrain: 'lava', damage: 15 }],
    ['i', { terrain: 'ice', slipPercent: 20 }],
    ['s', { terrain: 'swamp', cost: 2, unskilledCost: 2 }],
    ['^', { terrain: 'elevated', elevation: 1 }],
    ['o', { terrain: 'pit', fall: 2 }],
    [
      '#',
      {
        terrain: 'blocking',
        blocksMovement: true,
        sightTop: Number.POSITIVE_INFINITY,
        sightBlocker: 'blocking',
        shelter: 'excellent',
        shelterFrom: 'blocking',
      },
    ],
    ['%', { terrain: 'obscuring', obscures: true }],
    ['c', { terrain: 'partial-cover', cover: 'partial' }],
    ['C', { terrain: 'good-cover', cover: 'good' }],
    ['x', { terrain: 'excellent-cover', cover: 'excellent' }],
    ['3', { elevation: 3 }],
  ])('%s', (glyph, differs) => {
    expect(cellAt(board([glyph]), 0, 0)).toEqual({ ...PLAIN, ...differs });
  });

  it('every kind has a glyph of its own', () => {
    const glyphs = CATALOG.terrains.map(({ glyph }) => glyph);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });
});

describe('obstacles as capabilities, from JSON', () => {
  const above = { sightTop: Number.POSITIVE_INFINITY };
  it.each<[string, Partial<SurveyedCell>]>([
    [
      'wall',
      { ...above, blocksMovement: true, sightBlocker: 'the wall', shelter: 'excellent', shelterFrom: 'the wall' },
    ],
    [
      'pillar',
      { ...above, blocksMovement: true, sightBlocker: 'the pillar', shelter: 'good', shelterFrom: 'the pillar' },
    ],
    [
      'crate',
      { sightTop: 1, blocksMovement: true, sightBlocker: 'the crate', shelter: 'good', shelterFrom: 'the crate' },
    ],
    [
      'tree',
      { sightTop: 4, blocksMovement: true, sightBlocker: 'the tree', shelter: 'partial', shelterFrom: 'the tree' },
    ],
    [
      'boulder',
      {
        sightTop: 2,
        blocksMovement: true,
        sightBlocker: 'the boulder',
        shelter: 'excellent',
        shelterFrom: 'the boulder',
      },
    ],
    ['magical-barrier', { blocksMovement: true }],
    ['trap', { damage: 5 }],
    ['destructible', { blocksMovement: true, shelter: 'partial', shelterFrom: 'the destructible' }],
  ])('%s', (kind, differs) => {
    const cell = cellAt(board(['.'], [obstacle(kind, at(0, 0))]), 0, 0);
    expect(cell).toEqual({ ...PLAIN, obstacles: [`the ${kind}`], ...differs });
  });

  it('stand on all of their cells and on no other', () => {
    const survey = board(['...', '...'], [obstacle('wall', at(0, 0), at(2, 1))]);
    expect(survey.cells.map((cell) => cell.blocksMovement)).toEqual([true, false, false, false, false, true]);
  });

  it('reach up from the ground that they stand on', () => {
    expect(cellAt(board(['3'], [obstacle('crate', at(0, 0))]), 0, 0).sightTop).toBe(4);
  });

  it('several on one cell: the highest is looked at, the best shelters, damage adds up, in any order', () => {
    const here = [obstacle('crate', at(0, 0)), obstacle('tree', at(0, 0)), obstacle('trap', at(0, 0))];
    const expected = {
      ...PLAIN,
      terrain: 'hazardous',
      obstacles: ['the crate', 'the trap', 'the tree'],
      blocksMovement: true,
      sightTop: 4,
      sightBlocker: 'the tree',
      shelter: 'good',
      shelterFrom: 'the crate',
      damage: 10,
    };
    expect(cellAt(board(['*'], here), 0, 0)).toEqual(expected);
    expect(cellAt(board(['*'], [...here].reverse()), 0, 0)).toEqual(expected);
  });

  it('a destroyed one does nothing any more', () => {
    const crate = { ...obstacle('crate', at(0, 0)), hitPoints: 20 };
    expect(isStanding(obstacle('wall', at(0, 0)))).toBe(true);
    expect(isStanding(crate)).toBe(true);
    expect(isStanding({ ...crate, hitPoints: 0 })).toBe(false);
    expect(cellAt(board(['.'], [{ ...crate, hitPoints: 0 }]), 0, 0)).toEqual(PLAIN);
  });
});

describe('a survey', () => {
  it('is frozen, so what is derived from it can’t be stale', () => {
    const survey = board(['...']);
    expect(Object.isFrozen(survey)).toBe(true);
    expect(Object.isFrozen(survey.cells)).toBe(true);
    expect(survey.cells.every((cell) => Object.isFrozen(cell))).toBe(true);
  });

  it('has no cell beyond the edge', () => {
    const survey = board(['...', '...']);
    expect(() => cellAt(survey, 3, 0)).toThrow('no cell (3, 0) on a board of 3x2');
    expect(() => cellAt(survey, 0, -1)).toThrow(RangeError);
  });

  it('needs a terrain for every cell, elevation for none', () => {
    expect(() => surveyGround({ ...ground(['..']), width: 3 }, CATALOG)).toThrow('every cell needs a terrain');
    const { width, height, terrain, obstacles } = ground(['^.']);
    const survey = surveyGround({ width, height, terrain, obstacles }, CATALOG);
    expect(survey.cells.map((cell) => cell.elevation)).toEqual([1, 0]);
  });

  it('refuses kinds that its catalog doesn’t know', () => {
    expect(() => surveyGround({ ...ground(['.']), terrain: ['cheese'] }, CATALOG)).toThrow('called cheese');
    expect(() => board(['.'], [obstacle('dragon', at(0, 0))])).toThrow('called dragon');
  });
});
