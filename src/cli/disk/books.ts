import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { campaignBook } from '../../content/campaign/campaignStart';
import { loadCampaign } from '../../content/campaign/loadCampaign';
import { bookOf, type Catalog } from '../../content/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { changeOf, publishedBook } from '../../content/packed/publishedBook';
import { stableHash } from '../../kernel/hash';
import { CannotRun, type Terminal } from '../command';
import { cardsFolderFor, catalogFor, fieldCatalogFor } from './catalogFor';
import { locateCards } from './locateCards';
import { readCards } from './readCards';

/** Rules and cards that battles are played by, and what of them is published. */
export interface NamedBook {
  readonly name: string;
  readonly hash: string;
  readonly book: object;
  readonly file: object;
}

/** Where published books lie, beside the cards' folder: the built page carries them all, for as long as there are links. */
export function booksFolder(folder: string): string {
  return join(dirname(locateCards(folder, []).cardsFolder), 'public', 'books');
}

/** The books that the files in `cards/` make today: the card battle's, with each choice of house rules, and one for each rule set. */
export function booksOf(terminal: Terminal): readonly NamedBook[] {
  const catalog = catalogFor(terminal);
  const fields = fieldCatalogFor(terminal);
  const plain = whole('card battle', bookOf(catalog));
  const changed = choicesOf(Object.keys(catalog.houseRules)).map((chosen) => houseBook(catalog, chosen, plain));
  const sets = Object.keys(fields.rules).map((set) => {
    const book = fieldBookOf(fields, set);
    if (!book.ok) throw new CannotRun(`${set}: ${book.refusal.message}`);
    return whole(set, book.value);
  });
  return unique([plain, ...changed, ...campaignBooks(catalog, terminal, plain), ...sets]);
}

/** The campaign's rules and goals: mostly a book of each battle's own. */
function campaignBooks(catalog: Catalog, terminal: Terminal, plain: NamedBook): readonly NamedBook[] {
  return loadCampaign(readCards(cardsFolderFor(terminal)), catalog).catalog.battles.map((battle) =>
    changedBook(`campaign ${battle.number}`, campaignBook(catalog, battle), plain),
  );
}

function unique(books: readonly NamedBook[]): readonly NamedBook[] {
  return books.filter(({ hash }, place) => books.findIndex((other) => other.hash === hash) === place);
}

function whole(name: string, book: object): NamedBook {
  return { name, hash: stableHash(book), book, file: book };
}

function houseBook(catalog: Catalog, chosen: readonly string[], plain: NamedBook): NamedBook {
  return changedBook(chosen.join(', '), bookOf(catalog, chosen), plain);
}

function changedBook(name: string, book: object, plain: NamedBook): NamedBook {
  return { name, hash: stableHash(book), book, file: changeOf(book, plain.book, plain.hash) };
}

/** Every choice of at least one. */
function choicesOf(ids: readonly string[]): readonly (readonly string[])[] {
  const count = 2 ** ids.length;
  return Array.from({ length: count - 1 }, (_, choice) =>
    ids.filter((_id, place) => (((choice + 1) >> place) & 1) === 1),
  );
}

/** A book by its hash: today's, or one that was published. */
export async function bookNamed(terminal: Terminal, hash: string): Promise<object> {
  const today = booksOf(terminal).find((book) => book.hash === hash);
  if (today !== undefined) return today.book;
  const folder = booksFolder(terminal.home ?? terminal.folder);
  const found = await publishedBook(hash, async (name) => {
    const path = join(folder, `${name}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
  });
  if (found === undefined)
    throw new CannotRun(`the battle was played by the book ${hash}: no file in public/books holds it`);
  return found;
}
