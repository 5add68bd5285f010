import type { Entry, EntryKind } from '../core/arithmetic/entry';
import { evaluateEntries } from '../core/arithmetic/evaluateEntries';
import { briefly, exactly } from './figures';
import type { Names } from './names';
import { asFactors, isNeutral, type Scribe, signOf, termOf } from './reckoning';
import { sourceName } from './sources';
import type { Speak } from './speak';

/** One line of the arithmetic behind a number; it is done to what the lines before it come to. */
export interface ArithmeticLine {
  readonly label: string;
  /** How a composed amount came about: "4 × 0.9 left wing". */
  readonly detail: string;
  readonly figure: string;
  /** A factor of one changes nothing: greyed, not hidden. */
  readonly neutral: boolean;
}

/** `sofar` are the steps up to this one. */
const FIGURES: { readonly [Kind in EntryKind]: (speak: Speak, entry: Entry, sofar: readonly Entry[]) => string } = {
  base: (speak, { value }) => exactly(value, speak),
  add: (speak, entry) => `${signOf(entry)} ${exactly(Math.abs(entry.value), speak)}`,
  percent: (speak, { value }) => `× ${exactly(value / 100, speak)}`,
  subtract: (speak, entry) => `${signOf(entry)} ${exactly(Math.abs(entry.value), speak)}`,
  leastShare: (speak, _, sofar) => `≥ ${exactly(evaluateEntries(sofar), speak)}`,
  roundDown: (speak, { value }) => `⌊${briefly(value, speak)}⌋`,
  least: (speak, { value }) => `≥ ${exactly(value, speak)}`,
};

export function arithmeticLines(entries: readonly Entry[], speak: Speak, names: Names): ArithmeticLine[] {
  return entries.map((entry, index) => ({
    label: sourceName(entry, speak, names),
    detail: detailOf({ speak, names }, entry, entries.slice(0, index)),
    figure: FIGURES[entry.kind](speak, entry, entries.slice(0, index + 1)),
    neutral: isNeutral(entry),
  }));
}

function detailOf(scribe: Scribe, entry: Entry, before: readonly Entry[]): string {
  if (entry.kind === 'leastShare') return shareText(scribe.speak, entry, before.slice(0, -1));
  const { kind, of = [] } = entry;
  const term = termOf(scribe, kind === 'percent' ? asFactors(of) : of);
  return term.shape === 'number' ? '' : term.text;
}

/** Of the blow before its defence: "24 × 0.25". */
function shareText(speak: Speak, { value }: Entry, attack: readonly Entry[]): string {
  return `${exactly(evaluateEntries(attack), speak)} × ${exactly(value / 100, speak)}`;
}
