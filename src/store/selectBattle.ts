import type { Battle } from './battleSlice';
import type { RootState } from './rootState';

/** Everything, secrets included: for the store's own selectors and listeners. The page asks those, never this. */
export const selectBattle = (state: RootState): Battle | null => state.battle.battle;
