import { useId } from 'react';
import type { KeyedDeed } from '../../store/settings/keyTable';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import { DeedKey } from '../common/keys/DeedKey';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly deed: KeyedDeed;
  /** What it does now, or why it can't. */
  readonly description: string;
  readonly count?: number | null;
  /** It keeps the focus then, so it isn't disabled for the browser. */
  readonly disabled?: boolean;
  /** For what is on or off. */
  readonly pressed?: boolean;
  /** Somebody waits for it to be pressed. */
  readonly lit?: boolean;
  readonly onPress: () => void;
}

/** One of the small tools above the great button. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, label, deed, description, count = null, disabled = false, pressed, lit = false, onPress } = props;
  const descriptionId = useId();
  return (
    <button
      type="button"
      className={`${styles.tool} ${lit ? styles.lit : ''}`}
      data-tool={deed}
      aria-disabled={disabled}
      aria-pressed={pressed}
      aria-describedby={descriptionId}
      title={description}
      onClick={onPress}
    >
      <Icon name={icon} className={styles.icon ?? ''} />
      <span>{label}</span>
      {count === null ? null : (
        <b className={styles.count} aria-hidden="true">
          {count}
        </b>
      )}
      <span id={descriptionId} hidden>
        {description}
      </span>
      <DeedKey deed={deed} className={styles.key} />
    </button>
  );
}
