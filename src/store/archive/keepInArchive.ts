import { isAnyOf } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import type { MatchListeners, MatchTable } from '../match/matchTable';
import { archiveRoomGiven, saveFailed } from '../saves/noticesSlice';
import { errorMessage } from '../saves/saveWriter';
import type { Archive } from './archive';
import { type KeptBattle, keptBattle, type Told } from './keptBattle';

/** A game's place in the archive. */
export interface ArchiveTable<Types extends GameTypes, Seat extends string, State>
  extends Pick<MatchTable<Types, Seat, State>, 'actions' | 'selectMatch' | 'selectTab'> {
  readonly hasEnded: (truth: Types['state']) => boolean;
  /** Packing a record carries it out once more; what does that comes with the first battle that is kept. */
  readonly tell: (state: State) => Promise<Told | null>;
}

/** So many go at once when there is no room: whoever was asked isn't asked again by the next battle. */
const MOST_GOING = 20;

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
  /** What found no room, until somebody is asked what may go for it. */
  let waiting: { readonly battle: KeptBattle; readonly book: object } | null = null;
  const write = async (battle: KeptBattle, book: object): Promise<ReturnType<typeof saveFailed> | null> => {
    try {
      await archive.keep(battle, book);
      return null;
    } catch (error) {
      const going = isOfRoom(error) ? await archive.oldestUnmarked(MOST_GOING).catch(() => []) : [];
      if (going.length === 0) return saveFailed({ kind: 'not-archived', detail: errorMessage(error) });
      waiting = { battle, book };
      return saveFailed({ kind: 'archive-full', detail: String(going.length) });
    }
  };
  type Dispatch = (action: ReturnType<typeof saveFailed>) => unknown;
  const keep = async (state: State, dispatch: Dispatch): Promise<void> => {
    const match = selectMatch(state);
    if (match === null || match.record.orders.length < FEWEST_ORDERS) return;
    try {
      const told = await tell(state);
      const failed = told === null ? null : await write(keptBattle(told, now()), match.book);
      if (failed !== null) dispatch(failed);
    } catch (error) {
      dispatch(saveFailed({ kind: 'not-archived', detail: errorMessage(error) }));
    }
  };
  listeners.startListening({
    actionCreator: archiveRoomGiven,
    effect: async (_, api) => {
      if (waiting === null) return;
      const { battle, book } = waiting;
      waiting = null;
      try {
        await archive.remove(await archive.oldestUnmarked(MOST_GOING));
        const failed = await write(battle, book);
        if (failed !== null) api.dispatch(failed);
      } catch (error) {
        api.dispatch(saveFailed({ kind: 'not-archived', detail: errorMessage(error) }));
      }
    },
  });
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

function isOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
