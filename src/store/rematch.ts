import type { Start } from '../battle/begin';
import { swapped } from './battleSetup';
import { type Battle, type BattleSliceState, battleBegun } from './battleSlice';
import type { AppDispatch } from './createStore';
import type { RootState } from './rootState';
import { seatsTaken } from './seatsSlice';

/**
 * The same players with the same decks on the same battlefield, sides swapped; a scenario from its position again, with
 * the players' seats swapped. A record that was closed by a live edit doesn't know its decks any more: then nothing
 * begins, and the caller is told.
 */
export function rematch(dispatch: AppDispatch, state: RootState, seed: number): boolean {
  const { battle }: BattleSliceState = state.battle;
  const start = battle === null ? null : startAgain(battle, seed);
  if (battle === null || start === null) return false;
  const { book, scenario } = battle;
  dispatch(seatsTaken({ seats: swapped(state.seats.seats), seed }));
  dispatch(battleBegun({ book, start, ...(scenario === null ? {} : { scenario }) }));
  return true;
}

function startAgain({ record: { start }, scenario }: Battle, seed: number): Start | null {
  if (start.type === 'position') return scenario === null ? null : start;
  const { decks, battlefield } = start;
  return { type: 'match', seed, decks: { left: decks.right, right: decks.left }, battlefield };
}
