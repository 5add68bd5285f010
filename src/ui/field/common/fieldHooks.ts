import { createContext, use, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { FieldCatalog } from '../../../content/field/catalog';
import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type { FieldRoot } from '../../../store/field/fieldRoot';
import { type FieldStore, fieldStoreOf } from '../../../store/field/openField';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { type FieldNarrator, type FieldSpeak, fieldNames, fieldNarrator } from '../../../words/field/narrator';
import { useAppSelector, useAppStore, useSpeak } from '../../common/hooks/storeHooks';
import { rosterOf } from '../log/roster';

export const useFieldSelector = useSelector.withTypes<FieldRoot>();

export function useFieldStore(): FieldStore {
  return fieldStoreOf(useAppStore());
}

/** The open field's words: `FieldWords` lies around whoever asks. */
export function useFieldSpeak(): FieldSpeak {
  return useSpeak() as unknown as FieldSpeak;
}

/** What everything on the table is drawn from: the book, what the viewer sees, and who tells it. */
export interface FieldView {
  readonly book: FieldBook;
  readonly seen: FieldObservation;
  readonly catalog: FieldCatalog;
  readonly narrator: FieldNarrator;
}

export const FieldViewContext = createContext<FieldView | null>(null);

export function useFieldView(): FieldView {
  const view = use(FieldViewContext);
  if (view === null) throw new Error('useFieldView is asked outside the field');
  return view;
}

/** The view of a position; `FieldScreen` gives it to the whole table. */
export function useViewOf(book: FieldBook, seen: FieldObservation, catalog: FieldCatalog): FieldView {
  const speak = useFieldSpeak();
  const language = useAppSelector(selectLanguage);
  const names = useMemo(() => fieldNames(catalog, book.rules.id, language), [catalog, book, language]);
  return useMemo(
    () => ({
      book,
      seen,
      catalog,
      narrator: fieldNarrator(speak, names, book.rules.attack.kind, { units: rosterOf(seen) }),
    }),
    [book, seen, catalog, speak, names],
  );
}
