import type { DrawingProps } from './drawing';
import styles from './objects.module.css';

const LEFT_LINES = 'M44 60H100M44 68H88M44 88H100M44 96H92M44 116H100M44 124H80';

/** The open book of battles; its pages are blank until one was fought. */
export function Ledger({ of }: DrawingProps) {
  return (
    <svg viewBox="0 0 230 168" className={styles.object} aria-hidden="true" focusable="false">
      <g transform="rotate(1 115 84)">
        <path d="M6 20H224V154H6Z" className={styles.shadow} transform="translate(2 6)" />
        <path d="M6 18H224V152H6Z" className={styles.leather} />
        <path d="M12 22Q64 14 115 24Q166 14 218 22V144Q166 138 115 148Q64 138 12 144Z" className={styles.vellum} />
        <path d="M115 24V148" className={styles.ink} />
        {of === 0 ? null : (
          <>
            <path d={LEFT_LINES} className={styles.lines} />
            <circle cx={30} cy={63} r={8} className={styles.wonSeal} />
            <circle cx={30} cy={91} r={8} className={styles.won} />
            <circle cx={30} cy={119} r={8} className={styles.wonSeal} />
            <path d="M130 118L146 104 160 110 176 86 192 74 204 52" className={styles.curve} />
            <path d="M128 126H206" className={styles.fine} />
          </>
        )}
      </g>
    </svg>
  );
}
