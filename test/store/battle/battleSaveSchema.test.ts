import { describe, expect, it } from 'vitest';
import { openRecord } from '../../../src/battle/model/record';
import { whatIsWrongWithSave } from '../../../src/store/battle/battleSaveSchema';
import { shippedBook } from '../../support/book';
import { MATCH } from '../support/table';

const BOOK = shippedBook();
const SAVE = {
  record: openRecord(BOOK, MATCH),
  book: BOOK,
  seats: { left: 'human', right: 'greedy' },
  stream: [1, 2, 3, 4],
};

describe('the shape of a save', () => {
  it('is that of one with or without scenario and number', () => {
    expect(whatIsWrongWithSave(SAVE)).toBeNull();
    expect(whatIsWrongWithSave({ ...SAVE, scenario: 'A rule case', sequence: 12 })).toBeNull();
  });

  it('has no limit of orders but that of its file', () => {
    const orders = Array.from({ length: 50_000 }, () => ({ type: 'endTurn' }));
    expect(whatIsWrongWithSave({ ...SAVE, record: { ...SAVE.record, orders } })).toBeNull();
  });

  it.each<[changes: object, says: string]>([
    [{ record: null }, 'record: must be an object { … }'],
    [{ record: { ...SAVE.record, rules: 7 } }, 'record.rules: must be a hash'],
    [{ record: { ...SAVE.record, orders: {} } }, 'record.orders: must be a list'],
    [{ record: { ...SAVE.record, start: { ...MATCH, seed: '1' } } }, 'record.start.seed: must be a whole number'],
    [{ book: { ...BOOK, cards: null } }, 'book.cards: must be an object { … }'],
    [{ stream: [1] }, 'stream: must be a list of 4 to 4 whole numbers'],
    [{ scenario: 5 }, 'scenario: must be a line of text'],
    [{ sequence: 0.5 }, 'sequence: must be a whole number'],
  ])('says what is wrong: %#', (changes, says) => {
    expect(whatIsWrongWithSave({ ...SAVE, ...changes })).toBe(`its content is not that of a battle: ${says}`);
  });

  it('has somebody known in both seats', () => {
    for (const seats of [null, { left: 'human' }, { left: 'human', right: 'constructor' }]) {
      expect(whatIsWrongWithSave({ ...SAVE, seats })).toMatch(/: seats: must name human, .* for both sides$/);
    }
  });

  it('is no list, word or nothing', () => {
    for (const value of [[], 'save', null, undefined]) {
      expect(whatIsWrongWithSave(value)).toBe('its content is not that of a battle: it must be an object { … }');
    }
  });
});
