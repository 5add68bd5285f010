import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { PlayerName } from '../../ai/players';
import type { Thinker } from '../../ai/thinker';
import { engineFor } from '../../battle/engineFor';
import type { Order } from '../../battle/orders';
import type { Phase } from '../../battle/state';
import {
  type Battle,
  battleBegun,
  battleImported,
  battleResumed,
  bookReplaced,
  eventsPlayed,
  orderGiven,
  playbackSkipped,
} from '../battleSlice';
import type { RootState } from '../rootState';
import { selectIsPlayedHere } from '../saveSelectors';
import type { Saves } from '../saves';
import { planMade, thinkingBegan, thinkingFailed, watchPaused, watchResumed, watchStepped } from '../seatsSlice';
import { selectBattle } from '../selectBattle';
import type { Speed } from '../settingsSlice';
import { tabLost, tabPlays } from '../tabSlice';
import type { Listeners } from './types';

/**
 * The opponent waits this long before each order, so that one can follow. It counts from the moment when the order before
 * is on the board, so the rest of that picture (half a second at most, at normal speed) is part of the pause.
 */
const PAUSE_MILLISECONDS: Readonly<Record<Speed, number>> = { half: 1300, normal: 700, double: 350, instant: 0 };

/** What an opponent does that can't think of anything. */
const PASS: Readonly<Record<Phase, Order>> = {
  mulligan: { type: 'mulligan', cards: [] },
  battle: { type: 'endTurn' },
};

/** Gives an opponent's next order whenever it is its turn and the player has seen everything up to now. */
export function playOpponent(listeners: Listeners, thinker: Thinker, saves: Pick<Saves, 'settled'>): void {
  listeners.startListening({
    matcher: isAnyOf(
      battleBegun,
      battleImported,
      battleResumed,
      bookReplaced,
      orderGiven,
      eventsPlayed,
      playbackSkipped,
      watchPaused,
      watchResumed,
      watchStepped,
      tabPlays,
      tabLost,
    ),
    effect: async (action, api) => {
      const { battle, seats, settings } = api.getState();
      if (isAlreadyShown(action, battle.battle)) return;
      api.cancelActiveListeners();
      const toMove = opponentToMove(api.getState());
      if (toMove === null) return;

      const { truth, book, refusal } = toMove.battle;
      // A player whose order was refused would plan the same again: its turn ends instead of going round for ever.
      const wasRefused = orderGiven.match(action) && refusal !== null;
      if (wasRefused) api.dispatch(thinkingFailed(refusal.sentence));
      else if (seats.plan.length === 0) {
        api.dispatch(thinkingBegan());
        try {
          const seen = engineFor(book).observe(truth, truth.turn);
          const thought = thinker.think({ player: toMove.player, book, seen, stream: seats.stream });
          api.dispatch(planMade(await api.pause(thought)));
        } catch (error) {
          if (api.signal.aborted) return;
          api.dispatch(thinkingFailed(String(error)));
        }
      }
      await api.delay(seats.stepping ? 0 : PAUSE_MILLISECONDS[settings.speed]);
      // What is shown is never more than one order ahead of what is kept.
      await api.pause(saves.settled());
      const next = api.getState().seats.plan[0];
      api.dispatch(orderGiven(next ?? PASS[truth.phase]));
    },
  });
}

/** Whoever shows events at once did so within the order's own dispatch: the opponent is at work on it, and only once. */
function isAlreadyShown(action: UnknownAction, battle: Battle | null): boolean {
  return orderGiven.match(action) && battle?.refusal === null && battle.unplayed.length === 0;
}

/** The opponent whose turn it is, once the player has seen everything up to now, unless whoever watches stopped it. */
function opponentToMove(state: RootState): { readonly battle: Battle; readonly player: PlayerName } | null {
  const { seats, paused, stepping } = state.seats;
  const battle = selectBattle(state);
  if (battle === null || battle.unplayed.length > 0 || battle.truth.winner !== null) return null;
  if ((paused && !stepping) || !selectIsPlayedHere(state)) return null;
  const seat = seats[battle.truth.turn];
  return seat === 'human' ? null : { battle, player: seat };
}
