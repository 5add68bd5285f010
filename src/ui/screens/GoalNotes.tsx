import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectGoalByEnding } from '../../store/advice/foresightSelectors';
import { goalReached, goalSentence } from '../../words/goals';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useGoalTold } from '../common/words/useGoalTold';
import styles from './GoalNotes.module.css';

interface GoalNotesProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** Ways to win beside the castle, and which of them the end of the turn would reach; nothing where there are none. */
export function GoalNotes({ seen, rules }: GoalNotesProps) {
  const speak = useSpeak();
  const told = useGoalTold();
  const ending = useAppSelector(selectGoalByEnding);
  const { goals = [] } = rules;
  if (goals.length === 0) return null;
  const sentences = goals.map((goal) => goalSentence(speak, goal, { ...told, held: seen.held }));
  const own = ending?.side === seen.side ? 'yes' : 'no';
  return (
    <p className={styles.goals}>
      {sentences.map((sentence) => (
        <span key={sentence}>
          <Icon name="bullseye" /> {sentence}
        </span>
      ))}
      {ending === null ? null : (
        <strong role="status">
          <Icon name={own === 'yes' ? 'trophy-cup' : 'death-skull'} />{' '}
          {speak('goal.ending', { own, how: goalReached(speak, ending, told) })}
        </strong>
      )}
    </p>
  );
}
