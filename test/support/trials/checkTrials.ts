import { type Invariants, shareOf } from '../invariants/table';
import { checkTrial } from './checkTrial';
import { Tally } from './tally';
import type { Trial } from './trial';

/**
 * Plays all trials with these invariants after every order, and tells what they have seen. With several shares a battle is
 * held to one share of the invariants, and the next battle to the next.
 */
export function checkTrials(trials: readonly Trial[], invariants: Invariants, shares = 1): Tally {
  const tally = new Tally();
  const parts = Array.from({ length: shares }, (_, share) => shareOf(invariants, share, shares));
  for (const [index, trial] of trials.entries())
    tally.close(
      trial,
      checkTrial(trial, parts[index % shares] ?? invariants, (moment) => tally.watch(moment)),
    );
  return tally;
}
