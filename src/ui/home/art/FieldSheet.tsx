import styles from './objects.module.css';

const COLUMNS = Array.from({ length: 11 }, (_, line) => `M${24 + line * 18.2} 24V138`).join('');
const ROWS = Array.from({ length: 7 }, (_, line) => `M24 ${24 + line * 19}H206`).join('');
const OURS = 'M36 52l8-6 8 6v8l-8 6-8-6ZM54 90l8-6 8 6v8l-8 6-8-6ZM36 108l8-6 8 6v8l-8 6-8-6Z';
const THEIRS = 'M168 40l8-8 8 8-8 8ZM186 78l8-8 8 8-8 8ZM168 116l8-8 8 8-8 8Z';

/** The larger map, in squares. */
export function FieldSheet() {
  return (
    <svg viewBox="0 0 230 168" className={styles.object} aria-hidden="true" focusable="false">
      <g transform="rotate(-2 115 84)">
        <path d="M10 12H220V152H10Z" className={styles.shadow} transform="translate(3 6)" />
        <path d="M10 12L120 9 220 12 217 84 220 152 110 149 10 152 13 84Z" className={styles.vellum} />
        <path d="M24 24H60.4V138H24Z" className={styles.ember} />
        <path d="M169.6 24H206V138H169.6Z" className={styles.sea} />
        <path d={COLUMNS + ROWS} className={styles.fine} />
        <path d="M97 62h18v19h-18ZM133 100h18v19h-18ZM115 43h18v19h-18Z" className={styles.block} />
        <path d={OURS} className={styles.ours} />
        <path d={THEIRS} className={styles.theirs} />
        <path d="M74 90Q118 66 158 78M158 78l-8-6M158 78l-9 4" className={styles.route} />
      </g>
    </svg>
  );
}
