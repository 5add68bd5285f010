import type { Start } from '../battle/begin';
import { type BattleSliceState, battleBegun } from './battleSlice';
import type { AppDispatch } from './createStore';
import type { RootState } from './rootState';
import { seatsTaken } from './seatsSlice';

/**
 * The same players with the same decks on the same battlefield, sides swapped. A record that was closed by a live edit
 * doesn't know its decks any more: then nothing begins, and the caller is told.
 */
export function rematch(dispatch: AppDispatch, state: RootState, seed: number): boolean {
  const { battle }: BattleSliceState = state.battle;
  if (battle === null || battle.record.start.type !== 'match') return false;
  const { decks, battlefield } = battle.record.start;
  const { seats } = state.seats;
  const start: Start = { type: 'match', seed, decks: { left: decks.right, right: decks.left }, battlefield };
  dispatch(seatsTaken({ seats: { left: seats.right, right: seats.left }, seed }));
  dispatch(battleBegun({ book: battle.book, start }));
  return true;
}
