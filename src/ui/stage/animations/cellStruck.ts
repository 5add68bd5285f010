import type { BattleEvent } from '../../../battle/events';
import type { Animator } from '../effects';

type CellStruck = Extract<BattleEvent, { type: 'cellStruck' }>;

/** The attacker lunges at what an ability raised. */
export const cellStruck: Animator<CellStruck> = (_, { unit, facing, at, damage }) => ({
  effect: { type: 'breach', unit, facing, at, damage },
  milliseconds: 480,
  boardChanges: 'last',
});
