import { useMemo } from 'react';
import type { Position } from '../../../core/geometry/position';
import { layFormation } from '../../../skirmish/view/layFormation';
import { useFieldView } from '../common/fieldHooks';
import type { FieldSelection } from '../input/selection';

const NOBODY: readonly Position[] = [];

/** Where the members would stand, while a formation is being laid. */
export function useGhosts(selection: FieldSelection): readonly Position[] {
  const { book, seen } = useFieldView();
  return useMemo(() => {
    if (selection.mode !== 'forming') return NOBODY;
    return layFormation(book, seen.field, seen.side, selection).map(({ at }) => at);
  }, [book, seen, selection]);
}
