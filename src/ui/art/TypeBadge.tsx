import styles from './TypeBadge.module.css';
import { type CombatType, TypeStrokes } from './TypeGlyph';

const PLATES: Record<CombatType, string> = {
  melee:
    'M6 2.500H34A3.500 3.500 0 0 1 37.500 6V34A3.500 3.500 0 0 1 34 37.500H6A3.500 3.500 0 0 1 2.500 34V6A3.500 3.500 0 0 1 6 2.500Z',
  ranged: 'M20 1.500A18.500 18.500 0 1 1 19.900 1.500Z',
  hybrid: 'M20 0.800L36.800 10.400V29.600L20 39.200L3.200 29.600V10.400Z',
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
