import styles from './CardName.module.css';
import type { CardLook } from './useCards';

/** A card's name; its short name where there is little room. */
export function CardName({ look, className = '' }: { readonly look: CardLook; readonly className?: string }) {
  return (
    <span className={className}>
      <span className={styles.long}>{look.name}</span>
      <span className={styles.short}>{look.short}</span>
    </span>
  );
}
