import { useCallback } from 'react';
import type { BattleEvent } from '../../../battle/model/events';
import { tell } from '../../../words/chronicle';
import { rosterOf } from '../../../words/names';
import { useNarrator } from './useNarrator';

/** All that would happen, and the part of it that is to be told. */
interface Foreseen {
  readonly events: readonly BattleEvent[];
  readonly consequences: readonly BattleEvent[];
}

/** Tells what an order would bring in the very sentences that the log will have once it has happened. */
export function useForeteller(): (foreseen: Foreseen | null, part?: keyof Foreseen) => string[] {
  const narrator = useNarrator();
  return useCallback(
    (foreseen, part = 'consequences') => {
      if (narrator === null || foreseen === null || foreseen[part].length === 0) return [];
      // Whoever is only about to be deployed has a name already.
      const roster = { ...rosterOf([], foreseen.events), ...narrator.roster };
      return foreseen[part].flatMap((event) => tell(event, { ...narrator, roster })?.sentence ?? []);
    },
    [narrator],
  );
}
