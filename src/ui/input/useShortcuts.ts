import { useEffect, useRef } from 'react';
import type { Input } from './useInput';

interface ShortcutOptions {
  readonly input: Input;
  readonly endTurn: () => void;
  /** Off while a dialog is open. */
  readonly active: boolean;
}

/** Keys that work anywhere on the battle screen. */
export function useShortcuts(options: ShortcutOptions): void {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { input, endTurn, active } = latest.current;
      if (
        !active ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      if (event.key === 'Escape') input.press({ type: 'cancel' });
      else if (event.key === 'e' || event.key === 'E') endTurn();
      else if (/^[1-9]$/.test(event.key)) input.press({ type: 'handCard', index: Number(event.key) - 1 });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
