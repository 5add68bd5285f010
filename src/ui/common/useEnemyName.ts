import { OPPONENT } from '../../battle/sides';
import { selectSeats, selectViewer } from '../../store/selectors';
import { useAppSelector, useSpeak } from './hooks';

/** Who sits on the other side of the table. */
export function useEnemyName(): string {
  const speak = useSpeak();
  const { seats } = useAppSelector(selectSeats);
  const viewer = useAppSelector(selectViewer);
  return speak(`player.${seats[OPPONENT[viewer]]}`);
}
