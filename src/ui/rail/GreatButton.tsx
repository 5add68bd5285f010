import { useId } from 'react';
import type { KeyedDeed } from '../../store/settings/keyTable';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import { DeedKey } from '../common/keys/DeedKey';
import styles from './GreatButton.module.css';

export interface GreatButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** What would go unused, or that nothing would. */
  readonly detail: string;
  /** Null without a key of its own. */
  readonly deed: KeyedDeed | null;
  /** Gold leaf: nothing else is left to do. */
  readonly ready: boolean;
  /** It keeps the focus then, so it isn't disabled for the browser. */
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The one button that carries the battle on. It stays the same element, so that it never loses the focus. */
export function GreatButton({ icon, label, detail, deed, ready, disabled, onPress }: GreatButtonProps) {
  const description = useId();
  return (
    <button
      type="button"
      className={`${styles.great} ${ready ? styles.ready : ''}`}
      data-tool={deed}
      aria-disabled={disabled}
      aria-describedby={description}
      onClick={onPress}
    >
      <Icon name={icon} className={styles.icon ?? ''} />
      <span className={styles.label}>{label}</span>
      <span id={description} className={styles.detail} aria-hidden="true">
        {detail}
      </span>
      {deed === null ? null : <DeedKey deed={deed} className={styles.key} />}
    </button>
  );
}
