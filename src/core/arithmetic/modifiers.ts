import type { Entry } from './entry';

/** A named number that takes part in an attack: points, or a whole percentage. */
export interface Modifier {
  readonly source: string;
  readonly value: number;
  /** Of a percentage: the sums that it was put together from. */
  readonly of?: readonly Entry[];
}

export const ROUNDING = 'rounding';
