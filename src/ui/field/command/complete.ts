import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, isStandingUnit, type SkirmishState, type UnitId } from '../../../skirmish/model/state';
import { cellName, numberOf } from '../../../words/field/narrator';
import { QUESTIONS } from '../../../words/field/parseCommand';
import { typedOrder } from '../../../words/field/typedOrder';
import { parseUnit } from '../../../words/field/typedParts';
import type { Completion } from '../../command/complete';

/** What a line can be completed from: what is seen, what is legal, and who is chosen. */
export interface CompletionContext {
  readonly field: SkirmishState;
  readonly legal: readonly SkirmishOrder[];
  readonly chosen: UnitId | null;
  readonly nameOf: (unit: UnitId) => string;
}

/** Legal and never listed. */
const ALWAYS: readonly (readonly string[])[] = [['forfeit'], ['draw']];
/** Questions about a unit. */
const ABOUT_UNITS: ReadonlySet<string> = new Set(['inspect', 'threat', 'odds', 'flank']);

/** What the last word of a line may become: commands, then cells and names of units, as they lead to a legal order. */
export function completeFieldLine(line: string, context: CompletionContext): Completion[] {
  const words = line.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  const said = words.slice(0, -1).map((word, index) => (index === 0 ? word : placeWord(word, context.field)));
  const next = new Set(
    linesFor(context)
      .filter((typed) => said.every((word, index) => typed[index]?.toLowerCase() === word))
      .flatMap((typed) => typed[said.length] ?? []),
  );
  const before = line.slice(0, line.length - last.length);
  return [...next].flatMap((word) => {
    const spelling = spellings(word, context.field).find((each) => each.toLowerCase().startsWith(last));
    if (spelling === undefined) return [];
    return [{ line: `${before}${spelling} `, detail: detailOf(word, context) }];
  });
}

/** Every legal order as it is typed, with and without the chosen unit, and every question. */
function linesFor({ field, legal, chosen }: CompletionContext): (readonly string[])[] {
  const orders = legal.map((order) => typedOrder(field, order));
  const place = chosen === null ? null : findFieldUnit(field, chosen)?.position;
  const own = place == null ? '' : cellName(place);
  const short = orders.flatMap((words) => {
    const at = words[0] === 'man' ? 2 : 1;
    return own !== '' && words[at] === own ? [words.toSpliced(at, 1)] : [];
  });
  return [...orders, ...short, ...ALWAYS, ...questions(field)];
}

function questions(field: SkirmishState): (readonly string[])[] {
  const cells = field.units.flatMap(({ position }) => (position === null ? [] : [cellName(position)]));
  return QUESTIONS.flatMap((question): (readonly string[])[] => {
    if (!ABOUT_UNITS.has(question)) return [[question]];
    if (question === 'odds') return cells.flatMap((one) => cells.map((other) => [question, one, other]));
    return cells.map((cell) => [question, cell]);
  });
}

/** A unit's name stands for its cell. */
function placeWord(word: string, field: SkirmishState): string {
  const unit = parseUnit(field, word);
  return unit === null ? word : cellName(unit.position).toLowerCase();
}

/** A cell can be called by who stands there. */
function spellings(word: string, field: SkirmishState): readonly string[] {
  const unit = parseUnit(field, word.toLowerCase());
  if (unit === null || !isStandingUnit(unit)) return [word];
  const number = numberOf(field.units, unit);
  const name = `${unit.kind}${number === 0 ? '' : number}`;
  // Of two squads with the same class the mover's own is meant by the name.
  return parseUnit(field, name)?.id === unit.id ? [word, name] : [word];
}

function detailOf(word: string, { field, nameOf }: CompletionContext): string {
  const unit = parseUnit(field, word.toLowerCase());
  return unit === null ? '' : nameOf(unit.id);
}
