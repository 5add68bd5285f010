import { rosterOf } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldRoot } from '../../../store/field/fieldRoot';
import { answerAbout } from '../../../words/field/answers';
import { boardText } from '../../../words/field/boardText';
import { COMMAND_HELP, type Question } from '../../../words/field/parseCommand';
import { tellReason } from '../../../words/field/tellReason';
import type { FieldView } from '../common/fieldHooks';

/** Answers what changes nothing. */
export function answerQuestion(
  { book, seen, narrator, catalog }: FieldView,
  { fieldSeats }: FieldRoot,
  question: Question,
  words: readonly string[],
): readonly string[] {
  const face = lookUp(catalog.rules, book.rules.id);
  const names = (face === undefined ? undefined : lookUp(catalog.units, rosterOf(face))) ?? {};
  if (question === 'help') return COMMAND_HELP.map(([typed, does]) => `${typed}: ${does}`);
  if (question === 'undo' || question === 'quit') return [];
  if (question === 'why') {
    const { reasoned } = fieldSeats;
    return reasoned === null || seen.seen !== null
      ? [narrator.speak('field.why.nothing')]
      : tellReason(narrator, reasoned);
  }
  if (question === 'map') return boardText(catalog, seen, (unit) => names[unit.kind]?.glyph ?? '?');
  return answerAbout({ book, narrator, field: seen.field, side: seen.side }, question, words);
}
