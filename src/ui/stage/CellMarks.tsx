import styles from './CellMarks.module.css';

/** A green ring, and strength that rises in it. */
export function Healing() {
  return (
    <>
      <span className={styles.healing} />
      <svg className={styles.pluses} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M20 44v12M14 50h12" />
        <path d="M78 30v12M72 36h12" />
        <path d="M62 66v10M57 71h10" />
      </svg>
    </>
  );
}

/** What is left of whoever fell: a blot that the vellum drinks. */
export function Stain() {
  return (
    <svg className={styles.stain} viewBox="0 0 100 60" aria-hidden="true">
      <path d="M50 8c14-3 22 4 30 8 9 4 13 12 8 19-6 8-14 6-20 12-8 7-22 8-32 3-8-4-18-3-22-12-4-8 3-15 10-19 8-5 14-9 26-11Z" />
      <circle cx="92" cy="14" r="3.4" />
      <circle cx="8" cy="46" r="2.6" />
      <circle cx="84" cy="52" r="2" />
    </svg>
  );
}

/** Something of a unit changes for the better. */
export function Flare() {
  return <span className={styles.flare} />;
}

/** The ground becomes another. */
export function NewGround() {
  return <span className={styles.ground} />;
}
