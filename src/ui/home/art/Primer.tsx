import { EmblemGlyph } from '../../art/EmblemGlyph';
import styles from './objects.module.css';

/** The book of lessons, with its ribbon. */
export function Primer() {
  return (
    <svg viewBox="0 0 230 168" className={styles.object} aria-hidden="true" focusable="false">
      <g transform="rotate(4 115 84)">
        <path d="M56 24H174V150H56Z" className={styles.shadow} transform="translate(4 7)" />
        <path d="M60 20H178V146H60Z" className={styles.pages} />
        <path d="M54 16H172V142H54Z" className={styles.leather} />
        <path d="M62 24H164V134H62Z" className={styles.tooling} />
        <path d="M148 12H162V58L155 50L148 58Z" className={styles.ribbon} />
        <EmblemGlyph name="castle" across={112} down={80} size={62} className={styles.stamp} />
      </g>
    </svg>
  );
}
