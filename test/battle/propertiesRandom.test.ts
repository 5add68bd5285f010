import { describe, expect, it } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { STANDING_INVARIANTS } from '../support/invariants/table';
import { keywordBook } from '../support/keywordSet';
import { checkTrials } from '../support/trials/checkTrials';
import { drawTrials } from '../support/trials/trial';

const FIRST_SEED = 1_000;
const GAMES = SOAK ? 400 : 40;
/** A soak holds every battle to all invariants, a test to every third one, the next battles to the others. */
const SHARES = SOAK ? 1 : 3;
const INVARIANTS = Math.floor(Object.keys(STANDING_INVARIANTS).length / SHARES);

describe('whole battles of random players', () => {
  it(`seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: ${INVARIANTS} invariants after every order`, () => {
    const tally = checkTrials(drawTrials(FIRST_SEED, GAMES, 'random', 'random'), STANDING_INVARIANTS, SHARES);
    expect(tally.endings).toEqual(new Set(['castle', 'attrition']));
    expect(tally.deployed).toEqual(new Set(Object.keys(keywordBook().cards)));
  }, 1_800_000);
});
