import { isAnyOf } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import { saveFailed } from '../saves/noticesSlice';
import type { Saves } from '../saves/saves';
import { errorMessage } from '../saves/saveWriter';
import type { ShelfActions } from '../saves/shelfSlice';
import type { MatchListeners, MatchTable } from './matchTable';

/** A game's place in the store, and its shelf. */
export interface ShelfTable<Types extends GameTypes, Seat extends string, State>
  extends Pick<MatchTable<Types, Seat, State>, 'actions' | 'selectSave' | 'playersResumed'> {
  readonly shelfActions: ShelfActions;
  readonly selectIsUnfinished: (state: State) => boolean;
  /** What must be there before one of its matches can be taken up. */
  readonly prepare: () => Promise<unknown>;
}

/** An unfinished match that another takes the place of can be had back; whoever goes back to it lets the two change places. */
export function keepShelf<Types extends GameTypes, Seat extends string, State>(
  listeners: MatchListeners<State>,
  { actions, shelfActions, selectSave, selectIsUnfinished, playersResumed, prepare }: ShelfTable<Types, Seat, State>,
  saves: Pick<Saves<Types, Seat>, 'settled' | 'shelf' | 'shelve'>,
): void {
  const { shelf } = saves;
  const { battleReplaced, shelfCleared, backAsked, shelfDeleted } = shelfActions;
  listeners.startListening({
    matcher: isAnyOf(actions.begun, actions.imported),
    effect: async (_, api) => {
      const replaced = selectIsUnfinished(api.getOriginalState()) ? selectSave(api.getOriginalState()) : null;
      if (replaced === null) return;
      if (await saves.shelve(replaced)) api.dispatch(battleReplaced());
    },
  });
  listeners.startListening({
    actionCreator: backAsked,
    effect: async ({ payload: place }, api) => {
      try {
        const [opened] = await Promise.all([shelf.open(place), prepare()]);
        if (opened === null) return void api.dispatch(shelfCleared(place));
        if (!opened.ok) return void api.dispatch(saveFailed({ kind: 'unreadable', detail: opened.refusal }));
        const leaves = place === 'replaced' && selectIsUnfinished(api.getState());
        const { match, seats, stream } = opened.value;
        api.dispatch(playersResumed({ seats, stream }));
        api.dispatch(actions.imported(match));
        if (leaves) return;
        await saves.settled();
        await shelf.drop(place);
        api.dispatch(shelfCleared(place));
      } catch (error) {
        api.dispatch(saveFailed({ kind: 'read-failed', detail: errorMessage(error) }));
      }
    },
  });
  listeners.startListening({
    actionCreator: shelfDeleted,
    effect: ({ payload: place }) => shelf.drop(place).catch(() => undefined),
  });
}
