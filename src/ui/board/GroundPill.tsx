import { Icon } from '../common/icons/Icon';
import styles from './GroundPill.module.css';
import type { GroundNote } from './groundWords';

interface GroundPillProps {
  readonly name: string;
  readonly notes: readonly GroundNote[];
  /** Where something else lies in the same strip: the pill makes room. */
  readonly crowdedAt: 'left' | 'right' | null;
}

/** The ground of a cell in words, always in sight below the plate. */
export function GroundPill({ name, notes, crowdedAt }: GroundPillProps) {
  if (notes.length === 0) return null;
  return (
    <span className={`${styles.pill} ${crowdedAt === null ? '' : styles[crowdedAt]}`}>
      <span className={styles.name}>{name}</span>
      {notes.map(({ icon, effect }) => (
        <span key={icon} className={styles.note}>
          <Icon name={icon} />
          <b>{effect}</b>
        </span>
      ))}
    </span>
  );
}
