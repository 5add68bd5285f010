import type { Rate } from '../../../kernel/wilson';
import styles from './Whiskers.module.css';

interface WhiskersProps {
  readonly rate: Rate;
  /** What it shows, for whoever doesn't see it. */
  readonly words: string;
}

/** A share as a dot, and the interval that holds the true one as a line, from 0 to 100 %. */
export function Whiskers({ rate: { percent, low, high }, words }: WhiskersProps) {
  const [at, from, to] = [percent, low, high].map((value) => 2 + Math.round(value)) as [number, number, number];
  return (
    <svg className={styles.whiskers} viewBox="0 0 104 16" role="img" aria-label={words}>
      <title>{words}</title>
      <path d="M52 -4V20" className={styles.middle} />
      <path d={`M${from} 4V12M${from} 8H${to}M${to} 4V12`} className={styles.whisker} />
      <circle cx={at} cy={8} r={3.4} className={styles.dot} />
    </svg>
  );
}

/** What the whiskers above it are read against. */
export function WhiskersScale() {
  return (
    <svg className={styles.whiskers} viewBox="0 0 104 8" aria-hidden="true">
      <text x={4} y={6} className={styles.number}>
        0
      </text>
      <text x={52} y={6} className={styles.number}>
        50
      </text>
      <text x={96} y={6} className={styles.number}>
        100 %
      </text>
    </svg>
  );
}
