import { describe, expect, it } from 'vitest';
import { faceToward, faceUnitToward, getUnitFacing, setFacing, setUnitFacing } from '../../../src/core/units/facing';
import { alliesOf, findUnit, unitAt, unitStandsAt } from '../../../src/core/units/unit';
import { at, unit } from '../support/boards';

const archer = unit('archer', 'left', 1, 1, 'east');
const knight = unit('knight', 'left', 0, 2, 'north');
const wolf = unit('wolf', 'right', 2, 1, 'west');
const UNITS = [archer, knight, wolf];

describe('units on a board', () => {
  it('are found by id; an unknown id is a bug', () => {
    expect(findUnit(UNITS, 'knight')).toBe(knight);
    expect(() => findUnit(UNITS, 'ghost')).toThrow('no unit ghost on the board');
  });

  it('are found by cell', () => {
    expect(unitAt(UNITS, 2, 1)).toBe(wolf);
    expect(unitAt(UNITS, 2, 2)).toBeNull();
    expect(unitAt(UNITS, 1, 2)).toBeNull();
  });

  it('stand on a cell for their own side only', () => {
    expect(unitStandsAt(UNITS, 'right', 2, 1)).toBe(true);
    expect(unitStandsAt(UNITS, 'left', 2, 1)).toBe(false);
    expect(unitStandsAt(UNITS, 'left', 9, 9)).toBe(false);
  });

  it('ruling 15: allies are the other units of the same side, nobody else', () => {
    const neutral = unit('merchant', 'nobody', 0, 0);
    expect(alliesOf([...UNITS, neutral], archer)).toEqual([knight]);
    expect(alliesOf([...UNITS, neutral], wolf)).toEqual([]);
  });
});

describe('facing', () => {
  it('is set, and everything else stays', () => {
    expect(setFacing(archer, 'southwest')).toEqual({ ...archer, facing: 'southwest' });
    expect(archer.facing).toBe('east');
  });

  it('turns towards a cell', () => {
    expect(faceToward(archer, at(1, 5)).facing).toBe('south');
    expect(faceToward(archer, at(0, 0)).facing).toBe('northwest');
    expect(faceToward(archer, at(7, 2)).facing).toBe('east');
  });

  it('ruling 13: nobody can face its own cell', () => {
    expect(() => faceToward(archer, at(1, 1))).toThrow('no direction to itself');
  });

  it('ruling 15: is stored once, on the unit, and read from there', () => {
    expect(getUnitFacing(UNITS, 'wolf')).toBe('west');
    expect(setUnitFacing(UNITS, 'wolf', 'north')).toEqual([archer, knight, { ...wolf, facing: 'north' }]);
    expect(() => getUnitFacing(UNITS, 'ghost')).toThrow('no unit ghost');
    expect(() => setUnitFacing(UNITS, 'ghost', 'north')).toThrow('no unit ghost');
  });

  it('document 004, UC-005: an attacker faces its target, and the target turns to nobody', () => {
    const after = faceUnitToward(UNITS, 'knight', wolf.position);
    expect(getUnitFacing(after, 'knight')).toBe('northeast');
    expect(getUnitFacing(after, 'wolf')).toBe('west');
    expect(UNITS.map(({ facing }) => facing)).toEqual(['east', 'north', 'west']);
  });
});
