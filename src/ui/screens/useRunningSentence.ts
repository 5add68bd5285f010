import { selectScenario } from '../../store/nameSelectors';
import { selectSeen } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { useFightersSentence } from '../common/useFighters';

/** Who fights whom in the unfinished battle, in which round. */
export function useRunningSentence(): string {
  const speak = useSpeak();
  const fighters = useFightersSentence();
  const scenario = useAppSelector(selectScenario);
  const seen = useAppSelector(selectSeen);
  if (seen === null) return '';
  const when = seen.phase === 'mulligan' ? speak('home.atHands') : speak('home.atRound', { round: seen.round });
  return [scenario, fighters, when].filter((part) => part !== null).join(', ');
}
