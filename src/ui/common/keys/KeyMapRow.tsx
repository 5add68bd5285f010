import type { KeyboardEvent } from 'react';
import { useSpeak } from '../hooks/storeHooks';
import styles from './KeyMapForm.module.css';

interface KeyMapRowProps {
  readonly name: string;
  readonly keyName: string;
  readonly isChanged: boolean;
  /** The next key that is pressed is the new one. */
  readonly isAsking: boolean;
  readonly onAsk: (isAsked: boolean) => void;
  readonly onKey: (pressed: string) => void;
}

/** These lead on or away as ever; alone they are no key. */
const LEFT_ALONE = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'];

/** One deed with its key: a press asks for another one, Escape leaves it as it is. */
export function KeyMapRow({ name, keyName, isChanged, isAsking, onAsk, onKey }: KeyMapRowProps) {
  const speak = useSpeak();
  const onKeyDown = (event: KeyboardEvent): void => {
    const isModified = event.ctrlKey || event.metaKey;
    if (!isAsking || isModified || LEFT_ALONE.includes(event.key)) return;
    // Neither the dialog nor the battle hears it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onAsk(false);
    else onKey(event.key);
  };
  return (
    <li>
      <span>{name}</span>
      <button
        type="button"
        className={isChanged ? styles.changed : styles.kept}
        aria-label={
          isAsking ? speak('keyMap.press', { deed: name }) : speak('keyMap.change', { deed: name, key: keyName })
        }
        onClick={() => onAsk(!isAsking)}
        onKeyDown={onKeyDown}
        onBlur={() => (isAsking ? onAsk(false) : undefined)}
      >
        {isAsking ? speak('keyMap.pressShort') : keyName}
      </button>
    </li>
  );
}
