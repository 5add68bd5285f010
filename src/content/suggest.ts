import { closestMatch } from 'leven';

/** Measuring a hostile word of many thousand letters against every icon would take seconds. */
const LONGEST_WORD = 60;

/** What was probably meant: the same word in another spelling, else the nearest one within a third of its letters. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const plain = plainSpelling(word);
  const respelled = candidates.find((candidate) => plainSpelling(candidate) === plain);
  return respelled ?? closestMatch(word, candidates, { maxDistance: Math.max(2, Math.floor(word.length / 3)) });
}

function plainSpelling(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
