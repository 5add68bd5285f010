import '../schema/zodWithoutEval';
import type { Book } from '../../battle/model/book';
import type { Start } from '../../battle/resolve/begin';
import type { Stream } from '../../kernel/chance';
import { lookAtBook } from './book';
import { faultLine, type Look } from './fault';
import { excessInSave } from './limits';
import { bySchema } from './look';
import { stream } from './position';
import { lookAtStart } from './start';

/**
 * What of a save the schemas of content know. A save is loaded when it is asked for: the checker is no part of the page that
 * opens first.
 */
interface Parts {
  readonly book: Book;
  readonly start: Start;
  readonly stream: Stream;
}

const LOOKS: { readonly [Name in keyof Parts]: Look } = {
  book: lookAtBook,
  start: lookAtStart,
  stream: bySchema(stream),
};

/** The first thing that is wrong with a part, where and why in one line, or null: what gets past this can be replayed. */
export function whatIsWrong(name: keyof Parts, value: unknown): string | null {
  const found = LOOKS[name](value);
  return found && faultLine({ ...found, path: [name, ...found.path] });
}

/** What of a whole save is larger than any right one can be, where and why in one line, or null. */
export function whatIsTooMuch(save: unknown): string | null {
  const found = excessInSave(save);
  return found && faultLine(found);
}

/** The book itself, not a copy: its hash is that of what was saved. */
export function savedBook(value: unknown): Book | null {
  return whatIsWrong('book', value) === null ? (value as Book) : null;
}

export function savedStart(value: unknown): Start | null {
  return whatIsWrong('start', value) === null ? (value as Start) : null;
}
