import { useEffect } from 'react';
import { selectAnalysis } from '../../../store/analysis/analysisActions';
import { analysisSettings } from '../../../store/analysis/analysisSettings';
import type { AppStore } from '../../../store/createStore';
import { saveFailed } from '../../../store/saves/noticesSlice';
import { errorMessage } from '../../../store/saves/saveWriter';
import { settingsChanged } from '../../../store/settings/settingsSlice';
import { selectSettings } from '../../../store/view/battleSelectors';
import { useAppSelector } from '../../common/hooks/storeHooks';
import type { Loaded } from '../replay/loadReplay';

/**
 * A board's own store beside the page's, which brings its settings. Whatever changes among the variations is kept at once,
 * beside the battle; a battle that isn't kept has no place for them.
 */
export function useAnalysisStore(board: AppStore, page: AppStore, { kept }: Loaded): void {
  const settings = useAppSelector(selectSettings);
  useEffect(() => {
    board.dispatch(settingsChanged(analysisSettings(settings)));
  }, [board, settings]);
  const id = kept?.id ?? null;
  useEffect(() => {
    const { archive } = page;
    if (id === null || archive === null) return undefined;
    let known = selectAnalysis(board.getState()).variations;
    return board.subscribe(() => {
      const { variations } = selectAnalysis(board.getState());
      if (variations === known) return;
      known = variations;
      archive
        .keepVariations(id, variations)
        .catch((error: unknown) => page.dispatch(saveFailed({ kind: 'variations-lost', detail: errorMessage(error) })));
    });
  }, [board, page, id]);
}
