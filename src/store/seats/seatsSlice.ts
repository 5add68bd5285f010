import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlayerName } from '../../ai/players/playerNames';
import { openStream, type Stream } from '../../kernel/chance';
import type { BySide, Side } from '../../kernel/sides';
import { battleBegun, battleImported, battleResumed, bookReplaced, orderCarriedOut } from '../battle/battleSlice';
import { tabLost } from '../battle/battleTabSlice';
import { homeOpened } from '../screenSlice';
import { type Bench, type MadePlan, NO_PLAN, type Planning, withGiven, withNextOrder, withPlan } from './planning';

/** Who sits at a side of the table: a person, or an opponent by name. */
export type Seat = 'human' | PlayerName;

/** The AI's slice: who plays, whether one is thinking, the plan being carried out and its reasons, the opponents' own chance. */
export interface SeatsState extends Planning {
  readonly seats: BySide<Seat>;
  readonly thinking: boolean;
  readonly stream: Stream;
  /** The last opponent's failure, in its own words. */
  readonly failure: string | null;
  /** At a shared screen: who took it last. Null until somebody has, after a reload too. */
  readonly holder: Side | null;
  /** Whoever watches two opponents can stop them. */
  readonly paused: boolean;
  /** One order was asked for while they are stopped. */
  readonly stepping: boolean;
}

const initialState: SeatsState = {
  seats: { left: 'human', right: 'greedy' },
  ...NO_PLAN,
  thinking: false,
  stream: openStream(0, 'ai'),
  failure: null,
  holder: null,
  paused: false,
  stepping: false,
};

/** Nobody has thought of anything, taken the screen or stopped the battle yet. */
const UNTOUCHED = { ...NO_PLAN, thinking: false, holder: null, paused: false, stepping: false } as const;

/** What was being thought is given up: it is thought again, by the same chance, when it is wanted. */
const INTERRUPTED = { thinking: false, plan: [], intent: null, next: null } as const;

export const seatsSlice = createSlice({
  name: 'seats',
  initialState: initialState as SeatsState,
  reducers: {
    seatsTaken: (_, { payload }: PayloadAction<{ readonly seats: BySide<Seat>; readonly seed: number }>) => ({
      ...initialState,
      seats: payload.seats,
      stream: openStream(payload.seed, 'ai'),
    }),
    seatsResumed: (_, { payload }: PayloadAction<Pick<SeatsState, 'seats' | 'stream'>>) => ({
      ...initialState,
      ...payload,
    }),
    /** As the tab that plays has it. */
    seatsFollowed: (state, { payload }: PayloadAction<Pick<SeatsState, 'seats' | 'stream'>>) => ({
      ...state,
      ...payload,
    }),
    thinkingBegan: (state) => ({ ...state, thinking: true, failure: null }),
    planMade: (state, { payload }: PayloadAction<MadePlan>) => ({
      ...state,
      ...withPlan(state, payload),
      thinking: false,
      stream: payload.plan.stream,
    }),
    thinkingFailed: (state, { payload: failure }: PayloadAction<string>) => ({ ...state, ...INTERRUPTED, failure }),
    /** Whoever was told of it needn't read it any longer. */
    failureHeard: (state) => ({ ...state, failure: null }),
    nextOrderChosen: (state, { payload }: PayloadAction<Bench>) => ({ ...state, ...withNextOrder(state, payload) }),
    screenTaken: (state, { payload: holder }: PayloadAction<Side>) => ({ ...state, holder }),
    watchPaused: (state) => ({ ...state, paused: true, stepping: false, thinking: false }),
    watchResumed: (state) => ({ ...state, paused: false, stepping: false }),
    watchStepped: (state) => ({ ...state, paused: true, stepping: true }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderCarriedOut, (state, { payload: { order, step } }) => ({
        ...state,
        plan: state.plan.slice(1),
        next: null,
        stepping: false,
        reasoned: withGiven(state.reasoned, order, step.state),
      }))
      .addCase(battleBegun, (state) => ({ ...state, ...UNTOUCHED }))
      .addCase(battleResumed, (state) => ({ ...state, ...UNTOUCHED }))
      .addCase(battleImported, (state) => ({ ...state, ...UNTOUCHED }))
      .addCase(homeOpened, (state) => ({ ...state, thinking: false }))
      .addCase(tabLost, (state) => ({ ...state, ...INTERRUPTED }))
      .addCase(bookReplaced, (state) => ({ ...state, ...INTERRUPTED }));
  },
});

export const {
  seatsTaken,
  seatsResumed,
  seatsFollowed,
  thinkingBegan,
  planMade,
  thinkingFailed,
  failureHeard,
  nextOrderChosen,
  screenTaken,
  watchPaused,
  watchResumed,
  watchStepped,
} = seatsSlice.actions;
