import { useState } from 'react';
import { useSpeak } from '../hooks/storeHooks';
import styles from './CopyLink.module.css';
import outlined from './outlined.module.css';

interface CopyLinkProps {
  readonly label: string;
  /** The part of the address after `#`, made when it is asked for. */
  readonly link: () => string;
}

type Outcome = { readonly type: 'none' | 'copied' } | { readonly type: 'refused'; readonly address: string };

/** Copies an address of this page. Where the browser forbids that, the address stands there to be copied by hand. */
export function CopyLink({ label, link }: CopyLinkProps) {
  const speak = useSpeak();
  const [outcome, setOutcome] = useState<Outcome>({ type: 'none' });
  const copy = async () => {
    const address = new URL(link(), location.href.replace(/#.*$/, '')).href;
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ type: 'copied' });
    } catch {
      setOutcome({ type: 'refused', address });
    }
  };
  return (
    <div className={`${styles.copy} ${outlined.buttons}`}>
      <button type="button" onClick={copy}>
        {label}
      </button>
      <p role="status">
        {outcome.type === 'copied' ? speak('link.copied') : null}
        {outcome.type === 'refused' ? speak('link.here') : null}
      </p>
      {outcome.type === 'refused' ? (
        <input readOnly aria-label={label} value={outcome.address} onFocus={({ target }) => target.select()} />
      ) : null}
    </div>
  );
}
