import { useMemo } from 'react';
import { selectFieldViewer, selectIsFieldShared, selectIsFieldWatched } from '../../../store/field/fieldSelectors';
import { selectFieldTold } from '../../../store/field/heardEvents';
import { useFieldSelector, useFieldView } from '../common/fieldHooks';
import { type LogEntry, logEntries } from './logEntries';
import { rosterOf } from './roster';
import { fromSide, type SidedNarrator } from './tellSided';

/** Who tells the battle to whoever looks: where two share the screen, and who watches, hears of Left and Right. */
export function useSidedNarrator(): SidedNarrator {
  const { narrator, seen } = useFieldView();
  const viewer = useFieldSelector((state) =>
    selectIsFieldShared(state) || selectIsFieldWatched(state) ? null : selectFieldViewer(state),
  );
  return useMemo(() => fromSide({ ...narrator, units: rosterOf(seen) }, viewer), [narrator, seen, viewer]);
}

/** Events leave many at a time: one that left for every new one would push the others about. */
const LEAVING_EVENTS = 200;

/** The newest part of the battle in sentences, oldest first. */
export function useFieldLog(): readonly LogEntry[] {
  const told = useFieldSelector(selectFieldTold);
  const narrator = useSidedNarrator();
  const oldest = (Math.floor(told.length / LEAVING_EVENTS) - 1) * LEAVING_EVENTS;
  return useMemo(() => logEntries(narrator, told, oldest), [narrator, told, oldest]);
}
