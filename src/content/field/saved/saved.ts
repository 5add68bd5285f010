import '../../schema/zodWithoutEval';
import type { FieldBook } from '../../../skirmish/model/book';
import { type Fault, faultLine, type Look } from '../../saved/fault';
import { bySchema } from '../../saved/look';
import { stream } from '../../saved/position';
import { lookAtFieldBook } from './book';
import { excessInFieldSave } from './limits';
import { lookAtFieldOrders } from './orders';
import { lookAtFieldStart } from './start';

/** Finds what is wrong with a part of a save of the open field, where and why in one line, or null. */
type Question = (value: unknown) => string | null;

const question =
  (name: string, look: Look): Question =>
  (value) =>
    line(look(value), name);

export const whatIsWrongWithFieldBook = question('book', lookAtFieldBook);
export const whatIsWrongWithFieldStream = question('stream', bySchema(stream));
export const whatIsWrongWithFieldOrders = question('orders', lookAtFieldOrders);

/** With the book that it is played by, which must be right already. */
export function whatIsWrongWithFieldStart(book: FieldBook, start: unknown): string | null {
  return line(lookAtFieldStart(book)(start), 'start');
}

/** What of a whole save is larger than any right one can be. */
export function whatIsTooMuchOnField(save: unknown): string | null {
  const found = excessInFieldSave(save);
  return found?.path.length === 0 ? `it ${found.reason}` : found && faultLine(found);
}

function line(found: Fault | null, name: string): string | null {
  return found && faultLine({ ...found, path: [name, ...found.path] });
}
