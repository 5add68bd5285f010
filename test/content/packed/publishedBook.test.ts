import { describe, expect, it } from 'vitest';
import { changeOf, publishedBook } from '../../../src/content/packed/publishedBook';
import { stableHash } from '../../../src/kernel/hash';

const PLAIN = { rules: { castle: 140 }, cards: { a: 1 } };
const HOUSE = { rules: { castle: 140, march: true }, cards: { a: 1 }, houseRules: ['march'] };
const [plain, house] = [stableHash(PLAIN), stableHash(HOUSE)];
const FILES: Record<string, unknown> = { [plain]: PLAIN, [house]: changeOf(HOUSE, PLAIN, plain) };
const read = async (hash: string): Promise<unknown> => FILES[hash];

describe('a published book', () => {
  it('is there whole, or as what differs from another', async () => {
    expect(await publishedBook(plain, read)).toEqual(PLAIN);
    expect(await publishedBook(house, read)).toEqual(HOUSE);
    expect(FILES[house]).toEqual({ of: plain, changed: { rules: HOUSE.rules, houseRules: ['march'] } });
  });

  it.each([
    ['is not there', undefined],
    ['is another book', { rules: 1 }],
    ['changes a book that is not there', { of: 'gone', changed: {} }],
    ['changes another change', { of: house, changed: {} }],
    ['is no object', 7],
  ])('is none when the file %s', async (_, file) => {
    expect(await publishedBook('wanted', async (hash) => (hash === 'wanted' ? file : FILES[hash]))).toBeUndefined();
  });
});
