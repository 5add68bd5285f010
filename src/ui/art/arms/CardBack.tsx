import type { Arms } from '../../../content/campaign/arms';
import styles from './CardBack.module.css';

interface CardBackProps {
  readonly back: Arms['back'];
  readonly className?: string | undefined;
}

const KEEP = 'M14 42V25h3v3h3v-3h4v-6h2v3h4v-3h2v6h4v3h3v-3h3V42h-8v-5a6 6 0 0 0 -12 0v5Z';

/** A card that lies face down: a keep tooled into leather, gilded where that was won. */
export function CardBack({ back, className }: CardBackProps) {
  return (
    <svg
      className={`${styles.back} ${back === undefined ? '' : styles[back]} ${className ?? ''}`}
      viewBox="0 0 56 78"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="1" y="1" width="54" height="76" rx="5" className={styles.leather} />
      <rect x="5" y="5" width="46" height="68" rx="3" className={styles.line} />
      <path d="M28 10L47 39L28 68L9 39Z" className={styles.line} />
      {back === undefined ? null : (
        <path
          d="M9 9h9L9 22ZM47 9h-9l9 13ZM9 69h9L9 56ZM47 69h-9l9-13ZM28 12l3 5-3 5-3-5ZM28 66l3-5-3-5-3 5Z"
          className={styles.filigree}
        />
      )}
      <g transform="translate(0 5)">
        <path d={KEEP} className={styles.keep} />
      </g>
    </svg>
  );
}
