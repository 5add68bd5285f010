import styles from './TitleArt.module.css';

/** Two keeps facing each other over the map of nine cells. */
export function TitleArt() {
  return (
    <svg className={styles.title} viewBox="0 0 720 260" aria-hidden="true">
      <path d="M260 190H460L500 250H220Z" className={styles.map} />
    </svg>
  );
}
