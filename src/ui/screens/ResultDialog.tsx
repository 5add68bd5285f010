import type { Observation } from '../../battle/observe';
import { OPPONENT } from '../../battle/sides';
import buttons from '../common/buttons.module.css';
import { Dialog } from '../common/Dialog';
import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import styles from './ResultDialog.module.css';
import { resultWord } from './resultWord';

interface ResultDialogProps {
  readonly seen: Observation;
  readonly onAgain: () => void;
  readonly onHome: () => void;
  readonly onLook: () => void;
}

/** How the battle ended, and what one may do next. */
export function ResultDialog({ seen, onAgain, onHome, onLook }: ResultDialogProps) {
  const speak = useSpeak();
  const title = speak(resultWord(seen));
  return (
    <Dialog title={title} onClose={onLook}>
      <p className={styles.emblem}>
        <Icon name={seen.winner === seen.side ? 'trophy-cup' : 'castle'} />
      </p>
      <p className={styles.reason}>
        {seen.ending === null ? '' : speak(`result.${seen.ending}`, { round: seen.round })}
      </p>
      <p className={styles.castles}>
        <span>
          {speak('castle.yours')} <b>{Math.max(0, seen.castles[seen.side])}</b>
        </span>
        <span>
          {speak('castle.enemys')} <b>{Math.max(0, seen.castles[OPPONENT[seen.side]])}</b>
        </span>
      </p>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onAgain}>
          {speak('result.again')}
        </button>
        <button type="button" onClick={onLook}>
          {speak('result.look')}
        </button>
        <button type="button" onClick={onHome}>
          {speak('result.home')}
        </button>
      </div>
    </Dialog>
  );
}
