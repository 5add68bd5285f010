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

const SIGNS: { readonly [Kind in EntryKind]: (figure: string) => string } = {
  base: (figure) => figure,
  add: (figure) => `+ ${figure}`,
  percent: (figure) => `× ${figure}`,
  subtract: (figure) => `− ${figure}`,
  leastShare: (figure) => `≥ ${figure} %`,
  roundDown: (figure) => `⌊${figure}⌋`,
  least: (figure) => `≥ ${figure}`,
};

export function arithmeticLines(entries: readonly Entry[], speak: Speak): ArithmeticLine[] {
  return entries.map((entry) => ({
    label: sourceName(entry, speak),
    detail: (entry.of ?? []).map((part) => partText(part, speak)).join(' '),
    figure: figureOf(entry, speak),
    neutral: isNeutral(entry),
  }));
}

/** Whether there is anything to tell: a bare attack is its own result. */
export function isBareAttack(entries: readonly Entry[]): boolean {
  return entries.filter((entry) => !isNeutral(entry)).length < 2;
}

/** All steps in one line: "20 × 1.2 left wing − 4 defense = 20"; what was rounded off is shown: "= 19.4 → 19". */
export function arithmeticSentence(entries: readonly Entry[], result: number, speak: Speak): string {
  const steps = entries.filter((entry) => !isNeutral(entry) && entry.kind !== 'roundDown');
  const exact = entries.find((entry) => entry.kind === 'roundDown')?.value;
  const rounding = exact === undefined ? '' : `${decimal(exact, speak)} → `;
  return `${steps.map((entry) => partText(entry, speak)).join(' ')} = ${rounding}${result}`;
}

function partText(entry: Entry, speak: Speak): string {
  const figure = figureOf(entry, speak);
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

/** Percentages are told as factors: 120 % is × 1.2. */
function figureOf({ kind, value }: Entry, speak: Speak): string {
  return SIGNS[kind](decimal(kind === 'percent' ? value / 100 : value, speak));
}

/** Exact products have few decimals; two show them all without a tail of binary noise. */
export function decimal(value: number, speak: Speak): string {
  return speak('figure', { value });
}
