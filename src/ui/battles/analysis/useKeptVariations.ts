import { useEffect } from 'react';
import { selectAnalysis } from '../../../store/analysis/battleAnalysis';
import type { AppStore } from '../../../store/createStore';
import { saveFailed } from '../../../store/saves/noticesSlice';
import { errorMessage } from '../../../store/saves/saveWriter';

/** Whatever changes among the variations is kept at once, beside the battle. A battle that isn't kept has no place for them. */
export function useKeptVariations(board: AppStore, page: AppStore, id: string | null): void {
  useEffect(() => {
    const { archive } = page;
    if (id === null || archive === null) return undefined;
    let kept = selectAnalysis(board.getState()).variations;
    return board.subscribe(() => {
      const { variations } = selectAnalysis(board.getState());
      if (variations === kept) return;
      kept = variations;
      archive
        .keepVariations(id, variations)
        .catch((error: unknown) => page.dispatch(saveFailed({ kind: 'variations-lost', detail: errorMessage(error) })));
    });
  }, [board, page, id]);
}
