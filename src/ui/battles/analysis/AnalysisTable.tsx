import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { selectHintMarks } from '../../../store/advice/hintSelectors';
import type { MomentPlace } from '../../../store/replay/moments';
import { selectRules, selectSeen } from '../../../store/view/battleSelectors';
import { type Guide, GuideContext } from '../../battle/guide';
import { hintOn } from '../../battle/hint';
import { CloseRow } from '../../common/controls/CloseRow';
import { Dialog } from '../../common/dialog/Dialog';
import { useAppSelector, useAppStore, useSpeak } from '../../common/hooks/storeHooks';
import { BattleTable } from '../../screens/BattleTable';
import type { LoadedBattle } from '../replay/loadReplay';
import { AnalysisBar } from './AnalysisBar';
import { AnalysisSteps } from './AnalysisSteps';
import { useAnalysis } from './useAnalysis';
import { VariationPanel } from './VariationPanel';

interface AnalysisTableProps {
  readonly loaded: LoadedBattle;
  readonly places: readonly MomentPlace[];
  /** Orders of kept variations that the rules refuse. */
  readonly dropped: number;
}

/** The ordinary battle table with the tree of variations in the opponent's place. */
export function AnalysisTable({ loaded, places, dropped }: AnalysisTableProps) {
  const speak = useSpeak();
  const store = useAppStore();
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  const marks = useAppSelector(selectHintMarks);
  const course = useAnalysis(loaded.replay);
  const [isListOpen, setListOpen] = useState(false);
  const panel = <VariationPanel course={course} places={places} dropped={dropped} isKept={loaded.kept !== null} />;
  const guide: Guide = {
    bar: <AnalysisBar loaded={loaded} course={course} places={places} onVariations={() => setListOpen(true)} />,
    prompt: <AnalysisSteps course={course} places={places} />,
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
    marks,
    beacon: null,
    button: null,
    show: () => void hintOn(store),
  };
  if (seen === null || rules === null) return null;
  return (
    <GuideContext value={guide}>
      <BattleTable seen={seen} rules={rules} />
    </GuideContext>
  );
}
