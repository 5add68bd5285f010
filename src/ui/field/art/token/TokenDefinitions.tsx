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
          <radialGradient id={`token-enamel-${paint}`} cx="0.36" cy="0.26" r="0.85">
            <stop offset="0" className={styles.enamelLight} />
            <stop offset="0.5" className={styles.enamelMiddle} />
            <stop offset="1" className={styles.enamelDark} />
          </radialGradient>
          <linearGradient id={`token-rim-${paint}`} x1="0.1" y1="0" x2="0.8" y2="1">
            <stop offset="0" className={styles.rimLight} />
            <stop offset="0.34" className={styles.rimMiddle} />
            <stop offset="0.5" className={styles.rimLight} />
            <stop offset="0.72" className={styles.rimMiddle} />
            <stop offset="1" className={styles.rimDark} />
          </linearGradient>
        </defs>
      ))}
    </svg>
  );
}
