import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bookOf } from '../../content/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { stableHash } from '../../kernel/hash';
import { CannotRun, type Terminal } from '../command';
import { catalogFor, fieldCatalogFor } from './catalogFor';
import { locateCards } from './locateCards';

/** Rules and cards that battles are played by. */
export interface NamedBook {
  readonly name: string;
  readonly hash: string;
  readonly book: object;
}

/** The books that the files in `cards/` make today: that of the card battle, and one for each rule set of the open field. */
export function booksOf(terminal: Terminal): readonly NamedBook[] {
  const fields = fieldCatalogFor(terminal);
  const sets = Object.keys(fields.rules).map((set) => {
    const book = fieldBookOf(fields, set);
    if (!book.ok) throw new CannotRun(`${set}: ${book.refusal.message}`);
    return named(set, book.value);
  });
  return [named('card battle', bookOf(catalogFor(terminal))), ...sets];
}

function named(name: string, book: object): NamedBook {
  return { name, hash: stableHash(book), book };
}

/** A book by its hash: today's, or one that was published. */
export function bookNamed(terminal: Terminal, hash: string): object {
  const today = booksOf(terminal).find((book) => book.hash === hash);
  if (today !== undefined) return today.book;
  const path = join(
    dirname(locateCards(terminal.home ?? terminal.folder, []).cardsFolder),
    'public/books',
    `${hash}.json`,
  );
  try {
    const book: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (stableHash(book) === hash) return book as object;
  } catch {
    // Said below.
  }
  throw new CannotRun(`the battle was played by the book ${hash}: no file in public/books holds it`);
}
