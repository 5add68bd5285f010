import { describe, expect, it } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { STANDING_INVARIANTS } from '../support/invariants/table';
import { checkTrials } from '../support/trials/checkTrials';
import { drawTrials } from '../support/trials/trial';

const FIRST_SEED = 5_100;
const GAMES = SOAK ? 600 : 60;
const ALIKE = Math.floor(GAMES / 2);
/** A soak holds every battle to all invariants, a test to every third one, the next battles to the others. */
const SHARES = SOAK ? 1 : 3;
const INVARIANTS = Math.floor(Object.keys(STANDING_INVARIANTS).length / SHARES);

describe('whole battles of greedy players', () => {
  it(`seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: ${INVARIANTS} invariants after every order`, () => {
    const trials = [
      ...drawTrials(FIRST_SEED, ALIKE, 'greedy', 'greedy'),
      ...drawTrials(FIRST_SEED + ALIKE, GAMES - ALIKE, 'greedy', 'random'),
    ];
    const tally = checkTrials(trials, STANDING_INVARIANTS, SHARES);
    expect(tally.endings).toEqual(new Set(['castle', 'attrition']));
  }, 1_800_000);
});
