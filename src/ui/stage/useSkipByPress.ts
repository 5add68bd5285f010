import { useEffect } from 'react';
import { playbackSkipped } from '../../store/battleSlice';
import { selectIsPlayingBack } from '../../store/selectors';
import { useAppStore } from '../common/hooks';

/** A press on the bare table skips what is being played back. Cells, cards and buttons do so themselves. */
export function useSkipByPress(): void {
  const store = useAppStore();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('button, a, input, label, dialog, [role="log"]') !== null)
        return;
      if (selectIsPlayingBack(store.getState())) store.dispatch(playbackSkipped());
    };
    // Before anybody else hears of it: what was pressed may be off the page after they have.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [store]);
}
