import { Icon } from '../icons/Icon';
import styles from './KeywordTexts.module.css';
import type { Keyword } from './useKeywords';

/** Every keyword with what it does, in sentences. */
export function KeywordTexts({ keywords }: { readonly keywords: readonly Keyword[] }) {
  if (keywords.length === 0) return null;
  return (
    <ul className={styles.list}>
      {keywords.map(({ id, title, text, icon, until }) => (
        <li key={id} className={styles.keyword}>
          <Icon name={icon} className={styles.icon ?? ''} />
          <span>
            <strong>{title}</strong> {until === undefined ? null : <Until until={until} />}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How long it is granted. */
function Until({ until }: { readonly until: string }) {
  return (
    <em className={styles.until}>
      <Icon name="hourglass" /> {until}:{' '}
    </em>
  );
}
