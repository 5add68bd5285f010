import styles from './CardName.module.css';
import type { CardLook } from './useCardLook';

interface CardNameProps {
  readonly look: CardLook;
  readonly className?: string;
  /** A longer name would take more than one line here. */
  readonly most?: number;
}

/** A card's name; its short name where there is little room. */
export function CardName({ look, className = '', most = Number.POSITIVE_INFINITY }: CardNameProps) {
  if (look.name.length > most) return <span className={className}>{look.short}</span>;
  return (
    <span className={className}>
      <span className={styles.long}>{look.name}</span>
      <span className={styles.short}>{look.short}</span>
    </span>
  );
}
