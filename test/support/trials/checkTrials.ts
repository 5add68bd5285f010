import type { INVARIANTS } from '../invariants/table';
import { checkTrial } from './checkTrial';
import { Tally } from './tally';
import type { Trial } from './trial';

/** Plays all trials with these invariants after every order, and tells what they have seen. */
export function checkTrials(trials: readonly Trial[], invariants: Partial<typeof INVARIANTS>): Tally {
  const tally = new Tally();
  for (const trial of trials)
    tally.close(
      trial,
      checkTrial(trial, invariants, (moment) => tally.watch(moment)),
    );
  return tally;
}
