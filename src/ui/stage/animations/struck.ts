import type { BattleEvent } from '../../../battle/events';
import type { Animator } from '../effects';

/** The attacker lunges; the number appears as it lands. */
export const struck: Animator<Extract<BattleEvent, { type: 'struck' }>> = (_, { unit, facing, target, damage }) => ({
  effect: { type: 'lunge', unit, facing, target, damage },
  milliseconds: 480,
  boardChanges: 'last',
});
