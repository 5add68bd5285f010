import { Icon } from '../icons/Icon';
import styles from './KeywordChips.module.css';
import type { Keyword } from './useKeywords';

interface KeywordChipsProps {
  readonly keywords: readonly Keyword[];
  readonly tone: 'plate' | 'vellum';
}

/** Keywords at a glance: icon and title, the icon alone where there is little room; what is granted for a while has a glass. */
export function KeywordChips({ keywords, tone }: KeywordChipsProps) {
  if (keywords.length === 0) return null;
  return (
    <span className={`${styles.chips} ${styles[tone]}`}>
      {keywords.map(({ id, title, icon, until }) => (
        <span key={id} className={`${styles.chip} ${until === undefined ? '' : styles.granted}`}>
          <Icon name={icon} />
          <span className={styles.title}>{title}</span>
          {until === undefined ? null : <Icon name="hourglass" />}
        </span>
      ))}
    </span>
  );
}
