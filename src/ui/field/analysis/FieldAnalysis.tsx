import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { lazyFieldClient } from '../../../ai/field/worker/lazyFieldClient';
import type { FoundBattle } from '../../../store/archive/keptBattle';
import { createFieldAnalysisStore } from '../../../store/field/analysis/fieldAnalysisStore';
import { selectFieldBook, selectFieldSeen } from '../../../store/field/fieldSelectors';
import { momentNamed } from '../../../store/replay/moments';
import type { AnalysisLaid } from '../../battles/analysis/useAnalysisParts';
import { useAnalysisStore } from '../../battles/analysis/useAnalysisStore';
import type { LoadedField } from '../../battles/replay/loadReplay';
import { useAppStore } from '../../common/hooks/storeHooks';
import { TokenDefinitions } from '../art/token/TokenDefinitions';
import { FieldWords } from '../common/FieldWords';
import { FieldViewContext, useFieldSelector, useViewOf } from '../common/fieldHooks';
import { fromSide } from '../log/tellSided';
import { FieldStaged } from '../stage/FieldStaged';
import { FieldAnalysisTable } from './FieldAnalysisTable';

interface FieldAnalysisProps extends Pick<FoundBattle, 'variations'> {
  readonly loaded: LoadedField;
  readonly moment: string | null;
}

/** One adviser for all boards: a worker is not for one visit alone. */
const CLIENT = lazyFieldClient();

/** A battle on the open field with orders for both sides from any moment of it: its own store lies around its table. */
export function FieldAnalysis({ loaded, moment, variations }: FieldAnalysisProps) {
  const page = useAppStore();
  // Laid once: the board leads the moment in the address from then on.
  const [first] = useState(moment);
  const { store, dropped, places } = useMemo(() => {
    const { replay, field } = loaded;
    const place = { variation: null, orders: momentNamed(replay.places, first) };
    const { catalog, settings } = page.getState();
    const parts = { replay, variations, place, catalog, field, settings, client: CLIENT };
    return { ...createFieldAnalysisStore(parts), places: replay.places };
  }, [page, loaded, variations, first]);
  useAnalysisStore(store, page, loaded);
  return (
    <Provider store={store}>
      <FieldWords>
        <TokenDefinitions />
        <Seen loaded={loaded} places={places} dropped={dropped} />
      </FieldWords>
    </Provider>
  );
}

interface SeenProps extends AnalysisLaid {
  readonly loaded: LoadedField;
}

function Seen(laid: SeenProps) {
  const book = useFieldSelector(selectFieldBook);
  const seen = useFieldSelector(selectFieldSeen);
  return book === null || seen === null ? null : <Open {...laid} book={book} seen={seen} />;
}

type Field = Parameters<typeof useViewOf>;

interface OpenProps extends SeenProps {
  readonly book: Field[0];
  readonly seen: Field[1];
}

function Open({ book, seen, ...laid }: OpenProps) {
  const plain = useViewOf(book, seen, laid.loaded.field.catalog);
  // The sides are Left and Right, whoever is to move.
  const view = useMemo(() => ({ ...plain, narrator: fromSide(plain.narrator, null) }), [plain]);
  return (
    <FieldViewContext value={view}>
      <FieldStaged>
        <FieldAnalysisTable {...laid} />
      </FieldStaged>
    </FieldViewContext>
  );
}
