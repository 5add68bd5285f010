import { selectHintMarks } from '../../../store/advice/hintSelectors';
import { layPlace } from '../../../store/analysis/battleAnalysis';
import { giveOrder } from '../../../store/battle/giveOrder';
import { selectRules, selectSeen } from '../../../store/view/battleSelectors';
import { skipPlayback } from '../../battle/give';
import { type Guide, GuideContext } from '../../battle/guide';
import { hintOn } from '../../battle/hint';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';
import { BattleTable } from '../../screens/BattleTable';
import type { LoadedBattle } from '../replay/loadReplay';
import { useAnalysis } from './useAnalysis';
import { type AnalysisLaid, useAnalysisParts } from './useAnalysisParts';

interface AnalysisTableProps extends AnalysisLaid {
  readonly loaded: LoadedBattle;
}

/** The ordinary battle table with the tree of variations in the opponent's place. */
export function AnalysisTable({ loaded, places, dropped }: AnalysisTableProps) {
  const store = useAppStore();
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  const marks = useAppSelector(selectHintMarks);
  const { replay } = loaded;
  const course = useAnalysis({
    lay: (place) => layPlace(store, replay, place),
    skip: () => skipPlayback(store),
    give: (order) => void store.dispatch(giveOrder(order as (typeof replay.battle.record.orders)[number])),
  });
  const standing = { turn: seen?.turn ?? 'left', winner: seen === null ? null : seen.winner };
  const parts = useAnalysisParts({ loaded, places, dropped, course, standing });
  const guide: Guide = { ...parts, marks, beacon: null, button: null, show: () => void hintOn(store) };
  if (seen === null || rules === null) return null;
  return (
    <GuideContext value={guide}>
      <BattleTable seen={seen} rules={rules} />
    </GuideContext>
  );
}
