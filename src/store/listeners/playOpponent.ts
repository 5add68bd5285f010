import { isAnyOf, type ListenerEffectAPI, type UnknownAction } from '@reduxjs/toolkit';
import type { PlayerName } from '../../ai/players/playerNames';
import type { AiClient } from '../../ai/worker/aiClient';
import { selectChanceQuestion } from '../advice/chanceSelectors';
import { selectIsPlayedHere } from '../battle/battleSave';
import {
  type Battle,
  battleBegun,
  battleImported,
  battleResumed,
  bookReplaced,
  eventsPlayed,
  momentLeft,
  momentShown,
  orderCarriedOut,
  playbackSkipped,
} from '../battle/battleSlice';
import { tabLost, tabPlays } from '../battle/battleTabSlice';
import { engineFor } from '../battle/lazyRules';
import type { BattleSaves } from '../battle/readBattleSaves';
import { selectBattle } from '../battle/selectBattle';
import type { MatchDispatch } from '../match/matchTable';
import type { RootState } from '../rootState';
import { battleOpened, homeOpened } from '../screenSlice';
import {
  nextOrderChosen,
  planMade,
  thinkingBegan,
  thinkingFailed,
  watchPaused,
  watchResumed,
  watchStepped,
} from '../seats/seatsSlice';
import type { Speed } from '../settings/settingsSlice';
import { selectSpeed } from '../settings/tableSettings';
import type { Listeners } from './types';

/**
 * The opponent waits this long before each order, so that one can follow. It counts from the moment when the order before
 * is on the board, so the rest of that picture (half a second at most, at normal speed) is part of the pause, and so is the
 * time that it thinks.
 */
const PAUSE_MILLISECONDS: Readonly<Record<Speed, number>> = { half: 1300, normal: 700, double: 350, instant: 0 };

interface ToMove {
  readonly battle: Battle;
  readonly player: PlayerName;
}

type Effect = ListenerEffectAPI<RootState, MatchDispatch<RootState>>;

const isOccasion = isAnyOf(
  battleBegun,
  battleImported,
  battleResumed,
  bookReplaced,
  orderCarriedOut,
  eventsPlayed,
  playbackSkipped,
  momentShown,
  momentLeft,
  watchPaused,
  watchResumed,
  watchStepped,
  homeOpened,
  battleOpened,
  tabPlays,
  tabLost,
);

/**
 * Has an opponent's next order chosen whenever it is its turn and the player has seen everything up to now, and once more when
 * the truth refused its plan. The reducer chooses the order, `giveChosenOrder` gives it.
 */
export function playOpponent(listeners: Listeners, aiClient: AiClient, saves: Pick<BattleSaves, 'settled'>): void {
  listeners.startListening({
    predicate: (action, { seats }) => isOccasion(action) || (nextOrderChosen.match(action) && seats.next === null),
    effect: async (action, api) => {
      if (isAlreadyShown(action, selectBattle(api.getState()))) return;
      api.cancelActiveListeners();
      const toMove = opponentToMove(api.getState());
      if (toMove === null) return;
      const { seats } = api.getState();
      const { book, truth } = toMove.battle;
      const pace = api.delay(seats.stepping ? 0 : PAUSE_MILLISECONDS[selectSpeed(api.getState())]);
      if (seats.plan.length === 0) await makePlan(api, aiClient, toMove);
      await pace;
      // What is shown is never more than one order ahead of what is kept.
      await api.pause(saves.settled());
      api.dispatch(nextOrderChosen({ book, truth }));
    },
  });
}

/** Asks the opponent what it wants to do. Whoever can't say passes, and that is told. */
async function makePlan(api: Effect, aiClient: AiClient, { battle, player }: ToMove): Promise<void> {
  const { book, truth } = battle;
  const { turn: side, phase } = truth;
  api.dispatch(thinkingBegan());
  try {
    const seen = engineFor(book).observe(truth, side);
    const { stream, intent } = api.getState().seats;
    const position = selectChanceQuestion(api.getState())?.key ?? null;
    const request = { player, book, seen, stream, intent: intent ?? undefined };
    const plan = await api.pause(aiClient.requestPlan(request, api.signal));
    api.dispatch(planMade({ plan, side, player, phase, seen, position }));
  } catch (error) {
    api.throwIfCancelled();
    api.dispatch(thinkingFailed(String(error)));
  }
}

/** Whoever shows events at once did so within the order's own dispatch: the opponent is at work on it, and only once. */
function isAlreadyShown(action: UnknownAction, battle: Battle | null): boolean {
  return orderCarriedOut.match(action) && battle?.unplayed.length === 0;
}

/** The opponent whose turn it is, once the player has seen everything up to now, unless whoever watches stopped it, looks at a moment of the past or left the table. */
function opponentToMove(state: RootState): ToMove | null {
  const { seats, paused, stepping } = state.seats;
  const battle = selectBattle(state);
  if (battle === null || battle.cursor !== null) return null;
  if (battle.unplayed.length > 0 || battle.truth.winner !== null) return null;
  if ((paused && !stepping) || state.screen !== 'battle' || !selectIsPlayedHere(state)) return null;
  const seat = seats[battle.truth.turn];
  return seat === 'human' ? null : { battle, player: seat };
}
