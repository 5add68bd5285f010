import type { BattleState } from '../../../src/battle/model/state';
import { playGame } from '../gameRunner';
import type { Moment } from '../invariants/moment';
import { firstBroken, type INVARIANTS } from '../invariants/table';
import { engineOf, lineOf, matchOf, type Trial } from './trial';

/**
 * Plays a trial with every invariant after every order. A broken one, a refused order and an error in the rules all end
 * in one line that reproduces them: NINEKEEP_REPRODUCE="<line>" npx vitest run --project unit test/battle/reproduce.test.ts
 */
export function checkTrial(
  trial: Trial,
  invariants: Partial<typeof INVARIANTS>,
  watch: (moment: Moment) => void = () => undefined,
): BattleState {
  const engine = engineOf(trial);
  let given = 0;
  try {
    return playGame(engine, matchOf(engine, trial), (moment) => {
      given = moment.context.orders.length - 1;
      const complaint = firstBroken(invariants, moment);
      if (complaint !== null) throw new Error(complaint);
      watch(moment);
      given++;
    });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`${lineOf(trial, given)}: ${reason}`, { cause: error });
  }
}
