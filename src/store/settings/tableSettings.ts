import type { RootState } from '../rootState';
import { selectIsShared, selectIsWatched } from '../seats/seatSelectors';
import type { Speed } from './settings';

/** Which settings the table at hand goes by: who watches, and who shares a screen, has some of their own. */
export interface TableKeys {
  readonly speed: 'speed' | 'watchSpeed';
  readonly chanceBar: 'chanceBar' | 'sharedChanceBar';
  readonly hints: 'hints' | 'sharedHints';
}

const OWN: TableKeys = { speed: 'speed', chanceBar: 'chanceBar', hints: 'hints' };
const WATCHED: TableKeys = { ...OWN, speed: 'watchSpeed' };
const SHARED: TableKeys = { ...OWN, chanceBar: 'sharedChanceBar', hints: 'sharedHints' };

/** Away from the table they are those of one's own battles. */
export const selectTableKeys = (state: RootState): TableKeys => {
  if (state.screen !== 'battle') return OWN;
  if (selectIsWatched(state)) return WATCHED;
  return selectIsShared(state) ? SHARED : OWN;
};

export const selectSpeed = (state: RootState): Speed => state.settings[selectTableKeys(state).speed];

export const selectHasChanceBar = (state: RootState): boolean => state.settings[selectTableKeys(state).chanceBar];

export const selectHasHints = (state: RootState): boolean => state.settings[selectTableKeys(state).hints];
