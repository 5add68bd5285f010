export const ENTRY_KINDS = ['base', 'add', 'percent', 'subtract', 'leastShare', 'roundDown', 'least'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * One step of a reckoning. `value` is the amount, or the percentage of `percent` and `leastShare`; of `subtract` it is the
 * amount taken away, whose own steps are `of`; of `roundDown` it is the amount before rounding. A percentage that was put
 * together from several tells them in `of`.
 */
export interface Entry {
  readonly source: string;
  readonly kind: EntryKind;
  readonly value: number;
  readonly of?: readonly Entry[];
}
