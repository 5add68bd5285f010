import type { Start } from '../../battle/resolve/begin';
import { type Battle, battleBegun } from '../battle/battleSlice';
import { selectBattle } from '../battle/selectBattle';
import type { AppDispatch } from '../createStore';
import type { RootState } from '../rootState';
import { seatsTaken } from '../seats/seatsSlice';
import { swapped } from './battleSetup';

/** Whether everybody fights from the side of before. */
export type RematchSides = 'same' | 'swapped';

/**
 * The same players with the same decks on the same battlefield, shuffled anew; a scenario from its position again. Where
 * sides are swapped, so are the decks of a match, and of a scenario the seats alone. A record that was closed by a live edit doesn't know its decks any more: then nothing
 * begins, and the caller is told.
 */
export function rematch(dispatch: AppDispatch, state: RootState, seed: number, sides: RematchSides): boolean {
  const battle = selectBattle(state);
  const start = battle === null ? null : startAgain(battle, seed, sides);
  if (battle === null || start === null) return false;
  const { book, scenario } = battle;
  const { seats } = state.seats;
  dispatch(seatsTaken({ seats: sides === 'same' ? seats : swapped(seats), seed }));
  dispatch(battleBegun({ book, start, ...(scenario === null ? {} : { scenario }) }));
  return true;
}

function startAgain({ record: { start }, scenario }: Battle, seed: number, sides: RematchSides): Start | null {
  if (start.type === 'position') return scenario === null ? null : start;
  const { decks, battlefield } = start;
  return { type: 'match', seed, decks: sides === 'same' ? decks : swapped(decks), battlefield };
}
