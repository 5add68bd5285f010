import type { BattleEvent } from '../../../battle/events';
import type { Animator } from '../effects';

type CastleStruck = Extract<BattleEvent, { type: 'castleStruck' }>;

/** The attacker lunges at the wall; the castle shakes. */
export const castleStruck: Animator<CastleStruck> = (_, { unit, facing, castle, damage }) => ({
  effect: { type: 'siege', unit, facing, castle, damage },
  milliseconds: 600,
  boardChanges: 'last',
});
