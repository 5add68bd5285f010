import { useEffect } from 'react';
import type { EventSource } from './score';

/** A press on the bare table skips what is being played back. Cells, cards and buttons do so themselves. */
export function useSkipByPress({ progress, skip }: EventSource<unknown, unknown>): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('button, a, input, label, dialog, [role="log"]') !== null)
        return;
      if (progress().waiting.length > 0) skip();
    };
    // Before the table hears of it: what was pressed may be off the page after it has. Not on the window: whoever
    // swallows a click that nobody meant, as after a drag, does so there.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [progress, skip]);
}
