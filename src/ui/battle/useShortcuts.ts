import { useEffect, useRef } from 'react';
import { focusLog } from '../board/focusBoard';
import { isForSomebodyElse } from '../input/shortcutKeys';
import type { Input } from './useInput';

interface ShortcutOptions {
  readonly input: Input;
  readonly endTurn: () => void;
  readonly undo: () => void;
  readonly mute: () => void;
  /** Escape answers the question at the end of the turn too. */
  readonly keepPlaying: () => void;
  /** The menu has the list of keys. */
  readonly openMenu: () => void;
  readonly openCommand: () => void;
  readonly showCards: () => void;
  readonly hint: () => void;
  readonly why: () => void;
  /** Null where no card of the battle can. */
  readonly brace: (() => void) | null;
  /** On, or back in order; null where no formation of the battle can. */
  readonly march: ((isForward: boolean) => void) | null;
  /** Off while a dialog is open. */
  readonly active: boolean;
}

type Shortcut = (options: ShortcutOptions) => void;

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  escape: ({ input, keepPlaying }) => {
    keepPlaying();
    input.press({ type: 'cancel' });
  },
  e: ({ endTurn }) => endTurn(),
  u: ({ undo }) => undo(),
  m: ({ mute }) => mute(),
  d: ({ showCards }) => showCards(),
  h: ({ hint }) => hint(),
  w: ({ why }) => why(),
  b: ({ brace }) => brace?.(),
  f: ({ march }) => march?.(true),
  r: ({ march }) => march?.(false),
  l: focusLog,
  '?': ({ openMenu }) => openMenu(),
  '/': ({ openCommand }) => openCommand(),
};

/** Keys that work anywhere on the battle screen. */
export function useShortcuts(options: ShortcutOptions): void {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!latest.current.active || isForSomebodyElse(event)) return;
      const shortcut = SHORTCUTS[event.key.toLowerCase()];
      if (shortcut !== undefined) {
        // The key means this and nothing else: it is not typed into what it opens.
        event.preventDefault();
        shortcut(latest.current);
      } else if (/^[1-9]$/.test(event.key)) {
        latest.current.input.press({ type: 'handCard', index: Number(event.key) - 1 });
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
