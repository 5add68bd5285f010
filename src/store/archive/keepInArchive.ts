import { isAnyOf } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import type { MatchListeners, MatchTable } from '../match/matchTable';
import { saveFailed } from '../saves/noticesSlice';
import { errorMessage } from '../saves/saveWriter';
import type { Archive } from './archive';
import { keptBattle, type Told } from './keptBattle';

/** A game's place in the archive. */
export interface ArchiveTable<Types extends GameTypes, Seat extends string, State>
  extends Pick<MatchTable<Types, Seat, State>, 'actions' | 'selectMatch' | 'selectTab'> {
  readonly hasEnded: (truth: Types['state']) => boolean;
  /** Packing a record carries it out once more; what does that comes with the first battle that is kept. */
  readonly tell: (state: State) => Promise<Told | null>;
}

/** Fewer orders are no battle that somebody would want to see again. */
const FEWEST_ORDERS = 3;

/**
 * Every battle that ends, or gives way to another, is kept, once the page has nothing better to do. Only the tab that plays
 * keeps it.
 */
export function keepInArchive<Types extends GameTypes, Seat extends string, State>(
  listeners: MatchListeners<State>,
  { actions, selectMatch, selectTab, hasEnded, tell }: ArchiveTable<Types, Seat, State>,
  archive: Archive,
  now: () => number = Date.now,
): void {
  const { begun, resumed, imported, orderCarriedOut } = actions;
  const isOver = (state: State): boolean => {
    const match = selectMatch(state);
    return match !== null && hasEnded(match.truth);
  };
  const keep = async (state: State, dispatch: (action: ReturnType<typeof saveFailed>) => unknown): Promise<void> => {
    const match = selectMatch(state);
    if (match === null || match.scenario !== null || match.record.orders.length < FEWEST_ORDERS) return;
    try {
      const told = await tell(state);
      if (told !== null) await archive.keep(keptBattle(told, now()), match.book);
    } catch (error) {
      dispatch(saveFailed({ kind: 'not-archived', detail: errorMessage(error) }));
    }
  };
  listeners.startListening({
    // A page that was closed as the battle ended keeps it on the next visit.
    matcher: isAnyOf(orderCarriedOut, resumed),
    effect: async (_, api) => {
      const state = api.getState();
      if (isOver(state) && selectTab(state) === 'playing') await keep(state, api.dispatch);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(begun, imported),
    effect: async (_, api) => {
      const before = api.getOriginalState();
      if (!isOver(before) && selectTab(before) === 'playing') await keep(before, api.dispatch);
    },
  });
}
