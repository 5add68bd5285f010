import { EnamelPaints } from '../../../art/EnamelPaints';
import styles from './FieldToken.module.css';

const PAINTS = ['own', 'foe', 'spent'] as const;
export type TokenPaint = (typeof PAINTS)[number];

/** The paints that all tokens share. Render it once in every screen that has tokens, before the first. */
export function TokenDefinitions() {
  return (
    <svg className={styles.definitions} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="token-gloss" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" className={styles.glossTop} />
          <stop offset="0.42" className={styles.glossNone} />
          <stop offset="1" className={styles.glossFoot} />
        </linearGradient>
      </defs>
      {PAINTS.map((paint) => (
        <defs key={paint} className={styles[paint]}>
          <EnamelPaints what="token" paint={paint} looks={styles} />
        </defs>
      ))}
    </svg>
  );
}
