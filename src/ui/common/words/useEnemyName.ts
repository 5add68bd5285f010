import { OPPONENT, type Side } from '../../../kernel/sides';
import { selectIsWatched } from '../../../store/seats/seatSelectors';
import { selectSeats, selectViewer } from '../../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import { calledName } from './playerNames';

/** Who sits on the other side of the table; by the side's name where that is a person too, or where one only watches. */
export function useEnemyName(): string {
  return useNameOfSide(OPPONENT[useAppSelector(selectViewer)]);
}

/** Who sits there, in the same way; nobody has no name. */
export function useNameOfSide(side: Side | null): string {
  const speak = useSpeak();
  const { seats } = useAppSelector(selectSeats);
  const isWatched = useAppSelector(selectIsWatched);
  if (side === null) return '';
  return seats[side] === 'human' || isWatched ? speak(`seat.${side}`) : calledName(speak, seats[side]);
}
