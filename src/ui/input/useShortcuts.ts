import { useEffect, useRef } from 'react';
import type { Input } from './useInput';

interface ShortcutOptions {
  readonly input: Input;
  readonly endTurn: () => void;
  readonly undo: () => void;
  readonly showCards: () => void;
  /** Off while a dialog is open. */
  readonly active: boolean;
}

type Shortcut = (options: ShortcutOptions) => void;

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  escape: ({ input }) => input.press({ type: 'cancel' }),
  e: ({ endTurn }) => endTurn(),
  u: ({ undo }) => undo(),
  d: ({ showCards }) => showCards(),
  b: ({ input }) => input.press({ type: 'brace' }),
};

/** Keys that work anywhere on the battle screen. */
export function useShortcuts(options: ShortcutOptions): void {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!latest.current.active || isForSomebodyElse(event)) return;
      const shortcut = SHORTCUTS[event.key.toLowerCase()];
      if (shortcut !== undefined) shortcut(latest.current);
      else if (/^[1-9]$/.test(event.key)) {
        latest.current.input.press({ type: 'handCard', index: Number(event.key) - 1 });
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** A key that repeats, that means something else with another one, or that belongs to an open dialog. */
export function isForSomebodyElse(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  return event.repeat || isModified || document.querySelector('dialog[open]') !== null;
}
