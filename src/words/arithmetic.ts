import type { Source } from '../battle/damage';
import type { Entry, EntryKind } from '../core/arithmetic/ledger';
import type { Speak } from './speak';

/** One line of the arithmetic behind a number. */
export interface ArithmeticLine {
  readonly label: string;
  /** How a composed amount came about: "4 × 0.9 left wing". */
  readonly detail: string;
  readonly figure: string;
  /** A factor of one changes nothing: greyed, not hidden. */
  readonly neutral: boolean;
}

const FIGURES: { readonly [Kind in EntryKind]: (value: number) => string } = {
  base: (value) => decimal(value),
  add: (value) => `+ ${decimal(value)}`,
  percent: (value) => `× ${decimal(value / 100)}`,
  subtract: (value) => `− ${decimal(value)}`,
  leastShare: (value) => `≥ ${decimal(value)} %`,
  roundDown: (value) => `⌊${decimal(value)}⌋`,
  least: (value) => `≥ ${decimal(value)}`,
};

export function arithmeticLines(entries: readonly Entry[], speak: Speak): ArithmeticLine[] {
  return entries.map((entry) => ({
    label: sourceName(entry, speak),
    detail: (entry.of ?? []).map((part) => partText(part, speak)).join(' '),
    figure: FIGURES[entry.kind](entry.value),
    neutral: isNeutral(entry),
  }));
}

/** All steps in one line: "20 × 1.2 left wing − 4 defense = 20"; what was rounded off is shown: "= 19.4 → 19". */
export function arithmeticSentence(entries: readonly Entry[], result: number, speak: Speak): string {
  const steps = entries.filter((entry) => !isNeutral(entry) && entry.kind !== 'roundDown');
  const exact = entries.find((entry) => entry.kind === 'roundDown')?.value;
  const rounding = exact === undefined ? '' : `${decimal(exact)} → `;
  return `${steps.map((entry) => partText(entry, speak)).join(' ')} = ${rounding}${result}`;
}

function partText(entry: Entry, speak: Speak): string {
  const figure = FIGURES[entry.kind](entry.value);
  return entry.kind === 'base' ? figure : `${figure} ${sourceName(entry, speak).toLowerCase()}`;
}

function isNeutral({ kind, value }: Entry): boolean {
  return (
    (kind === 'percent' && value === 100) || (kind === 'add' && value === 0) || (kind === 'subtract' && value === 0)
  );
}

/** The battle's own sources are all in the catalogs; `source` is text only because the core knows no cards. */
function sourceName({ source }: Entry, speak: Speak): string {
  return speak(`source.${source as Source}`);
}

/** Exact products have few decimals; two show them all without a tail of binary noise. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
