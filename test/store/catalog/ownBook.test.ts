import { describe, expect, it } from 'vitest';
import type { Book } from '../../../src/battle/model/book';
import { selectOwnParts } from '../../../src/store/catalog/ownBookSelectors';
import { shippedBook } from '../../support/book';
import { MATCH, openTable } from '../support/table';

const BOOK = shippedBook();

function ownPartsOf(book: Book): readonly string[] {
  return selectOwnParts(openTable({}, MATCH, book).getState());
}

describe('the book of a battle', () => {
  it('is the page’s own, however it was read', () => {
    expect(ownPartsOf(BOOK)).toEqual([]);
    expect(ownPartsOf(JSON.parse(JSON.stringify(BOOK)))).toEqual([]);
  });

  it.each<[part: string, book: Partial<Book>]>([
    ['cards', { cards: { ...BOOK.cards, oathguard: { ...cardOf('oathguard'), attack: 99 } } }],
    ['abilities', { abilities: {} }],
    ['rules', { rules: { ...BOOK.rules, castleHealth: 7 } }],
    ['ground', { battlefields: {} }],
    ['formations', { formations: [] }],
  ])('differs from it in its %s', (part, changes) => {
    expect(ownPartsOf({ ...BOOK, ...changes })).toEqual([part]);
  });
});

function cardOf(id: string) {
  const card = BOOK.cards[id];
  if (card === undefined) throw new Error(`${id} is not shipped`);
  return card;
}
