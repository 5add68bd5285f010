import { useState } from 'react';
import { holderOf, isUsableKey, keyOf, withKey } from '../../../store/settings/keyMap';
import { isHeardIn, KEYED_DEEDS, type KeyedDeed } from '../../../store/settings/keyTable';
import { settingsChanged } from '../../../store/settings/settingsSlice';
import { useAppDispatch, useSpeak } from '../hooks/storeHooks';
import styles from './KeyMapForm.module.css';
import { KeyMapRow } from './KeyMapRow';
import { keyName, useKeyMap } from './keyHooks';

/** Deeds are listed where one would look for them; what two places hear stands in the first that fits. */
const GROUPS = ['everywhere', 'both', 'battle', 'watch', 'field'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(deed: KeyedDeed): Group {
  if (isHeardIn(deed, 'places')) return 'everywhere';
  if (isHeardIn(deed, 'analysis')) return 'watch';
  const isOnField = isHeardIn(deed, 'field');
  if (isHeardIn(deed, 'battle')) return isOnField ? 'both' : 'battle';
  return isOnField ? 'field' : 'watch';
}

/** Every key that can be changed. A key that another deed of the same place has is refused, and whose it is is said. */
export function KeyMapForm() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const keys = useKeyMap();
  const [asking, setAsking] = useState<KeyedDeed | null>(null);
  const [told, setTold] = useState('');

  const take = (deed: KeyedDeed, pressed: string): void => {
    const key = pressed.toLowerCase();
    const names = { key: keyName(key), deed: speak(`key.${deed}`) };
    const holder = holderOf(keys, deed, key);
    if (!isUsableKey(key)) setTold(speak('keyMap.unusable', names));
    else if (holder !== null) setTold(speak('keyMap.taken', { ...names, holder: speak(`key.${holder}`) }));
    else {
      dispatch(settingsChanged({ keys: withKey(keys, deed, key) }));
      setTold(speak('keyMap.changed', names));
      setAsking(null);
    }
  };
  const reset = (): void => {
    dispatch(settingsChanged({ keys: {} }));
    setAsking(null);
    setTold(speak('keyMap.wasReset'));
  };

  return (
    <details className={styles.keyMap}>
      <summary>{speak('keyMap.title')}</summary>
      <p>{speak('keyMap.about')}</p>
      {GROUPS.map((group) => (
        <section key={group} aria-label={speak(`keyMap.${group}`)}>
          <h4>{speak(`keyMap.${group}`)}</h4>
          <ul>
            {KEYED_DEEDS.filter((deed) => groupOf(deed) === group).map((deed) => (
              <KeyMapRow
                key={deed}
                name={speak(`key.${deed}`)}
                keyName={keyName(keyOf(keys, deed))}
                isChanged={Object.hasOwn(keys, deed)}
                isAsking={asking === deed}
                onAsk={(isAsked) => setAsking(isAsked ? deed : null)}
                onKey={(pressed) => take(deed, pressed)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className={styles.told}>
        {told}
      </p>
      <button type="button" className={styles.reset} disabled={Object.keys(keys).length === 0} onClick={reset}>
        {speak('keyMap.reset')}
      </button>
    </details>
  );
}
