import { expect, it } from 'vitest';
import { lossOf, regress } from '../../../src/measure/tuning/regression';
import { openDice } from '../../support/dice';

const TRUTH = [1.5, -0.7, 0, 0.3];

function sample(rows: number, seed: number) {
  const { below } = openDice(seed);
  const lot = () => below(1_000_001) / 1_000_000;
  const values = Float64Array.from({ length: rows * TRUTH.length }, () => lot() * 4 - 2);
  const outcomes = Float64Array.from({ length: rows }, (_, row) => {
    const logit = TRUTH.reduce((sum, weight, place) => sum + weight * (values[row * TRUTH.length + place] ?? 0), 0);
    return lot() < 1 / (1 + Math.exp(-logit)) ? 1 : 0;
  });
  return { width: TRUTH.length, rows: values, outcomes };
}

it('finds the weights that made a sample', () => {
  const { weights } = regress(sample(20_000, 5), 1e-6);
  for (const [place, weight] of TRUTH.entries()) expect(weights[place]).toBeCloseTo(weight, 0.9);
});

it('is better than a coin on a sample that it hasn’t seen, and no weights at all are a coin', () => {
  const { weights, loss } = regress(sample(5000, 6), 1e-6);
  const unseen = sample(5000, 7);
  expect(lossOf(unseen, new Float64Array(TRUTH.length))).toBeCloseTo(Math.log(2), 9);
  expect(lossOf(unseen, weights)).toBeLessThan(0.6);
  expect(Math.abs(lossOf(unseen, weights) - loss)).toBeLessThan(0.03);
});

it('is pulled towards nothing where the sample is silent', () => {
  const silent = { width: 2, rows: Float64Array.of(1, 0, -1, 0), outcomes: Float64Array.of(1, 0) };
  const [strong, none] = regress(silent, 0.1).weights;
  expect(strong).toBeGreaterThan(0);
  expect(Math.abs(none ?? 1)).toBeLessThan(1e-9);
});
