import { OPPONENT } from '../../battle/sides';
import { selectIsWatched } from '../../store/seatSelectors';
import { selectSeats, selectViewer } from '../../store/selectors';
import { useAppSelector, useSpeak } from './hooks';
import { calledName } from './playerNames';

/** Who sits on the other side of the table; by the side's name where that is a person too, or where one only watches. */
export function useEnemyName(): string {
  const speak = useSpeak();
  const { seats } = useAppSelector(selectSeats);
  const isWatched = useAppSelector(selectIsWatched);
  const enemy = OPPONENT[useAppSelector(selectViewer)];
  return seats[enemy] === 'human' || isWatched ? speak(`seat.${enemy}`) : calledName(speak, seats[enemy]);
}
