import { describe, expect, it } from 'vitest';
import { cardProbe, everyCard } from '../support/exhaustive/cardProbes';
import { EVERY_MARCH, marchProbe } from '../support/exhaustive/marchProbes';
import { readProbe } from '../support/exhaustive/readProbe';
import { anything, runProbe } from '../support/exhaustive/runProbe';
import { SOAK } from '../support/gameRunner';
import { STANDING_INVARIANTS, shareOf } from '../support/invariants/table';
import { keywordBook } from '../support/keywordSet';

/** How often each case is tried, each time on another ground, among others. */
const TIMES = SOAK ? 30 : 3;
/** A soak holds every probe to all invariants, a test each of a case's probes to another part of them. */
const SHARES = SOAK ? 1 : TIMES;
const PARTS = Array.from({ length: SHARES }, (_, share) => shareOf(STANDING_INVARIANTS, share, SHARES));
const INVARIANTS = Object.keys(STANDING_INVARIANTS).length;

describe(`every case ${TIMES} times, with ${INVARIANTS} invariants in ${SHARES} parts after every order`, () => {
  const book = keywordBook();
  const cards = everyCard(book);

  it(`${Object.keys(book.cards).length} cards in every zone on both sides: ${cards.length} cases`, () => {
    const tried = new Map<string, number>();
    for (const [index, words] of cards.entries()) {
      for (let time = 0; time < TIMES; time++) {
        runProbe(cardProbe(book, words, index * TIMES + time), PARTS[time % SHARES]);
        const { card, side, column, way } = words;
        for (const key of [`${card} ${side} ${column}`, `${card} ${side} ${column} ${way}`]) {
          tried.set(key, (tried.get(key) ?? 0) + 1);
        }
      }
    }
    const places = Object.keys(book.cards).length * 3 * 2;
    expect([...tried.keys()].filter((key) => key.split(' ').length === 3)).toHaveLength(places);
    expect(Math.min(...tried.values())).toBeGreaterThanOrEqual(TIMES);
    console.info(
      `cards × zones × sides: ${places} places, ${cards.length * TIMES} probes, each place ${TIMES} times or more`,
    );
  }, 1_800_000);

  it(`${EVERY_MARCH.length} marches`, () => {
    for (const [index, words] of EVERY_MARCH.entries()) {
      for (let time = 0; time < 8 * TIMES; time++) runProbe(marchProbe(book, words, index * 8 * TIMES + time));
    }
  }, 1_800_000);
});

describe('a probe', () => {
  const probe = cardProbe(keywordBook(), { card: 'oathguard', side: 'left', column: 1, way: 'deployed' }, 5);
  const line = 'exhaustive=card card=oathguard side=left column=1 way=deployed seed=5';

  it('that fails prints one line that reproduces it', () => {
    const never = { ...probe, wishes: [() => false, anything] };
    expect(() => runProbe(never)).toThrow(`${line} order=0: what it begins with is not offered`);
  });

  it.each([
    line,
    'exhaustive=pair left=charge+mend right=push+push seed=12',
    'exhaustive=march side=right column=2 to=1 seed=3',
  ])('is read back from its line: %s', (words) => {
    const read = readProbe(`${words} order=3: something`);
    expect(read.line).toBe(words);
    expect(runProbe(read)).toBe(runProbe(readProbe(words)));
  });
});
