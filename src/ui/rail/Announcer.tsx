import { selectBattle, selectViewer } from '../../store/selectors';
import { tell } from '../../words/chronicle';
import { rosterOf } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks';
import { useCardLook } from '../common/useCards';
import { useEnemyName } from '../common/useEnemyName';
import { VisuallyHidden } from '../common/VisuallyHidden';
import styles from './Announcer.module.css';

/** Speaks the latest happenings and refusals to assistive technology; a refusal is shown to everyone. */
export function Announcer() {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const enemyName = useEnemyName();
  const battle = useAppSelector(selectBattle);
  const viewer = useAppSelector(selectViewer);
  if (battle === null) return null;
  const roster = rosterOf(battle.shown, battle.history);
  const narrator = { speak, viewer, roster, enemyName, nameOf: (card: string) => lookOf(card).name };
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
