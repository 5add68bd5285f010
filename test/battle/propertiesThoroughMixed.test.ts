import { describe, expect, it } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { INVARIANT_NAMES, INVARIANTS } from '../support/invariants/table';
import { acceptedUnoffered } from '../support/invariants/thorough';
import { checkTrials } from '../support/trials/checkTrials';
import { drawTrials } from '../support/trials/trial';

const FIRST_SEED = 40_000;
const PAIRINGS = [
  ['random', 'wild'],
  ['greedy', 'wild'],
] as const;
const GAMES = SOAK ? 250 : 4;

/** Here every order that can be written down is tried, not a sample. */
const COMPLETE_SEED = 45_000;
const COMPLETE = SOAK ? 500 : 2;

describe('save and load, undo and redo, every offered order and nothing else', () => {
  it.each(PAIRINGS)(
    `%s and %s players, ${GAMES} seeds from ${FIRST_SEED}: ${INVARIANT_NAMES.length} invariants after every order`,
    (one, other) => {
      const tally = checkTrials(drawTrials(FIRST_SEED, GAMES, one, other), INVARIANTS);
      expect(tally.orders.size).toBeGreaterThan(5);
    },
    1_800_000,
  );

  it(`wild players, ${COMPLETE} seeds from ${COMPLETE_SEED}: of all orders there are, the offered ones are accepted`, () => {
    const complete = {
      ...INVARIANTS,
      'no other order is accepted': ({ engine, after }) => acceptedUnoffered(engine, after, 1, 0),
    } satisfies typeof INVARIANTS;
    const tally = checkTrials(drawTrials(COMPLETE_SEED, COMPLETE, 'wild', 'wild'), complete);
    expect(tally.orders.size).toBeGreaterThan(5);
  }, 1_800_000);
});
