import { selectCatalog } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from './Lessons.module.css';

const LESSONS = [
  'home.howTo.goal',
  'home.howTo.turn',
  'home.howTo.zones',
  'home.howTo.facing',
  'home.howTo.formations',
  'home.howTo.screens',
  'home.howTo.ground',
] as const;

/** How to play, in as many sentences as one reads before a battle or in the middle of one. */
export function Lessons() {
  const speak = useSpeak();
  const { rules } = useAppSelector(selectCatalog);
  const numbers = { screen: rules.screen, flank: rules.angles.side - 100, rear: rules.angles.rear - 100 };
  return (
    <ul className={styles.lessons}>
      {LESSONS.map((lesson) => (
        <li key={lesson}>{speak(lesson, numbers)}</li>
      ))}
    </ul>
  );
}
