import { useMemo } from 'react';
import { Link } from 'wouter';
import type { FieldCatalog } from '../../content/field/catalog';
import type { FieldBook } from '../../skirmish/model/book';
import type { FieldObservation } from '../../skirmish/view/observe';
import {
  selectFieldBook,
  selectFieldCurtain,
  selectFieldNumber,
  selectFieldSeats,
  selectFieldSeen,
  selectFieldViewer,
  selectIsFieldShared,
  selectIsFieldWatched,
} from '../../store/field/fieldSelectors';
import { Motion } from '../common/motion/Motion';
import { ownFile } from '../common/notices/useOwnFile';
import { PATHS } from '../routes/address';
import { TokenDefinitions } from './art/token/TokenDefinitions';
import { Fetched } from './common/Fetched';
import { FieldViewContext, useFieldSelector, useFieldSpeak, useViewOf } from './common/fieldHooks';
import { FieldTable } from './FieldTable';
import { fromSide } from './log/tellSided';
import { FieldStaged } from './stage/FieldStaged';

/** For two at one screen. While it is being fetched nothing is shown at all. */
const fieldCurtain = ownFile(() => import('./controls/FieldCurtain').then((room) => room.FieldCurtain));

/** The battle in the store, for whoever looks at it. */
export function FieldBattle() {
  return (
    <Motion>
      <TokenDefinitions />
      <Battle />
    </Motion>
  );
}

function Battle() {
  const speak = useFieldSpeak();
  const book = useFieldSelector(selectFieldBook);
  const seen = useFieldSelector(selectFieldSeen);
  const curtain = useFieldSelector(selectFieldCurtain);
  const number = useFieldSelector(selectFieldNumber);
  const { holder } = useFieldSelector(selectFieldSeats);
  const catalog = useFieldSelector((state) => state.fieldCatalog?.catalog ?? null);
  if (book === null || seen === null || catalog === null) {
    return (
      <main>
        <h1>{speak('board.noBattle')}</h1>
        <Link href={PATHS.field}>{speak('board.toMuster')}</Link>
      </main>
    );
  }
  if (curtain !== null) return <Fetched file={fieldCurtain} with={{ side: curtain }} />;
  return <LaidTable key={`${number} ${holder}`} book={book} seen={seen} catalog={catalog} />;
}

interface TableProps {
  readonly book: FieldBook;
  readonly seen: FieldObservation;
  readonly catalog: FieldCatalog;
}

/** Laid anew for every battle, and at a shared screen for each person. */
function LaidTable({ book, seen, catalog }: TableProps) {
  const plain = useViewOf(book, seen, catalog);
  // Where two share the screen, and for who watches, the sides are Left and Right.
  const viewer = useFieldSelector((state) =>
    selectIsFieldShared(state) || selectIsFieldWatched(state) ? null : selectFieldViewer(state),
  );
  const view = useMemo(() => ({ ...plain, narrator: fromSide(plain.narrator, viewer) }), [plain, viewer]);
  return (
    <FieldViewContext value={view}>
      <FieldStaged>
        <FieldTable />
      </FieldStaged>
    </FieldViewContext>
  );
}
