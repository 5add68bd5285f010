import { describe, expect, it } from 'vitest';
import { type Arc, arcFrom, getArc, worseArc } from '../../../src/core/flanking/arcs';
import { isBehind, isSide } from '../../../src/core/flanking/aspect';
import type { Direction } from '../../../src/core/geometry/direction';
import { at } from '../support/boards';
import { CLOCKWORK } from '../support/cards';

/** The arcs of the ring around a unit, row by row: f, s, r. */
function drawn(facing: Direction): string {
  const letters: string[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) letters.push(dx === 0 && dy === 0 ? '.' : arcFrom(facing, dx, dy).charAt(0));
  }
  return letters.join('').replace(/(...)(...)(...)/, '$1 $2 $3');
}

describe('ruling 17: arcs by the sign of facing · (attacker − defender)', () => {
  it.each<[Direction, string]>([
    ['north', 'fff s.s rrr'],
    ['east', 'rsf r.f rsf'],
    ['south', 'rrr s.s fff'],
    ['west', 'fsr f.r fsr'],
    ['northeast', 'sff r.f rrs'],
    ['southeast', 'rrs r.f sff'],
    ['southwest', 'srr f.r ffs'],
    ['northwest', 'ffs f.r srr'],
  ])('facing %s: %s', (facing, arcs) => {
    expect(drawn(facing)).toBe(arcs);
  });

  it.each<[Direction, number, number, Arc]>([
    ['north', -4, -1, 'front'],
    ['north', 5, 0, 'side'],
    ['north', 3, 2, 'rear'],
    ['west', -1, 6, 'front'],
    ['west', 0, -3, 'side'],
    ['west', 2, -5, 'rear'],
  ])('document 002 from afar: facing %s, (%i, %i) is %s', (facing, dx, dy, arc) => {
    expect(getArc(at(8 + dx, 8 + dy), at(8, 8), facing)).toBe(arc);
  });

  it('costs 100, 125 and 150 %', () => {
    expect(CLOCKWORK.arcs).toEqual({ front: 100, side: 125, rear: 150 });
  });

  it('one grade worse', () => {
    expect([worseArc('front'), worseArc('side'), worseArc('rear')]).toEqual(['side', 'rear', 'rear']);
  });

  it('nobody attacks its own cell', () => {
    expect(() => getArc(at(1, 1), at(1, 1), 'north')).toThrow('its own cell');
  });
});

describe('document 004’s eight-direction test', () => {
  it.each<[string, number, number, Direction, boolean, boolean]>([
    ['straight behind', 0, -1, 'south', true, false],
    ['ruling 9: the diagram’s "behind" stands in front', 0, 1, 'south', false, false],
    ['its left', -1, 0, 'south', false, true],
    ['its right', 1, 0, 'south', false, true],
    ['a rear diagonal (ruling 12)', 1, -1, 'south', false, false],
    ['a front diagonal', 1, 1, 'south', false, false],
    ['behind a diagonal facing', -1, 1, 'northeast', true, false],
    ['beside a diagonal facing', 1, 1, 'northeast', false, true],
    ['behind from afar (ruling 16)', -7, 1, 'east', true, false],
    ['beside from afar', 1, 7, 'east', false, true],
  ])('%s', (_where, dx, dy, facing, behind, side) => {
    expect(isBehind(at(8 + dx, 8 + dy), at(8, 8), facing)).toBe(behind);
    expect(isSide(at(8 + dx, 8 + dy), at(8, 8), facing)).toBe(side);
  });

  it('ruling 12: a rear diagonal is neither behind nor at the side, and yet in the rear arc', () => {
    expect(isBehind(at(0, 0), at(1, 1), 'south')).toBe(false);
    expect(isSide(at(0, 0), at(1, 1), 'south')).toBe(false);
    expect(getArc(at(0, 0), at(1, 1), 'south')).toBe('rear');
  });

  it('ruling 13: the same cell is an error', () => {
    expect(() => isBehind(at(1, 1), at(1, 1), 'south')).toThrow('no direction to itself');
    expect(() => isSide(at(1, 1), at(1, 1), 'south')).toThrow('no direction to itself');
  });
});
