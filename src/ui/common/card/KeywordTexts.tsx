import { Icon } from '../icons/Icon';
import styles from './KeywordTexts.module.css';
import type { Keyword } from './useKeywords';

/** Every keyword with what it does, in sentences. */
export function KeywordTexts({ keywords }: { readonly keywords: readonly Keyword[] }) {
  if (keywords.length === 0) return null;
  return (
    <ul className={styles.list}>
      {keywords.map(({ id, title, text, icon }) => (
        <li key={id} className={styles.keyword}>
          <Icon name={icon} className={styles.icon ?? ''} />
          <span>
            <strong>{title}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
