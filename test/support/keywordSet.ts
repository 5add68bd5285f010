import type { Book } from '../../src/battle/model/book';
import { readCards } from '../../src/cli/disk/readCards';
import { bookOf, type Catalog } from '../../src/content/catalog';
import { type CardFiles, type LoadedCatalog, loadCatalog } from '../../src/content/load/loadCatalog';

/** Keywords, cards, a faction and a deck that the game doesn't ship, written in JSON alone. */
const SET = 'test/battle/sets/keywords';

/** Made of the vocabulary alone; no rule knows them. */
export const NEW_KEYWORDS = [
  'bloodlust',
  'executioner',
  'hill-born',
  'homeguard',
  'lifesteal',
  'scorch',
  'second-wind',
  'shield-wall',
  'thorns',
  'volatile',
] as const;
export type NewKeyword = (typeof NEW_KEYWORDS)[number];

/** The set's faction and its deck have one name. */
export const PROVING = 'proving';

export function keywordFiles(): CardFiles {
  return readCards(SET);
}

/** `cards/` with more files beside it, as if they lay there. */
export function loadBeside(more: CardFiles): LoadedCatalog {
  const files = new Map([...readCards('cards'), ...more]);
  // Whether an emblem is drawn is the content tests' business; reading all four thousand of them takes a second.
  const emblems = [...files.values()].flatMap((text) => [...(text ?? '').matchAll(/"(?:emblem|glyph)": "([^"]+)"/g)]);
  return loadCatalog(files, new Set(emblems.map(([, name]) => name ?? '')));
}

let together: Catalog | undefined;

/** What `cards/` and the set hold, read from the disk once. */
export function keywordCatalog(): Catalog {
  together ??= mustBeRight(loadBeside(keywordFiles()));
  return together;
}

let book: Book | undefined;

export function keywordBook(): Book {
  book ??= bookOf(keywordCatalog());
  return book;
}

function mustBeRight({ catalog, problems }: LoadedCatalog): Catalog {
  if (catalog === null || problems.length > 0) throw new Error(`${SET} is broken: ${JSON.stringify(problems[0])}`);
  return catalog;
}
