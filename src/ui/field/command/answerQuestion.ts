import { rosterOf } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import { findFieldUnit, type UnitId } from '../../../skirmish/model/state';
import type { FieldRoot } from '../../../store/field/fieldRoot';
import { answerAbout } from '../../../words/field/answers';
import { boardText } from '../../../words/field/boardText';
import { ENGLISH_COMMAND } from '../../../words/field/en/command';
import { cellName, type FieldSpeak } from '../../../words/field/narrator';
import { COMMAND_EXAMPLES, type Question } from '../../../words/field/parseCommand';
import { tellReason } from '../../../words/field/tellReason';
import type { FieldView } from '../common/fieldHooks';

export interface FieldQuestion {
  readonly question: Question;
  readonly words: readonly string[];
  /** Who is meant where a question names too few. */
  readonly chosen: UnitId | null;
  readonly tellRefusal: (refusal: SkirmishRefusal) => string;
}

/** Answers what changes nothing. */
export function answerQuestion(
  { book, seen, narrator, catalog }: FieldView,
  { fieldSeats }: Pick<FieldRoot, 'fieldSeats'>,
  { question, words, chosen, tellRefusal }: FieldQuestion,
): readonly string[] {
  const face = lookUp(catalog.rules, book.rules.id);
  const names = (face === undefined ? undefined : lookUp(catalog.units, rosterOf(face))) ?? {};
  if (question === 'help') return helpLines(narrator.speak, words[0]);
  if (question === 'undo' || question === 'quit') return [];
  if (question === 'why') {
    const { reasoned } = fieldSeats;
    return reasoned === null || seen.seen !== null
      ? [narrator.speak('field.why.nothing')]
      : tellReason(narrator, reasoned);
  }
  if (question === 'map') return boardText(catalog, seen, (unit) => names[unit.kind]?.glyph ?? '?');
  const position = chosen === null ? null : findFieldUnit(seen.field, chosen)?.position;
  const own = position == null ? [] : [cellName(position).toLowerCase()];
  const isShort = words.length < (question === 'odds' ? 2 : 1);
  const asked = { book, narrator, field: seen.field, side: seen.side, tellRefusal };
  return answerAbout(asked, question, isShort ? [...own, ...words] : words);
}

/** All commands, or what one of them does. */
function helpLines(speak: FieldSpeak, command: string | undefined): readonly string[] {
  const word = `typed.does.${command}`;
  const example = COMMAND_EXAMPLES.flatMap(([typed]) => typed.split(' · ')).find(
    (typed) => typed.split(' ')[0] === command,
  );
  if (isWord(word)) return [example === undefined ? speak(word) : `${example}: ${speak(word)}`];
  return [...COMMAND_EXAMPLES.map(([typed, does]) => `${typed}: ${speak(does)}`), speak('typed.help.more')];
}

function isWord(word: string): word is keyof typeof ENGLISH_COMMAND {
  return Object.hasOwn(ENGLISH_COMMAND, word);
}
