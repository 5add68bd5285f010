import type { Observation } from '../../battle/view/observe';
import type { Undone } from '../../store/advice/guardSelectors';
import { undoneSentences } from '../battle/guard';
import { focusBoard } from '../board/focusBoard';
import { Key } from '../common/controls/Key';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { DeedKey } from '../common/keys/DeedKey';
import { useNames } from '../common/words/useNarrator';
import styles from './GuardSheet.module.css';
import { Sheet } from './Sheet';

interface GuardSheetProps {
  readonly seen: Observation;
  readonly undone: Undone;
  readonly onEnd: () => void;
  readonly onKeep: () => void;
}

/** Asks before a turn ends with something worth doing left. It takes no focus: the same key or button answers it. */
export function GuardSheet({ seen, undone, onEnd, onKeep }: GuardSheetProps) {
  const speak = useSpeak();
  const names = useNames();
  const keep = (): void => {
    onKeep();
    focusBoard();
  };
  return (
    <Sheet className={styles.sheet} label={speak('guard.title')}>
      <div role="alert">
        <h2 className={styles.title}>
          <Icon name={undone.winning === null ? 'hourglass' : 'trophy-cup'} /> {speak('guard.title')}
        </h2>
        <ul className={styles.reasons}>
          {undoneSentences(undone, seen, speak, names.card).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.keep} onClick={keep}>
          {speak('guard.keep')} <Key className={styles.key ?? ''}>Esc</Key>
        </button>
        <button type="button" onClick={onEnd}>
          {speak('guard.end')} <DeedKey deed="endTurn" className={styles.key} />
        </button>
      </div>
    </Sheet>
  );
}
