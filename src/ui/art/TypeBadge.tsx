import styles from './TypeBadge.module.css';
import { type CombatType, TypeStrokes } from './TypeGlyph';

const PLATES: Record<CombatType, string> = {
  melee: 'M6 2.5H34A3.5 3.5 0 0 1 37.5 6V34A3.5 3.5 0 0 1 34 37.5H6A3.5 3.5 0 0 1 2.5 34V6A3.5 3.5 0 0 1 6 2.5Z',
  ranged: 'M20 1.5A18.5 18.5 0 1 1 19.9 1.5Z',
  hybrid: 'M20 0.8L36.8 10.4V29.6L20 39.2L3.2 29.6V10.4Z',
};

interface TypeBadgeProps {
  readonly type: CombatType;
  readonly className?: string | undefined;
  /** Bone is the study's pale badge; ink is bone on dark. */
  readonly tone?: 'ink' | 'bone';
}

/** Square for melee, round for ranged, six-sided for hybrid: the shape alone tells them apart. */
export function TypeBadge({ type, className = '', tone = 'ink' }: TypeBadgeProps) {
  const size = type === 'melee' ? 27 : 24;
  return (
    <svg className={`${styles.badge} ${styles[tone]} ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      <path d={PLATES[type]} className={styles.plate} />
      <svg
        x={20 - size / 2}
        y={20 - size / 2}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={styles.glyph}
        aria-hidden="true"
      >
        <TypeStrokes type={type} />
      </svg>
    </svg>
  );
}
