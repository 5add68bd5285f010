import { createSelector } from '@reduxjs/toolkit';
import type { Book } from '../../battle/model/book';
import { bookOf } from '../../content/catalog';
import { stableHash } from '../../kernel/hash';
import { selectBook, selectCatalog } from '../view/battleSelectors';

/** What a battle may have of its own. */
export const BOOK_PARTS = ['cards', 'abilities', 'rules', 'ground', 'formations'] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

const PARTS: Readonly<Record<BookPart, (book: Book) => unknown>> = {
  cards: ({ cards }) => cards,
  abilities: ({ abilities }) => abilities,
  rules: ({ rules }) => rules,
  ground: ({ terrains, battlefields }) => [terrains, battlefields],
  formations: ({ formations }) => formations,
};

const NOTHING: readonly BookPart[] = [];

/** In what the book of the battle at hand isn't that of the page: a file, a scenario and an older save have their own. */
export const selectOwnParts = createSelector([selectBook, selectCatalog], (book, catalog): readonly BookPart[] => {
  if (book === null) return NOTHING;
  const pages = bookOf(catalog, book.houseRules);
  const own = BOOK_PARTS.filter((part) => stableHash(PARTS[part](book)) !== stableHash(PARTS[part](pages)));
  return own.length === 0 ? NOTHING : own;
});
