import { expect, it } from 'vitest';
import { lookUp } from '../../../../src/kernel/dispatch';
import { groundFacts } from '../../../../src/ui/field/muster/groundFacts';
import { figuresOf } from '../../../../src/ui/field/muster/unitFigures';
import { fieldBook } from '../../../skirmish/support/books';

it('the Commons has four raised cells, six that are blocked, and difficult ground', () => {
  const book = fieldBook('2d6');
  const map = lookUp(book.maps, 'the-commons');
  if (map === undefined) throw new Error('the Commons are there');
  expect(groundFacts(book, map)).toEqual({
    width: 12,
    height: 12,
    raised: 4,
    highest: 1,
    walls: 6,
    traps: 0,
    ground: [{ terrain: 'difficult', cells: 4, cost: 2, unskilledCost: 2, damage: 0, fall: 0, slipPercent: 0 }],
  });
});

it('every class of every set has the figures that its rules know', () => {
  expect(figuresOf(fieldBook('2d6'), 'axeman')).toEqual({ health: 31, attack: 3, defence: 10, range: 1, pace: 4 });
  expect(figuresOf(fieldBook('clockwork'), 'scout')).toMatchObject({ health: 50, attack: 15, pace: 4, vision: 4 });
  expect(figuresOf(fieldBook('clockwork'), 'scout')).not.toHaveProperty('defence');
});
