import { useId } from 'react';
import type { KeyedDeed } from '../../../store/settings/keyTable';
import { Icon } from '../../common/icons/Icon';
import type { IconName } from '../../common/icons/iconNames';
import { DeedKey } from '../../common/keys/DeedKey';
import styles from './orders.module.css';

interface OrderButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** What it costs, or why it can't be done. */
  readonly detail: string;
  readonly deed?: KeyedDeed;
  /** Null for what is done at once and never in hand. */
  readonly isChosen: boolean | null;
  /** A closed one keeps the focus, so it isn't disabled for the browser. */
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

export function OrderButton({ icon, label, detail, deed, isChosen, isOpen, onPress }: OrderButtonProps) {
  const description = useId();
  return (
    <button
      type="button"
      className={styles.order}
      aria-disabled={!isOpen}
      aria-describedby={description}
      {...(isChosen !== null && { 'aria-pressed': isChosen })}
      onClick={isOpen ? onPress : undefined}
    >
      <Icon name={icon} className={styles.icon ?? ''} />
      <span className={styles.words}>
        <span>{label}</span>
        <small id={description} aria-hidden="true">
          {detail}
        </small>
      </span>
      {deed === undefined ? null : <DeedKey deed={deed} className={styles.key} />}
    </button>
  );
}
