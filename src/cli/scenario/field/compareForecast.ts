import type { FieldStepExpectation } from '../../../content/field/scenario/expectationSchema';
import type { Fraction } from '../../../core/arithmetic/fraction';
import type { AttackOdds } from '../../../skirmish/model/odds';
import type { SkirmishForecast } from '../../../skirmish/view/forecast';
import { type Difference, difference, under } from '../compare';

/** The blow of an attack or maneuver; of a way the first one that it provokes. Places are counted from `expect` on. */
export function forecastDifferences(expect: FieldStepExpectation, forecast: SkirmishForecast): Difference[] {
  const odds = forecast.attack ?? forecast.provoked[0]?.odds ?? null;
  return (['chance', 'critical', 'kill', 'damage'] as const).flatMap((key) => {
    const expected = expect[key];
    if (expected === undefined) return [];
    if (odds === null)
      return [{ path: [key], message: `${key}: expected ${JSON.stringify(expected)} but nobody strikes` }];
    if (key === 'damage') return under(key, difference(key, asSpan(expected), odds.damage));
    return under(key, percentDifference(key, Number(expected), odds[key]));
  });
}

function asSpan(damage: NonNullable<FieldStepExpectation['damage']>): AttackOdds['damage'] {
  return typeof damage === 'number' ? [damage, damage] : damage;
}

/** Compared to two decimals. */
export function percentDifference(
  subject: string,
  expected: number,
  { numerator, denominator }: Fraction,
): Difference[] {
  const actual = Math.round((10_000 * numerator) / denominator) / 100;
  return difference(subject, Math.round(100 * expected) / 100, actual);
}
