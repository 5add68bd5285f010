import { createIntl } from 'react-intl';
import { ENGLISH_COMMAND } from '../../../words/field/en/command';
import type { FieldSpeak } from '../../../words/field/narrator';
import type { Completion } from '../../command/complete';
import { type CompletionContext, completeFieldLine } from './complete';
import { type LineTable, runLine } from './runLine';

/** The page's language. */
export interface TypedIn {
  readonly locale: string;
  readonly messages: Readonly<Record<string, unknown>>;
}

/** Reads, completes and answers typed lines. The English words of the answers come along; another language has them already. */
export const TYPING = {
  complete: (line: string, context: CompletionContext): Completion[] => completeFieldLine(line, context),
  run: (line: string, table: LineTable, language: TypedIn): readonly string[] => {
    const speak = withTypedWords(table.view.narrator.speak, language);
    return runLine(line, { ...table, view: { ...table.view, narrator: { ...table.view.narrator, speak } } });
  },
};

export type Typing = typeof TYPING;

function withTypedWords(speak: FieldSpeak, { locale, messages }: TypedIn): FieldSpeak {
  const typed = createIntl({ locale, messages: { ...ENGLISH_COMMAND, ...(messages as Record<string, string>) } });
  return (word, values) =>
    Object.hasOwn(ENGLISH_COMMAND, word) ? typed.formatMessage({ id: word }, { ...values }) : speak(word, values);
}
