import { expect, it } from 'vitest';
import { everyPair, pairProbe, ROUNDS, withPairCards } from '../support/exhaustive/pairProbes';
import { runProbe } from '../support/exhaustive/runProbe';
import { SOAK } from '../support/gameRunner';
import { keywordBook } from '../support/keywordSet';

const TIMES = SOAK ? 10 : 1;
const book = withPairCards(keywordBook());
const ABILITIES = Object.keys(book.abilities);
const PAIRS = everyPair(ABILITIES);

it(`every ordered pair of ${ABILITIES.length} abilities on one card and on two that oppose each other: ${PAIRS.length * TIMES} probes`, () => {
  const tried = new Map<string, number>();
  const count = (key: string): void => {
    tried.set(key, (tried.get(key) ?? 0) + 1);
  };
  for (const [index, words] of PAIRS.entries()) {
    for (let time = 0; time < TIMES; time++) {
      runProbe(pairProbe(book, words, index * TIMES + time));
      count(`together ${words.left.join(' ')}`);
      for (const one of new Set(words.left)) for (const other of new Set(words.right)) count(`opposed ${one} ${other}`);
    }
  }
  expect(tried.size).toBe(2 * ABILITIES.length ** 2);
  expect(Math.min(...tried.values())).toBeGreaterThanOrEqual(ROUNDS);
  console.info(
    `pairs of abilities: ${ABILITIES.length ** 2} together and as many opposed, each ${Math.min(...tried.values())} times or more`,
  );
}, 1_800_000);
