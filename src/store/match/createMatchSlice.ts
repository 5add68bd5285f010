import { type CaseReducer, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { withCursorAt, withoutCursor } from '../../match/cursor';
import {
  type Beginning,
  beginMatch,
  type Match,
  type Moment,
  withBook,
  withoutLastOrder,
  withPlayed,
  withStep,
} from '../../match/match';
import { withMoment, withMomentToPlay } from '../../match/moments';
import type { GameRules, GameTypes, StepOf } from '../../match/rules';

/** Why the last order can't be taken back. */
export type UndoRefusal = { readonly code: 'nothing-to-undo'; readonly sentence: string };
const NOTHING_TO_UNDO: UndoRefusal = {
  code: 'nothing-to-undo',
  sentence: 'There is no order that could be taken back.',
};

/** No order waits for its answer, and none was refused. */
const UNASKED = { isAwaiting: false, refusal: null } as const;

export interface MatchState<Types extends GameTypes> {
  readonly match: Match<Types> | null;
  /** Counts the matches of this visit: what the page remembers of one must not reach into the next. */
  readonly number: number;
  /** An order lies with a referee that takes its time: no other is given until it answers. */
  readonly isAwaiting: boolean;
  /** The last refusal, to be said to the person. Whoever gave the order has its answer from the referee. */
  readonly refusal: Types['refusal'] | UndoRefusal | null;
}

/** An order that the referee accepted, with what came of it. */
export interface CarriedOut<Types extends GameTypes> {
  readonly order: Types['order'];
  readonly step: StepOf<Types>;
}

type Changed<Types extends GameTypes> = Partial<MatchState<Types>>;

/** The slice of one game's match: every reducer is a change of the match room, handed plain objects. */
export function createMatchSlice<Types extends GameTypes>(rules: GameRules<Types>) {
  type State = MatchState<Types>;

  /** The engine gets plain objects, never Immer's drafts: drafts in the rules cost fifty times the speed. */
  const change =
    <Payload>(act: (state: State, payload: Payload) => Changed<Types>): CaseReducer<State, PayloadAction<Payload>> =>
    (draft, { payload }) => {
      const state = original<object>(draft) as State;
      return frozen({ ...state, ...act(state, payload) });
    };
  const toMatch = <Payload>(act: (match: Match<Types>, payload: Payload) => Changed<Types>) =>
    change<Payload>(({ match }, payload) => (match === null ? {} : act(match, payload)));
  const another = change<Match<Types>>(({ number }, match) => ({ ...UNASKED, match, number: number + 1 }));

  return createSlice({
    name: rules.id,
    initialState: { ...UNASKED, match: null, number: 0 } as State,
    reducers: {
      begun: change<Beginning<Types>>(({ number }, beginning) => ({
        ...UNASKED,
        match: beginMatch(rules, beginning),
        number: number + 1,
      })),
      resumed: another,
      /** From a file: as resumed, but no save holds it yet. */
      imported: another,
      /** Another tab plays it; this one catches up with what can't be told order by order. */
      followed: another,
      orderAwaited: toMatch<void>(() => ({ isAwaiting: true })),
      orderCarriedOut: toMatch<CarriedOut<Types>>((match, { order, step }) => ({
        ...UNASKED,
        match: withStep(rules, match, order, step),
      })),
      orderRefused: toMatch<Types['refusal']>((_, refusal) => ({ isAwaiting: false, refusal })),
      orderTakenBack: toMatch<void>((match) => {
        const rewound = withoutLastOrder(rules, match);
        return rewound === null ? { refusal: NOTHING_TO_UNDO } : { ...UNASKED, match: rewound };
      }),
      refusalHeard: toMatch<void>(() => ({ refusal: null })),
      eventsPlayed: toMatch<number>((match, count) => ({ match: withPlayed(rules, match, count) })),
      playbackSkipped: toMatch<void>((match) => ({ match: withPlayed(rules, match, match.unplayed.length) })),
      bookReplaced: toMatch<Types['book']>((match, book) => ({ ...UNASKED, match: withBook(rules, match, book) })),
      /** Shows the position after so many orders, until it is left. */
      momentShown: toMatch<number>((match, orders) => ({ match: withCursorAt(rules, match, orders) })),
      momentLeft: toMatch<void>((match) => ({ match: withoutCursor(match) })),
      /** A replay knows its moments: it looks at one, or plays back what leads from one to the next. */
      momentFound: toMatch<Moment<Types>>((match, moment) => ({ match: withMoment(match, moment) })),
      momentPlayed: toMatch<readonly [Moment<Types>, Moment<Types>]>((match, [from, to]) => ({
        match: withMomentToPlay(match, from, to),
      })),
    },
  });
}

export type MatchSlice<Types extends GameTypes> = ReturnType<typeof createMatchSlice<Types>>;
export type MatchActions<Types extends GameTypes> = MatchSlice<Types>['actions'];

/**
 * What a reducer returns, Immer walks through and freezes, down to every unit and every step of arithmetic. That finds
 * mistakes while one develops; for players it is most of what an order costs, and Immer lets be what is frozen already.
 */
function frozen<State extends object>(state: State): State {
  return import.meta.env.PROD ? Object.freeze(state) : state;
}
