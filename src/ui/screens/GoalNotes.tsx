import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectFirstUnits } from '../../store/view/tableSelectors';
import { goalSentence } from '../../words/goals';
import { useCardLook } from '../common/card/useCardLook';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './GoalNotes.module.css';

interface GoalNotesProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** Ways to win beside the castle; nothing where there are none. */
export function GoalNotes({ seen, rules }: GoalNotesProps) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const first = useAppSelector(selectFirstUnits);
  const { goals = [] } = rules;
  if (goals.length === 0) return null;
  const nameOf = (id: string): string => {
    const unit = [...seen.units, ...first].find((candidate) => candidate.id === id);
    return unit === undefined ? id : lookOf(unit.card).name;
  };
  const sentences = goals.map((goal) => goalSentence(speak, goal, { viewer: seen.side, held: seen.held, nameOf }));
  return (
    <p className={styles.goals}>
      {sentences.map((sentence) => (
        <span key={sentence}>
          <Icon name="bullseye" /> {sentence}
        </span>
      ))}
    </p>
  );
}
