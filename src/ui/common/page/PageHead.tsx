import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** A line above the title. */
  readonly kicker?: string;
  /** What the place is, or how it stands there. */
  readonly about?: string;
  /** A picture before the words. */
  readonly sign?: ReactNode;
  /** Where the head stands and what it stands on. Its words are as large as `--head-size` says. */
  readonly className?: string | undefined;
  /** What can be done with the place as a whole. */
  readonly children?: ReactNode;
}

/** The title of a place, with what belongs beside it. Whoever arrives there gets the focus onto it, without a ring. */
export function PageHead({ title, kicker, about, sign, className = '', children }: PageHeadProps) {
  return (
    <header className={`${styles.head} ${className}`}>
      {sign}
      <div className={styles.words}>
        {kicker === undefined ? null : <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {about === undefined ? null : <p className={styles.about}>{about}</p>}
      </div>
      {children}
    </header>
  );
}
