import { closestMatch } from 'leven';

/** Measuring a hostile word of many thousand letters against every icon would take seconds. */
const LONGEST_WORD = 60;

/** What was probably meant: the same word in another spelling, else the nearest one within a few slips. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const plain = plainSpelling(word);
  const respelled = candidates.find((candidate) => plain !== '' && plainSpelling(candidate) === plain);
  return (
    respelled ?? closestMatch(word, sameBeginningFirst(word, candidates), { maxDistance: likelySlips(word.length) })
  );
}

/** Of two that are equally near the first is taken: few slip in the first letter. */
function sameBeginningFirst(word: string, candidates: readonly string[]): string[] {
  const begins = (candidate: string) => candidate[0] === word[0];
  return [...candidates.filter(begins), ...candidates.filter((candidate) => !begins(candidate))];
}

/** Two exchanged letters are two slips; in a very short word two slips leave nothing of it. */
function likelySlips(length: number): number {
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

function plainSpelling(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
