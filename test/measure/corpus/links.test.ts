import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../src/content/catalog';
import { fieldBookOf } from '../../../src/content/field/fieldBookOf';
import { packedHead } from '../../../src/content/packed/packedText';
import { stableHash } from '../../../src/kernel/hash';
import { type Golden, goldenBattle } from '../../../src/measure/corpus/goldenBattle';
import { goldenField } from '../../../src/measure/corpus/goldenField';
import { finalOfLink } from '../../content/packed/golden/golden';
import { fieldCatalog } from '../../skirmish/support/books';
import { shippedCatalog } from '../../support/book';
import { SOAK } from '../../support/gameRunner';

const BATTLES = 1000;
const FIELDS = 250;
const LIMIT = 7_200_000;

/** Opens every link with the book that it names, and says how long they are. */
function openAll(name: string, battles: readonly Golden[], books: ReadonlyMap<string, object>): void {
  let differences = 0;
  for (const { packed, final } of battles) {
    const book = books.get(packedHead(packed)?.book ?? '');
    if (book === undefined) throw new Error('the link names a book that it was not played by');
    const replayed = finalOfLink(packed, book);
    if (replayed.final !== final || replayed.divergence !== null) differences += 1;
  }
  const lengths = battles.map(({ packed }) => packed.length).sort((one, other) => one - other);
  const median = lengths[Math.floor(lengths.length / 2)];
  console.info(
    `${battles.length} links, ${name}: ${differences} differences, ${median} characters in the median, ${lengths.at(-1)} at most`,
  );
  expect(differences).toBe(0);
  expect(median).toBeLessThanOrEqual(600);
  expect(lengths.at(-1)).toBeLessThanOrEqual(2000);
}

const byHash = (books: readonly object[]) => new Map(books.map((book) => [stableHash(book), book]));
const seeds = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The golden links are the same for every day. */
describe.runIf(SOAK)('links of battles between opponents open to the same last state', () => {
  it(
    `card battles over all decks, battlefields and house rules: ${BATTLES}`,
    () => {
      const catalog = shippedCatalog();
      const battles = seeds(BATTLES).map((index) => goldenBattle(catalog, index, ['recruit']));
      const names = Object.keys(catalog.houseRules);
      const choices = seeds(2 ** names.length).map((bits) => names.filter((_, place) => ((bits >> place) & 1) === 1));
      openAll('card battles', battles, byHash(choices.map((houseRules) => bookOf(catalog, houseRules))));
    },
    LIMIT,
  );

  const catalog = fieldCatalog();
  const sets = Object.keys(catalog.rules);
  it.each(sets.map((rules, place) => [rules, place] as const))(
    `battles on the open field, %s: ${FIELDS}`,
    (rules, place) => {
      const { recruit } = catalog.levels;
      const book = fieldBookOf(catalog, rules);
      if (!book.ok || recruit === undefined) throw new Error('there are recruits and rules');
      const battles = seeds(FIELDS).map((index) => goldenField(catalog, place + index * sets.length, recruit));
      openAll(rules, battles, byHash([book.value]));
    },
    LIMIT,
  );
});
