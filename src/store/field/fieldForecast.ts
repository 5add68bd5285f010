import { memoizePerObject } from '../../kernel/memoize';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import type { SkirmishForecast } from '../../skirmish/view/forecast';
import type { FieldObservation } from '../../skirmish/view/observe';

/** An order before it is given, and what the engine foretells of it by what the side knows. */
export interface ForecastOrder {
  readonly order: SkirmishOrder;
  readonly forecast: SkirmishForecast;
}

/** Forecasts are asked for again with every pointer move: kept per observation. */
const forecastsOf = memoizePerObject((_: FieldObservation) => new Map<string, ForecastOrder>());

export function forecastOrder(book: FieldBook, seen: FieldObservation, order: SkirmishOrder): ForecastOrder {
  const known = forecastsOf(seen);
  const key = JSON.stringify(order);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = { order, forecast: skirmishEngineFor(book).forecast(seen.field, seen.side, order) };
  known.set(key, made);
  return made;
}
