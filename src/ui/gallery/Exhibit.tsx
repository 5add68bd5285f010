import type { ReactNode } from 'react';
import styles from './Exhibit.module.css';

interface ExhibitProps {
  readonly title: string;
  readonly note?: string;
  /** What it lies on: the table, vellum, the rail, the battle screen, or a frame that holds what would lie over the page. */
  readonly ground?: 'wood' | 'vellum' | 'rail' | 'field' | 'frame';
  readonly children: ReactNode;
}

/** One thing to look at, with its name. */
export function Exhibit({ title, note, ground = 'wood', children }: ExhibitProps) {
  return (
    <figure className={styles.exhibit}>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {note === undefined ? null : <span> {note}</span>}
      </figcaption>
      <div className={`${styles.ground} ${styles[ground]}`}>{children}</div>
    </figure>
  );
}

interface RoomProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A room of the gallery: its heading is an anchor. */
export function Room({ id, title, children }: RoomProps) {
  return (
    <section className={styles.room} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.exhibits}>{children}</div>
    </section>
  );
}
