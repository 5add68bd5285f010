import { useEffect, useRef } from 'react';
import type { DeedIn } from '../../store/settings/keyTable';
import { focusLog } from '../board/focusBoard';
import { deedOf } from '../common/keys/keyHooks';
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

/** Threats are shown while the key is held, and the settings are opened wherever one is: both hear their keys themselves. */
const SHORTCUTS: Readonly<Record<Exclude<DeedIn<'battle'>, 'threats' | 'settings'>, Shortcut>> = {
  endTurn: ({ endTurn }) => endTurn(),
  undo: ({ undo }) => undo(),
  mute: ({ mute }) => mute(),
  cards: ({ showCards }) => showCards(),
  hint: ({ hint }) => hint(),
  why: ({ why }) => why(),
  brace: ({ brace }) => brace?.(),
  march: ({ march }) => march?.(true),
  fallBack: ({ march }) => march?.(false),
  log: focusLog,
  keyList: ({ openMenu }) => openMenu(),
  command: ({ openCommand }) => openCommand(),
};

function cancel({ input, keepPlaying }: ShortcutOptions): void {
  keepPlaying();
  input.press({ type: 'cancel' });
}

/** What a key means on the battle screen; null where another listener or nobody hears it. */
function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.key === 'Escape') return cancel;
  const deed = deedOf('battle', event);
  return deed === null || deed === 'threats' || deed === 'settings' ? null : SHORTCUTS[deed];
}

/** Keys that work anywhere on the battle screen. */
export function useShortcuts(options: ShortcutOptions): void {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!latest.current.active || isForSomebodyElse(event)) return;
      const shortcut = shortcutOf(event);
      if (shortcut !== null) {
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
