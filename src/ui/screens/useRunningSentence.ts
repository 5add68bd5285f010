import { selectSeen } from '../../store/view/battleSelectors';
import { selectScenario } from '../../store/view/nameSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useFightersSentence } from '../common/words/useFighters';

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
