import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Book } from '../../battle/model/book';
import { whatIsWrongWithFieldBook } from '../../content/field/saved/saved';
import { battleChecks } from '../../content/packed/checkedBattle';
import { fieldChecks } from '../../content/packed/checkedField';
import { momentFile } from '../../content/packed/momentFile';
import { type OpenedMoment, openMoment } from '../../content/packed/openMoment';
import { type BattleToPack, packedBattle } from '../../content/packed/packedBattle';
import { type FieldToPack, packedField } from '../../content/packed/packedField';
import { LONGEST_PACKED, packedHead } from '../../content/packed/packedText';
import { whatIsWrong } from '../../content/saved/saved';
import { stableHash } from '../../kernel/hash';
import type { PackedGame, PackedTypes } from '../../kernel/packing/packedGame';
import type { Result } from '../../kernel/result';
import type { FieldBook } from '../../skirmish/model/book';
import { CannotRun, type Terminal } from '../command';
import { bookNamed } from './books';

/** A packed battle that a word names, and which moment of it; a file may have brought its book with it. */
export interface NamedMoment {
  readonly packed: string;
  readonly moment: string | null;
  readonly book: unknown;
}

/** A link, or what stands in it; null for any other word. */
function linkIn(word: string): NamedMoment | null {
  const [, packed = '', moment = null] =
    /(?:^|battles\/link\/)([cf][0-9a-f]{16}[\w-]*)(?:\/([\d.]+))?$/.exec(word) ?? [];
  return packedHead(packed) === null ? null : { packed, moment, book: undefined };
}

/** The position of a link as the file of a scenario; null for any word that is no link. */
export async function scenarioOfLink(word: string, terminal: Terminal): Promise<string | null> {
  const link = linkIn(word);
  const head = link === null ? null : packedHead(link.packed);
  if (link === null || head === null) return null;
  const { packed, moment } = link;
  const book = (await bookNamed(terminal, head.book)) as object;
  return momentFile({ name: `${head.book}/${moment ?? 'end'}`, packed, moment, book });
}

/** A link, what stands in it, the file of a moment, or a file of battles that the page has exported. */
export function momentsNamed(word: string, folder: string): readonly NamedMoment[] {
  const link = linkIn(word);
  if (link !== null) return [link];
  const text = textOf(word, folder);
  const found = [...text.slice(0, 400 * LONGEST_PACKED).matchAll(/"packed":\s*"([\w-]+)"/g)];
  if (found.length === 0) throw new CannotRun(`${word} holds no kept battle`);
  const { moment: at, book, books } = looseIn(text);
  return found.map(([, each = '']) => ({
    packed: each,
    moment: typeof at === 'string' ? at : null,
    book: book ?? (typeof books === 'object' ? Reflect.get(books ?? {}, packedHead(each)?.book ?? '') : undefined),
  }));
}

/** The only one that is named. */
export function onlyMomentNamed([word, another]: readonly string[], folder: string): NamedMoment {
  if (word === undefined) throw new CannotRun('a link or a file of a battle is missing');
  if (another !== undefined)
    throw new CannotRun(`"${another.slice(0, 60)}" is one word too many: a link or a file names one battle`);
  const [first, ...others] = momentsNamed(word, folder);
  if (first === undefined || others.length > 0) throw new CannotRun(`${word} holds more than one battle`);
  return first;
}

function textOf(word: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, word), 'utf8');
  } catch {
    throw new CannotRun(`"${word.slice(0, 60)}" is neither a link to a battle nor a file`);
  }
}

function looseIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** A battle followed as far as its moment, in the words of its game. */
export type FoundMoment = { readonly hash: string } & (
  | {
      readonly mode: 'battle';
      readonly book: Book;
      readonly opened: OpenedMoment<BattleToPack>;
      readonly game: PackedGame<BattleToPack>;
    }
  | {
      readonly mode: 'field';
      readonly book: FieldBook;
      readonly opened: OpenedMoment<FieldToPack>;
      readonly game: PackedGame<FieldToPack>;
    }
);

export async function followTo(
  { packed, moment, book: carried }: NamedMoment,
  terminal: Terminal,
): Promise<FoundMoment> {
  const head = packedHead(packed);
  if (head === null) throw new CannotRun(`"${packed.slice(0, 60)}" is no packed battle`);
  const { book: hash } = head;
  const isCarried = carried !== undefined && stableHash(carried) === hash;
  const book = isCarried ? carried : await bookNamed(terminal, hash);
  if (head.mode === 'field') {
    blameBook(whatIsWrongWithFieldBook(book));
    const known = book as FieldBook;
    const opened = openedOf(openMoment(packedField, fieldChecks, known, packed, moment));
    return { mode: 'field', hash, book: known, opened, game: packedField };
  }
  blameBook(whatIsWrong('book', book));
  const known = book as Book;
  const opened = openedOf(openMoment(packedBattle, battleChecks, known, packed, moment));
  return { mode: 'battle', hash, book: known, opened, game: packedBattle };
}

function blameBook(wrong: string | null): void {
  if (wrong !== null) throw new CannotRun(`the battle's book can't be used: ${wrong}`);
}

function openedOf<Types extends PackedTypes>(opened: Result<OpenedMoment<Types>, string>): OpenedMoment<Types> {
  if (!opened.ok) throw new CannotRun(`the battle can't be opened: ${opened.refusal}`);
  return opened.value;
}
