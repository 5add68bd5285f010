import { Fragment } from 'react';
import { keyOf } from '../../../store/settings/keyMap';
import type { KeyedDeed } from '../../../store/settings/keyTable';
import { useSpeak } from '../hooks/storeHooks';
import styles from './KeyList.module.css';
import { keyName, useKeyMap } from './keyHooks';

/** A key that can't be changed, and what it does. */
export interface FixedKey {
  readonly keys: string;
  readonly does: string;
}

interface KeyListProps {
  readonly fixed: readonly FixedKey[];
  readonly deeds: readonly KeyedDeed[];
}

/** Which key does what, in one place. */
export function KeyList({ fixed, deeds }: KeyListProps) {
  const speak = useSpeak();
  const map = useKeyMap();
  const rows = [...fixed, ...deeds.map((deed) => ({ keys: keyName(keyOf(map, deed)), does: speak(`key.${deed}`) }))];
  return (
    <dl className={styles.list}>
      {rows.map(({ keys, does }) => (
        <Fragment key={`${keys} ${does}`}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
