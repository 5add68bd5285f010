import type { BattleState } from '../../battle/model/state';
import { viewOf } from '../../match/cursor';
import type { RootState } from '../rootState';
import type { Battle } from './battleSlice';

/** Everything, secrets included: for the store's own selectors and listeners. The page asks those, never this. */
export const selectBattle = (state: RootState): Battle | null => state.battle.match;

/** The position that is to be seen: as far as the battle was played back, or the moment that is looked at. */
export const selectShownState = (state: RootState): BattleState | null => {
  const battle = selectBattle(state);
  return battle === null ? null : viewOf(battle).state;
};
