import { describe, expect, it } from 'vitest';
import { openRecord } from '../../../src/battle/model/record';
import { whatIsTooMuchInSave } from '../../../src/store/battle/battleSaveSchema';
import type { SaveFile } from '../../../src/store/saves/save';
import { withValue } from '../../content/saved/support/samples';
import { shippedBook } from '../../support/book';
import { battleFile, END, MATCH, openBattleFile } from '../support/table';

const BOOK = shippedBook();
const SOUND = battleFile({
  record: openRecord(BOOK, MATCH),
  book: BOOK,
  seats: { left: 'human', right: 'greedy' },
  stream: [1, 2, 3, 4],
});

/** A checksum that fits nothing: whoever is refused for something else wasn't hashed before. */
function unsealed(path: readonly string[], value: unknown): SaveFile {
  return { ...SOUND, checksum: 'never', save: withValue(SOUND.save, path, value) as SaveFile['save'] };
}

const many = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const table = (count: number) => Object.fromEntries(many(count, {}).map((entry, index) => [`card-${index}`, entry]));
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('the limits of a save', () => {
  // Seed 18157396 of the forged saves: 6.2 MB in the parts of one ability.
  it.each<[path: readonly string[], value: unknown, says: string]>([
    [['book', 'abilities', 'guard', 'parts'], many(1000, {}), 'must have at most 999 entries'],
    [['book', 'abilities', 'guard', 'parts'], many(99, many(200, 1)), 'must be smaller'],
    [['book', 'cards'], table(4097), 'must have at most 4096 entries'],
    [['book', 'terrains'], many(4097, {}), 'must have at most 4096 entries'],
    [['book', 'cards', 'oathguard', 'id'], 'a'.repeat(201), 'must be a shorter text'],
    [['book', 'rules', 'zones'], nested(50), 'must be less deeply nested'],
    [['record', 'start', 'decks', 'left'], many(1000, 'oathguard'), 'must have at most 999 entries'],
    [['record', 'orders'], [END, { type: 'x'.repeat(201) }], 'must be a shorter text'],
    [['record', 'rules'], 'x'.repeat(201), 'must be a shorter text'],
    [['scenario'], 'x'.repeat(201), 'must be a shorter text'],
    [['stream'], many(1000, 1), 'must have at most 999 entries'],
    [['added'], many(99, many(200, 1)), 'must be smaller'],
  ])('are looked at before its checksum: %j', (path, value, says) => {
    expect(openBattleFile(unsealed(path, value))).toMatchObject({
      ok: false,
      refusal: expect.stringMatching(
        new RegExp(`^its content is not that of a battle: ${path.join('\\.')}.*: ${says}$`),
      ),
    });
  });

  it.each<[path: readonly string[], value: unknown]>([
    [['book', 'cards', 'oathguard', 'health'], -1],
    [['book', 'added'], 1],
    [['record', 'start'], null],
    [['record', 'orders'], many(20_000, END)],
    [['seats'], null],
  ])('leave the rest to the checksum: %j', (path, value) => {
    expect(openBattleFile(unsealed(path, value))).toEqual({
      ok: false,
      refusal: 'its checksum does not fit its content',
    });
  });

  it('hold whatever stands in the place of a save', () => {
    for (const save of [undefined, null, 5, 'save', [], {}, { record: null, book: 7 }]) {
      expect(whatIsTooMuchInSave(save)).toBeNull();
    }
    expect(whatIsTooMuchInSave('x'.repeat(201))).toMatch(/must be a shorter text$/);
    expect(whatIsTooMuchInSave(many(1000, 1))).toMatch(/must have at most 999 entries$/);
    expect(whatIsTooMuchInSave(new Date(0))).toMatch(/must be plain JSON$/);
  });
});
