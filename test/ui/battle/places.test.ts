import { describe, expect, it } from 'vitest';
import { fromPoint, POSITIONS, toPoint } from '../../../src/battle/model/position';
import { type Place, placeFrom, placeWord, pressedAt } from '../../../src/ui/battle/places';
import { at } from '../../support/position';

describe('a place in the page', () => {
  const PLACES: readonly Place[] = [
    { type: 'cell', at: { x: 2, y: 0 } },
    { type: 'cell', at: { x: 0, y: 2 } },
    { type: 'handCard', index: 7 },
    { type: 'castle', side: 'left' },
    { type: 'castle', side: 'right' },
  ];

  it.each(PLACES)('reads back as it was written: %j', (place) => {
    expect(placeFrom(placeWord(place))).toEqual(place);
    expect(PLACES.filter((other) => placeWord(other) === placeWord(place))).toEqual([place]);
  });

  it.each([
    undefined,
    '',
    'castle middle',
    'castle left right',
    'table 1',
    'cell',
    'cell 1',
    'cell 1 x',
    'cell 1 2 0',
    'cell -1 0',
    'handCard',
    'handCard 1 1',
    'constructor',
  ])('is none: %s', (word) => {
    expect(placeFrom(word)).toBeNull();
  });

  it('is pressed in rows and columns: x is the column, y the row', () => {
    expect(pressedAt({ type: 'cell', at: { x: 2, y: 0 } })).toEqual({ type: 'cell', at: at(0, 2) });
    expect(pressedAt({ type: 'castle', side: 'left' })).toEqual({ type: 'castle', side: 'left' });
    expect(pressedAt({ type: 'handCard', index: 7 })).toEqual({ type: 'handCard', index: 7 });
  });

  it.each(POSITIONS)('lies at the same cell in the core’s coordinates and back: %j', (position) => {
    expect(fromPoint(toPoint(position))).toEqual(position);
  });
});
