import { describe, expect, it } from 'vitest';
import { elevationAt, hasHighGround, rangeFromHighGround } from '../../../src/core/ground/elevation';
import { at, board } from '../support/boards';
import { CLOCKWORK, D20, D50 } from '../support/cards';

const HILLS = board(['.^2']);
const LOW = at(0, 0);
const HILL = at(1, 0);
const SUMMIT = at(2, 0);

describe('high ground', () => {
  it('is the sum of the terrain’s and the cell’s own levels', () => {
    expect([LOW, HILL, SUMMIT].map((position) => elevationAt(HILLS, position))).toEqual([0, 1, 2]);
  });

  it.each([
    [LOW, LOW, false, false],
    [HILL, LOW, true, true],
    [LOW, HILL, false, false],
    [HILL, HILL, true, false],
    [HILL, SUMMIT, true, false],
    [SUMMIT, HILL, true, true],
  ])('from %o at %o: over the ground %s (002), over the target %s (000, 001)', (from, to, overGround, overTarget) => {
    expect(hasHighGround(HILLS, CLOCKWORK.highGround, from, to)).toBe(overGround);
    expect(hasHighGround(HILLS, D20.highGround, from, to)).toBe(overTarget);
    expect(hasHighGround(HILLS, D50.highGround, from, to)).toBe(overTarget);
  });

  it('ruling 20: +1 range and +10 damage in 002’s scale', () => {
    expect(CLOCKWORK.highGround.damage).toBe(10);
    expect(rangeFromHighGround(CLOCKWORK.highGround, 5)).toBe(6);
  });

  it('ruling 20: a sniper’s +2 replaces the +1', () => {
    expect(rangeFromHighGround(CLOCKWORK.highGround, 8, 2)).toBe(10);
    expect(rangeFromHighGround(CLOCKWORK.highGround, 8, 0)).toBe(8);
  });

  it('ruling 33: +5 accuracy once; document 001: +2 to hit', () => {
    expect(D50.highGround.accuracy).toBe(5);
    expect(D20.highGround.accuracy).toBe(2);
  });
});
