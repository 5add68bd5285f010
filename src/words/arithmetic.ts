import type { Source } from '../battle/damage/sources';
import type { Entry, EntryKind } from '../core/arithmetic/entry';
import type { Names } from './names';
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

/** Sources that bring a name of their own: `ability:mend`, `formation:phalanx`. */
const NAMED = ['ability', 'formation'] as const;

export function arithmeticLines(entries: readonly Entry[], speak: Speak, names: Names): ArithmeticLine[] {
  return entries.map((entry) => ({
    label: sourceName(entry, speak, names),
    detail: (entry.of ?? []).map((part) => partText(asPartOf(entry, part), speak, names)).join(' '),
    figure: figureOf(entry, speak),
    neutral: isNeutral(entry),
  }));
}

/** Whether there is anything to tell: a bare attack is its own result. */
export function isBareAttack(entries: readonly Entry[]): boolean {
  return entries.filter((entry) => !isNeutral(entry)).length < 2;
}

/** All steps in one line: "20 × 1.2 left wing − 4 defense = 20"; what was rounded off is shown: "= 19.4 → 19". */
export function arithmeticSentence(entries: readonly Entry[], result: number, speak: Speak, names: Names): string {
  const steps = entries.filter((entry) => !isNeutral(entry) && entry.kind !== 'roundDown');
  const exact = entries.find((entry) => entry.kind === 'roundDown')?.value;
  const rounding = exact === undefined ? '' : `${decimal(exact, speak)} → `;
  return `${steps.map((entry) => partText(entry, speak, names)).join(' ')} = ${rounding}${result}`;
}

/** A factor put together from several is one factor with its reasons: "× 1.75 from the rear + Backstab". */
function partText(entry: Entry, speak: Speak, names: Names): string {
  const figure = figureOf(entry, speak);
  if (entry.kind === 'base') return figure;
  const reasons = entry.kind === 'percent' && entry.of !== undefined ? entry.of : [entry];
  return `${figure} ${reasons.map((reason) => nameInside(reason, speak, names)).join(' + ')}`;
}

/** The parts of a percentage are percentages, and told as factors like itself. */
function asPartOf({ kind }: Entry, part: Entry): Entry {
  return kind === 'percent' ? { ...part, value: part.value / 100 } : part;
}

function isNeutral({ kind, value }: Entry): boolean {
  return (
    (kind === 'percent' && value === 100) || (kind === 'add' && value === 0) || (kind === 'subtract' && value === 0)
  );
}

function sourceName({ source }: Entry, speak: Speak, names: Names): string {
  return ownName(source, names) ?? speak(`source.${source as Source}`);
}

/** Inside a line the names of rules are common nouns; abilities and formations keep their capital. */
function nameInside({ source }: Entry, speak: Speak, names: Names): string {
  return ownName(source, names) ?? speak(`source.${source as Source}`).toLowerCase();
}

/** All other sources are in the catalogs; `source` is text only because the core knows no cards. */
function ownName(source: string, names: Names): string | undefined {
  const kind = NAMED.find((each) => source.startsWith(`${each}:`));
  return kind === undefined ? undefined : names[kind](source.slice(kind.length + 1));
}

/** Percentages are told as factors: 120 % is × 1.2. */
function figureOf({ kind, value }: Entry, speak: Speak): string {
  return SIGNS[kind](decimal(kind === 'percent' ? value / 100 : value, speak));
}

/** Exact products have few decimals; two show them all without a tail of binary noise. */
export function decimal(value: number, speak: Speak): string {
  return speak('figure', { value });
}
