import { useFieldSpeak } from '../common/fieldHooks';
import styles from './CommandDoor.module.css';

/** Says that orders can be typed, and opens the line for them. */
export function CommandDoor({ onOpen }: { readonly onOpen: () => void }) {
  const speak = useFieldSpeak();
  return (
    <button type="button" className={styles.door} onClick={onOpen}>
      <b aria-hidden="true">/</b> {speak('board.command')}
      <small aria-hidden="true">{speak('board.command.hint')}</small>
    </button>
  );
}
