import type { ModifierSort } from '../../../skirmish/model/odds';

export type LineTone = 'plus' | 'minus' | 'zero' | 'plain';

export interface LedgerLine {
  readonly label: string;
  readonly detail?: string;
  readonly figure: string;
  readonly tone: LineTone;
  readonly sort?: ModifierSort;
}

/** `value` says whether it helps; without it the line only states something. */
export function lineOf(label: string, figure: string, value?: number): LedgerLine {
  return { label, figure, tone: toneOf(value) };
}

function toneOf(value: number | undefined): LineTone {
  if (value === undefined) return 'plain';
  if (value === 0) return 'zero';
  return value > 0 ? 'plus' : 'minus';
}
