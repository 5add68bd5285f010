import { describe, expect, it } from 'vitest';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { onlyShows } from '../../../../src/ui/field/input/onlyShows';

const TREE: SkirmishOrder = { type: 'attack', unit: 'a', target: { x: 3, y: 8 } };
const ENEMY: SkirmishOrder = { type: 'attack', unit: 'a', target: 'b' };

describe('a press that only shows', () => {
  it('by a mouse that hovers over an enemy gives the order at once', () => {
    expect(onlyShows(ENEMY, { byTouch: false, isAimed: true, isAgain: false })).toBe(false);
  });

  it('by a finger shows first, then gives the order', () => {
    expect(onlyShows(ENEMY, { byTouch: true, isAimed: false, isAgain: false })).toBe(true);
    expect(onlyShows(ENEMY, { byTouch: true, isAimed: true, isAgain: true })).toBe(false);
  });

  it('at a thing shows first, whatever points', () => {
    for (const byTouch of [true, false]) {
      expect(onlyShows(TREE, { byTouch, isAimed: true, isAgain: false })).toBe(true);
      expect(onlyShows(TREE, { byTouch, isAimed: true, isAgain: true })).toBe(false);
    }
  });

  it('where nothing would come of it goes on to whoever says why', () => {
    expect(onlyShows(null, { byTouch: true, isAimed: false, isAgain: false })).toBe(false);
  });
});
