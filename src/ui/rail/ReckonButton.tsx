import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './ReckonButton.module.css';

interface ReckonButtonProps {
  readonly damage: number;
  readonly isOpen: boolean;
  /** The id of the arithmetic. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** On a sheet too low for the arithmetic, the number that is foretold leads to it. */
export function ReckonButton({ damage, isOpen, controls, onPress }: ReckonButtonProps) {
  const speak = useSpeak();
  return (
    <button
      type="button"
      className={styles.reckon}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={speak('forecast.reckon', { damage })}
      onClick={onPress}
    >
      <Icon name="abacus" />
    </button>
  );
}
