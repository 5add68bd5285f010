import { sideToOrder } from '../../../skirmish/turn/sideToOrder';
import { layFieldPlace } from '../../../store/field/analysis/fieldAnalysis';
import { fieldHintAsked } from '../../../store/field/fieldHintSlice';
import { selectMayOrderField } from '../../../store/field/fieldSelectors';
import { fieldPlaybackSkipped } from '../../../store/field/fieldSlice';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import { useAnalysis } from '../../battles/analysis/useAnalysis';
import { type AnalysisLaid, useAnalysisParts } from '../../battles/analysis/useAnalysisParts';
import type { LoadedField } from '../../battles/replay/loadReplay';
import { useSpeak } from '../../common/hooks/storeHooks';
import { useFieldStore, useFieldView } from '../common/fieldHooks';
import { FieldTable } from '../FieldTable';
import { FieldGuideContext } from '../guide';

interface FieldAnalysisTableProps extends AnalysisLaid {
  readonly loaded: LoadedField;
}

/** The ordinary table of the open field with the tree of variations in the opponent's place. */
export function FieldAnalysisTable({ loaded, places, dropped }: FieldAnalysisTableProps) {
  const speak = useSpeak();
  const store = useFieldStore();
  const { book, seen } = useFieldView();
  const { replay } = loaded;
  const course = useAnalysis({
    lay: (place) => layFieldPlace(store, replay, place),
    skip: () => void store.dispatch(fieldPlaybackSkipped()),
    give: (order) => void store.dispatch(giveFieldOrder(order as (typeof replay.battle.record.orders)[number])),
  });
  const { winner } = seen.field;
  const standing = { turn: sideToOrder(seen.field), winner };
  const sight = book.rules.fog === undefined && book.rules.stealth === undefined ? null : speak('analysis.open.sight');
  const parts = useAnalysisParts({ loaded, places, dropped, course, standing, sight });
  const show = (): void => {
    store.dispatch(fieldPlaybackSkipped());
    if (selectMayOrderField(store.getState())) store.dispatch(fieldHintAsked());
  };
  const guide = { ...parts, beacon: null, buttons: [], show };
  return (
    <FieldGuideContext value={guide}>
      <FieldTable />
    </FieldGuideContext>
  );
}
