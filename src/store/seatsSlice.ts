import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Plan } from '../ai/player';
import type { PlayerName } from '../ai/players';
import type { Order } from '../battle/orders';
import type { BySide } from '../battle/sides';
import { openStream, type Stream } from '../kernel/chance';
import { battleBegun, bookReplaced, orderGiven } from './battleSlice';

/** Who sits at a side of the table: a person, or an opponent by name. */
export type Seat = 'human' | PlayerName;

/** The AI's slice: who plays, whether one is thinking, the plan being carried out, and the opponents' own chance. */
export interface SeatsState {
  readonly seats: BySide<Seat>;
  readonly thinking: boolean;
  readonly plan: readonly Order[];
  readonly stream: Stream;
  /** The last opponent's failure, in its own words. */
  readonly failure: string | null;
}

const initialState: SeatsState = {
  seats: { left: 'human', right: 'greedy' },
  thinking: false,
  plan: [],
  stream: openStream(0, 'ai'),
  failure: null,
};

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
    thinkingBegan: (state) => ({ ...state, thinking: true, failure: null }),
    planMade: (state, { payload: plan }: PayloadAction<Plan>) => ({
      ...state,
      thinking: false,
      plan: plan.orders,
      stream: plan.stream,
    }),
    thinkingFailed: (state, { payload: failure }: PayloadAction<string>) => ({
      ...state,
      thinking: false,
      plan: [],
      failure,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderGiven, (state) => ({ ...state, plan: state.plan.slice(1) }))
      .addCase(battleBegun, (state) => ({ ...state, thinking: false, plan: [] }))
      .addCase(bookReplaced, (state) => ({ ...state, thinking: false, plan: [] }));
  },
});

export const { seatsTaken, seatsResumed, thinkingBegan, planMade, thinkingFailed } = seatsSlice.actions;
