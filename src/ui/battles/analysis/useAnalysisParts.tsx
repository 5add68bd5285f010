import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import type { MomentPlace } from '../../../store/replay/moments';
import { CloseRow } from '../../common/controls/CloseRow';
import type { GuideParts } from '../../common/controls/guideParts';
import { Dialog } from '../../common/dialog/Dialog';
import { useSpeak } from '../../common/hooks/storeHooks';
import type { Loaded } from '../replay/loadReplay';
import { AnalysisBar } from './AnalysisBar';
import { AnalysisSteps, type Standing } from './AnalysisSteps';
import type { AnalysisCourse } from './useAnalysis';
import { VariationPanel } from './VariationPanel';

/** What a game's table is laid with for analysing. */
export interface AnalysisLaid {
  readonly loaded: Loaded;
  readonly places: readonly MomentPlace[];
  /** Orders of kept variations that the rules refuse. */
  readonly dropped: number;
}

interface AnalysisPartsProps extends AnalysisLaid {
  readonly course: AnalysisCourse;
  readonly standing: Standing;
  readonly sight?: string | null;
}

/** The tree of variations in the opponent's place, steps beside the board, and the way back to the replay. */
export function useAnalysisParts({
  loaded,
  places,
  dropped,
  course,
  standing,
  sight = null,
}: AnalysisPartsProps): GuideParts {
  const speak = useSpeak();
  const [isListOpen, setListOpen] = useState(false);
  const panel = (
    <VariationPanel course={course} places={places} dropped={dropped} isKept={loaded.kept !== null} sight={sight} />
  );
  return {
    bar: <AnalysisBar loaded={loaded} course={course} places={places} onVariations={() => setListOpen(true)} />,
    prompt: <AnalysisSteps course={course} places={places} standing={standing} />,
    rail: panel,
    end: (
      <AnimatePresence>
        {isListOpen ? (
          <Dialog key="variations" title={speak('analysis.variations')} onClose={() => setListOpen(false)}>
            {panel}
            <CloseRow onClose={() => setListOpen(false)} />
          </Dialog>
        ) : null}
      </AnimatePresence>
    ),
  };
}
