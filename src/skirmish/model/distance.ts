import { chebyshev, manhattan, type Position } from '../../core/geometry/position';
import type { Metric } from './rules';

const METRIC_FUNCTIONS: Readonly<Record<Metric, (a: Position, b: Position) => number>> = { chebyshev, manhattan };

export function distanceBy(metric: Metric, a: Position, b: Position): number {
  return METRIC_FUNCTIONS[metric](a, b);
}
