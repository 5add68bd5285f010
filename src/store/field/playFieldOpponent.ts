import { isAnyOf, type ListenerEffectAPI, type UnknownAction } from '@reduxjs/toolkit';
import type { FieldDecision } from '../../ai/field/fieldPlayer';
import type { FieldClient } from '../../ai/field/worker/fieldClient';
import { lookUp } from '../../kernel/dispatch';
import type { Side } from '../../kernel/sides';
import type { FieldLevel, FieldStrategy } from '../../skirmish/model/strategy';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import type { MatchDispatch, MatchListeners } from '../match/matchTable';
import { fieldOpened, homeOpened } from '../screenSlice';
import type { Speed } from '../settings/settings';
import type { FieldRoot } from './fieldRoot';
import {
  fieldDecided,
  fieldPlanDropped,
  fieldThinkingBegan,
  fieldThinkingFailed,
  fieldWatchPaused,
  fieldWatchResumed,
  fieldWatchStepped,
  HUMAN,
} from './fieldSeatsSlice';
import { selectFieldMatch, selectFieldTurn, selectIsFieldPlayedHere } from './fieldSelectors';
import {
  type FieldMatch,
  fieldBegun,
  fieldEventsPlayed,
  fieldImported,
  fieldOrderCarriedOut,
  fieldPlaybackSkipped,
  fieldResumed,
} from './fieldSlice';
import { fieldTabLost, fieldTabPlays } from './fieldTabSlice';
import { giveFieldOrder } from './giveFieldOrder';
import { isHeardByViewer } from './heardEvents';
import type { FieldSaves } from './readFieldSaves';

/** An opponent waits this long before an order, so that one can follow; after one that nobody saw, not at all. */
const PAUSE_MILLISECONDS: Readonly<Record<Speed, number>> = { half: 900, normal: 450, double: 220, instant: 0 };

type Effect = ListenerEffectAPI<FieldRoot, MatchDispatch<FieldRoot>>;

const isOccasion = isAnyOf(
  fieldBegun,
  fieldImported,
  fieldResumed,
  fieldOrderCarriedOut,
  fieldEventsPlayed,
  fieldPlaybackSkipped,
  fieldPlanDropped,
  fieldWatchPaused,
  fieldWatchResumed,
  fieldWatchStepped,
  fieldOpened,
  homeOpened,
  fieldTabPlays,
  fieldTabLost,
);

/** Has an opponent give its next order whenever it is its turn and the player has seen everything up to now. */
export function playFieldOpponent(
  listeners: MatchListeners<FieldRoot>,
  client: FieldClient,
  saves: Pick<FieldSaves, 'settled'>,
): void {
  listeners.startListening({
    matcher: isOccasion,
    effect: async (action, api) => {
      if (isAlreadyShown(action, selectFieldMatch(api.getState()))) return;
      api.cancelActiveListeners();
      const toMove = opponentToMove(api.getState());
      if (toMove === null) return;
      const { fieldSeats } = api.getState();
      const wait =
        fieldSeats.stepping || !isHeardByViewer(api.getState()) ? 0 : PAUSE_MILLISECONDS[speedIn(api.getState())];
      const pace = api.delay(wait);
      if (fieldSeats.plan.length === 0) await makePlan(api, client, toMove);
      await pace;
      // What is shown is never more than one order ahead of what is kept.
      await api.pause(saves.settled());
      giveNext(api, toMove.side);
    },
  });
}

/** Whoever shows events at once did so within the order's own dispatch: the opponent is at work on it, and only once. */
function isAlreadyShown(action: UnknownAction, match: FieldMatch | null): boolean {
  return fieldOrderCarriedOut.match(action) && action.payload.step.events.length > 0 && match?.unplayed.length === 0;
}

function speedIn({ settings, fieldSeats: { seats } }: FieldRoot): Speed {
  return seats.left !== HUMAN && seats.right !== HUMAN ? settings.watchSpeed : settings.speed;
}

interface ToMove {
  readonly match: FieldMatch;
  readonly side: Side;
  readonly seat: string;
}

function opponentToMove(state: FieldRoot): ToMove | null {
  const { seats, paused, stepping } = state.fieldSeats;
  const match = selectFieldMatch(state);
  const side = selectFieldTurn(state);
  if (match === null || side === null || match.cursor !== null || match.unplayed.length > 0) return null;
  if (state.screen !== 'field' || !selectIsFieldPlayedHere(state) || (paused && !stepping)) return null;
  return seats[side] === HUMAN ? null : { match, side, seat: seats[side] };
}

/** What an opponent does that can't think of anything. */
function passing(match: FieldMatch, side: Side): FieldDecision {
  const order = match.truth.phase === 'deployment' ? ({ type: 'ready', side } as const) : ({ type: 'end' } as const);
  return { orders: [{ order, reason: { kind: 'end', stays: [] } }] };
}

async function makePlan(api: Effect, client: FieldClient, { match, side, seat }: ToMove): Promise<void> {
  const { book, truth } = match;
  api.dispatch(fieldThinkingBegan());
  try {
    const { level, strategy } = opponentNamed(api.getState(), seat);
    const observation = skirmishEngineFor(book).observe(truth, side);
    const seed = seedOf(api.getState());
    const request = { book, observation, level, strategy, seed };
    api.dispatch(fieldDecided(await api.pause(client.requestDecision(request, api.signal))));
  } catch (error) {
    api.throwIfCancelled();
    api.dispatch(fieldThinkingFailed(String(error)));
  }
  if (api.getState().fieldSeats.plan.length === 0) api.dispatch(fieldDecided(passing(match, side)));
}

/** The same for a whole battle: an opponent that is asked again answers the same. */
function seedOf({ fieldSeats }: FieldRoot): number {
  return fieldSeats.stream[0] ?? 0;
}

/** A plan is made on what its side may see: what the truth refuses is given up, and the opponent thinks again or passes. */
function giveNext({ dispatch, getState }: Effect, side: Side): void {
  const [next] = getState().fieldSeats.plan;
  const match = selectFieldMatch(getState());
  if (next === undefined || match === null) return;
  const isLegal = skirmishEngineFor(match.book).whyIllegal(match.truth, next.order) === null;
  if (!isLegal && getState().fieldSeats.reasoned === next.reason) return void dispatch(fieldPlanDropped());
  if (!isLegal) dispatch(fieldDecided(passing(match, side)));
  const [given = next] = getState().fieldSeats.plan;
  dispatch(giveFieldOrder(given.order));
}

/** `soldier`, or `soldier-wall` for one with a strategy of its own. */
export function opponentNamed(
  { fieldCatalog }: FieldRoot,
  seat: string,
): { readonly level: FieldLevel; readonly strategy: FieldStrategy } {
  const [first = '', ...rest] = seat.split('-');
  const level = lookUp(fieldCatalog?.catalog.levels ?? {}, first);
  const strategy = lookUp(fieldCatalog?.catalog.strategies ?? {}, rest.length === 0 ? 'balanced' : rest.join('-'));
  if (level === undefined || strategy === undefined) throw new Error(`there is no opponent ${seat}`);
  return { level, strategy };
}
