import { expect, it } from 'vitest';
import { rateOf } from '../../../src/kernel/wilson';
import { fairestOpening, withOpening } from '../../../src/measure/field/openings';
import { createSkirmishEngine } from '../../../src/skirmish/SkirmishEngine';
import { fieldBook } from '../../skirmish/support/books';

it('an opening is put in the place of what rules and battlefields say', () => {
  const book = withOpening(fieldBook('2d6'), 35);
  const { preset } = book.rules.muster;
  const squads = { left: preset, right: preset };
  for (const map of Object.keys(book.maps)) {
    expect(createSkirmishEngine(book).begin({ type: 'match', seed: 1, squads, map }).state.opening).toBe(35);
  }
});

it('the fairest opening is the nearest to an even chance, and of two the one that takes less', () => {
  const rates = [25, 50, 75].map((opening) => ({
    opening,
    left: rateOf(opening === 25 ? 70 : 45 + opening / 25, 100),
  }));
  expect(fairestOpening(rates)?.opening).toBe(75);
  expect(fairestOpening(rates.map(({ opening }) => ({ opening, left: rateOf(40, 100) })))?.opening).toBe(75);
  expect(fairestOpening([])).toBeNull();
});
