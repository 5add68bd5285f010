import { useId } from 'react';
import type { KeyedDeed } from '../../../store/settings/keyTable';
import { Icon } from '../../common/icons/Icon';
import type { IconName } from '../../common/icons/iconNames';
import { DeedKey } from '../../common/keys/DeedKey';
import { useGuideMarks } from '../guide';
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
  /** By which a guide finds it. */
  readonly guideName?: string;
  readonly onPress: () => void;
}

export function OrderButton(props: OrderButtonProps) {
  const { icon, label, detail, deed, isChosen, isOpen, guideName, onPress } = props;
  const description = useId();
  const markOf = useGuideMarks();
  return (
    <button
      type="button"
      className={styles.order}
      aria-disabled={!isOpen}
      aria-describedby={description}
      {...(isChosen !== null && { 'aria-pressed': isChosen })}
      {...(guideName !== undefined && markOf(guideName))}
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
