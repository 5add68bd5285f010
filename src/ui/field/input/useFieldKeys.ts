import { useEffect, useRef } from 'react';
import { isForSomebodyElse } from '../../input/shortcutKeys';
import { type FieldKeyOptions, shortcutOf, TURNS } from './shortcuts';

/** Keys that work anywhere on the table. */
export function useFieldKeys(options: FieldKeyOptions): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const now = latest.current;
      if (!now.active || isForSomebodyElse(event)) return;
      const turn = event.shiftKey ? TURNS[event.key] : undefined;
      const shortcut = shortcutOf(event);
      if (turn === undefined && shortcut === undefined) return;
      // The key means this and nothing else: it is not typed into what it opens.
      event.preventDefault();
      event.stopPropagation();
      if (turn !== undefined) now.input.press({ type: 'facing', direction: turn });
      else shortcut?.(now);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
