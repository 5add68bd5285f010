import type { Entry, EntryKind } from '../core/arithmetic/entry';
import { type Expression, inParentheses, plus, times, written } from './expression';
import { exactly } from './figures';
import type { Names } from './names';
import { nameInside } from './sources';
import type { Speak } from './speak';

/** Who writes the steps of a reckoning down: by what words and names. */
export interface Scribe {
  readonly speak: Speak;
  readonly names: Names;
}

/** The kinds of steps that continue a term; limits and rounding are statements about one. */
type Step = Extract<EntryKind, 'base' | 'add' | 'percent' | 'subtract'>;

const STEPS: { readonly [Kind in Step]: (scribe: Scribe, sofar: Expression, entry: Entry) => Expression } = {
  base: ({ speak }, _, { value }) => written(exactly(value, speak)),
  add: (scribe, sofar, entry) => plus(sofar, signOf(entry), namedFigure(scribe, entry, Math.abs(entry.value))),
  percent: (scribe, sofar, entry) => times(sofar, factor(scribe, entry)),
  subtract: (scribe, sofar, entry) => plus(sofar, signOf(entry), namedFigure(scribe, entry, Math.abs(entry.value))),
};

/** Steps as one term, what changes nothing left out: "(31 + 4 Inspire) × 0.8 left wing − 2 defense". */
export function termOf(scribe: Scribe, entries: readonly Entry[], start: Expression = written('')): Expression {
  return entries
    .filter((entry) => !isNeutral(entry))
    .reduce((sofar, entry) => (isStep(entry.kind) ? STEPS[entry.kind](scribe, sofar, entry) : sofar), start);
}

/** What is taken away is added where it is below 0, and the other way round. */
export function signOf({ kind, value }: Entry): '+' | '−' {
  return (kind === 'subtract') === value < 0 ? '+' : '−';
}

export function namedFigure({ speak, names }: Scribe, entry: Entry, value: number): string {
  return `${exactly(value, speak)} ${nameInside(entry, speak, names)}`;
}

/** Percentages are told as factors: 120 % is × 1.2; one made of several as their sum: × (1.5 from the rear + 0.25 Backstab). */
function factor(scribe: Scribe, entry: Entry): string {
  if (entry.of === undefined) return namedFigure(scribe, entry, entry.value / 100);
  const [first = entry, ...more] = asFactors(entry.of);
  return inParentheses(termOf(scribe, more, written(namedFigure(scribe, first, first.value))));
}

/** The parts of a percentage are percentages. */
export function asFactors(parts: readonly Entry[]): Entry[] {
  return parts.map((part) => ({ ...part, value: part.value / 100 }));
}

export function isNeutral({ kind, value }: Entry): boolean {
  return (
    (kind === 'percent' && value === 100) || (kind === 'add' && value === 0) || (kind === 'subtract' && value === 0)
  );
}

function isStep(kind: EntryKind): kind is Step {
  return Object.hasOwn(STEPS, kind);
}
