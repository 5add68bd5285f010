import { type BySide, SIDES, type Side } from '../../kernel/sides';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import type { Seat } from './seatsSlice';

export const selectHolder = (state: RootState): Side | null => state.seats.holder;
export const selectIsPaused = (state: RootState): boolean => state.seats.paused;

/** Nobody plays: two opponents fight, and whoever looks only watches. */
export const selectIsWatched = (state: RootState): boolean => peopleAmong(state.seats.seats) === 0;

/** Two people play at one screen. */
export const selectIsShared = (state: RootState): boolean => peopleAmong(state.seats.seats) === SIDES.length;

/** Whose turn it is to take the shared screen: nothing private may be seen until they have. Null when nobody has to. */
export const selectCurtain = (state: RootState): Side | null => {
  const battle = selectBattle(state);
  if (battle === null || !selectIsShared(state) || battle.unplayed.length > 0 || battle.truth.winner !== null)
    return null;
  return battle.truth.turn === state.seats.holder ? null : battle.truth.turn;
};

function peopleAmong(seats: BySide<Seat>): number {
  return SIDES.filter((side) => seats[side] === 'human').length;
}
