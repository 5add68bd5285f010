import { expect, it } from 'vitest';
import { playFieldSeries } from '../../../src/measure/field/fieldCounts';
import { fieldPartsOf, openFieldSeries } from '../../../src/measure/field/fieldParts';
import type { FieldSeries } from '../../../src/measure/field/fieldSeries';
import { levelOf, strategyOf } from '../../ai/field/support/scene';
import { fieldBook } from '../../skirmish/support/books';

const recruit = { level: levelOf('recruit'), strategy: strategyOf('balanced') };
const series: FieldSeries = {
  book: fieldBook('clockwork', { victory: { roundLimit: 2 } }),
  contestants: { first: recruit, second: recruit },
  pairings: [
    [
      ['scout', 'scout'],
      ['archer', 'scout'],
    ],
  ],
  battlefields: ['pinfold', 'ember-yard'],
  games: 6,
  seed: 3,
};
const still = () => 0;

it('the parts of a series are its battles in their order, whoever plays which', () => {
  const played = [...playFieldSeries(series, still)];
  const here = openFieldSeries(series, still);
  const there = openFieldSeries(JSON.parse(JSON.stringify(series)) as FieldSeries, still);
  expect(fieldPartsOf(series)).toBe(2);
  const second = there(1);
  expect([...here(0), ...second]).toEqual(played);
});
