import { selectBattle } from '../../store/selectors';
import { tell } from '../../words/chronicle';
import { useAppSelector, useSpeak } from '../common/hooks';
import { VisuallyHidden } from '../common/VisuallyHidden';
import styles from './Announcer.module.css';
import { useNarrator } from './useNarrator';

/** Speaks the latest happenings and refusals to assistive technology; a refusal is shown to everyone. */
export function Announcer() {
  const speak = useSpeak();
  const battle = useAppSelector(selectBattle);
  const narrator = useNarrator();
  if (battle === null) return null;
  const latest = battle.history
    .slice(-3)
    .map((event) => tell(event, narrator)?.sentence ?? '')
    .join(' ');
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{latest}</span>
      </VisuallyHidden>
      <p className={styles.refusal} role="alert">
        {battle.refusal === null ? '' : speak(`refusal.${battle.refusal.code}`)}
      </p>
    </>
  );
}
