import { useMemo } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../../store/createStore';
import { selectFieldBook, selectFieldSeen } from '../../../store/field/fieldSelectors';
import { createFieldReplayStore } from '../../../store/field/replay/fieldReplayStore';
import type { ReplayView } from '../../../store/replay/replayStore';
import type { LoadedField } from '../../battles/replay/loadReplay';
import { useAppStore } from '../../common/hooks/storeHooks';
import { TokenDefinitions } from '../art/token/TokenDefinitions';
import { FieldWords } from '../common/FieldWords';
import { FieldViewContext, useFieldSelector, useViewOf } from '../common/fieldHooks';
import { fromSide } from '../log/tellSided';
import { FieldStaged } from '../stage/FieldStaged';
import { FieldReplayTable } from './FieldReplayTable';
import { useFieldReplayView } from './useFieldReplayView';

interface FieldReplayProps {
  readonly loaded: LoadedField;
  readonly first: string | null;
}

/** A battle of the past on the open field: its own store lies around its table; the page's settings lead it. */
export function FieldReplay({ loaded, first }: FieldReplayProps) {
  const page = useAppStore();
  const store = useMemo(() => {
    const { catalog, settings } = page.getState();
    return createFieldReplayStore(loaded.replay, catalog, loaded.field, settings);
  }, [page, loaded]);
  return (
    <Provider store={store}>
      <FieldWords>
        <TokenDefinitions />
        <Seen page={page} loaded={loaded} first={first} />
      </FieldWords>
    </Provider>
  );
}

interface SeenProps extends FieldReplayProps {
  /** The page's own store: a replay has another. */
  readonly page: AppStore;
}

/** As one side saw it, or with everything open. */
function Seen({ page, loaded, first }: SeenProps) {
  const [view, setView] = useFieldReplayView(loaded.replay.seats, loaded.kept?.side ?? null);
  const book = useFieldSelector(selectFieldBook);
  const seen = useFieldSelector(selectFieldSeen);
  if (book === null || seen === null) return null;
  return <Table {...{ page, loaded, first, view, book, seen }} onView={setView} />;
}

type Field = Parameters<typeof useViewOf>;

interface TableProps extends SeenProps {
  readonly view: ReplayView;
  readonly onView: (view: ReplayView) => void;
  readonly book: Field[0];
  readonly seen: Field[1];
}

function Table({ view, onView, book, seen, ...props }: TableProps) {
  const plain = useViewOf(book, seen, props.loaded.field.catalog);
  const told = useMemo(() => ({ ...plain, narrator: fromSide(plain.narrator, view) }), [plain, view]);
  return (
    <FieldViewContext value={told}>
      <FieldStaged>
        <FieldReplayTable {...props} view={view} onView={onView} />
      </FieldStaged>
    </FieldViewContext>
  );
}
