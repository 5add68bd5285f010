import { useCallback } from 'react';
import type { BattleEvent } from '../../battle/events';
import { tell } from '../../words/chronicle';
import { rosterOf } from '../../words/names';
import { useNarrator } from './useNarrator';

/** Tells what would happen in the very sentences that the log will have once it has happened. */
export function useForeteller(): (events: readonly BattleEvent[]) => string[] {
  const narrator = useNarrator();
  return useCallback(
    (events) => {
      if (narrator === null || events.length === 0) return [];
      // Whoever is only about to be deployed has a name already.
      const roster = { ...rosterOf([], events), ...narrator.roster };
      return events.flatMap((event) => tell(event, { ...narrator, roster })?.sentence ?? []);
    },
    [narrator],
  );
}
