import { EnamelPaints } from './EnamelPaints';
import styles from './Medallion.module.css';
import { MEDALLION_FACTIONS } from './medallionPaints';

const PATTERNS = [
  { name: 'masonry', width: 20, height: 14, line: 'M0 0H20M0 7H20M5 0V7M15 7V14' },
  {
    name: 'leaves',
    width: 16,
    height: 22,
    line: 'M8 0C14 6 14 16 8 22C2 16 2 6 8 0M0 -11C6 -5 6 5 0 11M16 -11C10 -5 10 5 16 11M0 33C6 27 6 17 0 11M16 33C10 27 10 17 16 11',
  },
  { name: 'lozenges', width: 14, height: 20, line: 'M7 0L14 10L7 20L0 10Z' },
  { name: 'waves', width: 24, height: 10, line: 'M0 5C4 0 8 0 12 5S20 10 24 5' },
  { name: 'rings', width: 20, height: 20, line: 'M10 2A8 8 0 1 1 9.9 2Z' },
] as const;

/** The paints that every medallion shares. Render it once in every screen that has medallions, before the first. */
export function MedallionDefinitions() {
  return (
    <svg className={styles.definitions} aria-hidden="true" focusable="false">
      <defs>
        {PATTERNS.map((pattern) => (
          <pattern
            key={pattern.name}
            id={`medallion-pattern-${pattern.name}`}
            width={pattern.width}
            height={pattern.height}
            patternUnits="userSpaceOnUse"
          >
            <path d={pattern.line} className={styles.patternDark} transform="translate(0 1.1)" />
            <path d={pattern.line} className={styles.patternLight} />
          </pattern>
        ))}
        <linearGradient id="medallion-gloss" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" className={styles.glossTop} />
          <stop offset="0.42" className={styles.glossNone} />
          <stop offset="0.6" className={styles.glossNone} />
          <stop offset="1" className={styles.glossFoot} />
        </linearGradient>
      </defs>
      {[...MEDALLION_FACTIONS, 'plain', 'spent'].map((paint) => (
        <FactionPaints key={paint} paint={paint} />
      ))}
    </svg>
  );
}

function FactionPaints({ paint }: { readonly paint: string }) {
  return (
    <defs className={paint === 'spent' ? styles.spent : `f-${paint}`}>
      <EnamelPaints what="medallion" paint={paint} looks={styles} />
    </defs>
  );
}
