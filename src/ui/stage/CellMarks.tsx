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
    <svg className={styles.stain} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 14c7-6 13 1 19-1 8-3 9 7 15 10 7 4 3 10 5 15 2 7-8 7-12 12-5 6-11-1-18 2-6 3-11 6-18 3-5-2-9 1-14-3-5-3-3-8-9-11-6-4-2-9 0-14 2-6 9-3 13-9 5-7 13-2 19-4Z" />
      <circle cx="93" cy="18" r="3.6" />
      <circle cx="9" cy="50" r="2.8" />
      <circle cx="80" cy="56" r="2.2" />
      <circle cx="22" cy="9" r="2.4" />
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
