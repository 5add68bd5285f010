import type { BattleEvent } from '../../../battle/events';
import type { Animator } from '../effects';

/** The attacker lunges at the wall; the castle shakes. */
export const castleStruck: Animator<Extract<BattleEvent, { type: 'castleStruck' }>> = (
  _,
  { unit, castle, damage },
) => ({
  effect: { type: 'siege', unit, castle, damage },
  milliseconds: 600,
  boardChanges: 'last',
});
