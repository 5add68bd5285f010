import { useMemo } from 'react';
import type { Position } from '../../core/geometry/position';
import { fieldUnitAt } from '../../skirmish/model/state';
import { flankHints } from '../../skirmish/view/flankHints';
import { cellName } from '../../words/field/narrator';
import { useFieldView } from './common/fieldHooks';
import type { FieldInput } from './input/useFieldInput';
import type { FieldPointing } from './input/useFieldPointing';

export interface Flanks {
  readonly cells: readonly Position[];
  /** In document 004's words. */
  readonly sentences: readonly string[];
}

const NONE: Flanks = { cells: [], sentences: [] };
const MOST_SENTENCES = 2;

/** Where the chosen unit could stand to flank the enemy that is pointed at. */
export function useFlanks({ pointed }: FieldPointing, { selection, legal }: FieldInput): Flanks {
  const { book, seen, narrator } = useFieldView();
  return useMemo(() => {
    if (pointed === null || selection.mode !== 'unitChosen') return NONE;
    const { field, side } = seen;
    const target = fieldUnitAt(field, pointed.x, pointed.y);
    if (target === null || target.side === side) return NONE;
    const reached = new Set(
      legal.flatMap((order) => (order.type === 'move' && order.unit === selection.unit ? [cellName(order.to)] : [])),
    );
    const hints = flankHints(book, field, side, target.id, selection.unit).filter(({ at }) =>
      reached.has(cellName(at)),
    );
    const sentences = hints.slice(0, MOST_SENTENCES).map(({ at, ally }) => {
      const words = { to: cellName(at), target: narrator.names.unit(target.kind) };
      if (ally === null) return narrator.speak('board.flank.behind', words);
      const by = { ally: narrator.names.unit(ally.kind), at: cellName(ally.position) };
      return narrator.speak('board.flank', { ...words, ...by });
    });
    return { cells: hints.map(({ at }) => at), sentences };
  }, [book, seen, narrator, pointed, selection, legal]);
}
