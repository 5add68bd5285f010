import type { FieldCatalog } from '../../content/field/catalog';
import type { FieldBook } from '../../skirmish/model/book';
import type { FieldObservation } from '../../skirmish/view/observe';
import { selectFieldBook, selectFieldSeen } from '../../store/field/fieldSelectors';
import { FieldHouse } from './common/FieldHouse';
import { FieldViewContext, useFieldSelector, useViewOf } from './common/fieldHooks';

/** The battle on the open field, for whoever looks at it. */
export function FieldScreen() {
  return (
    <FieldHouse>
      <FieldBattle />
    </FieldHouse>
  );
}

function FieldBattle() {
  const book = useFieldSelector(selectFieldBook);
  const seen = useFieldSelector(selectFieldSeen);
  const catalog = useFieldSelector((state) => state.fieldCatalog?.catalog ?? null);
  if (book === null || seen === null || catalog === null) return null;
  return <FieldTable book={book} seen={seen} catalog={catalog} />;
}

interface TableProps {
  readonly book: FieldBook;
  readonly seen: FieldObservation;
  readonly catalog: FieldCatalog;
}

function FieldTable({ book, seen, catalog }: TableProps) {
  const view = useViewOf(book, seen, catalog);
  return <FieldViewContext value={view}>{null}</FieldViewContext>;
}
