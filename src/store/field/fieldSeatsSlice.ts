import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { type FieldDecision, isSurprising, type OrderReason, type ReasonedOrder } from '../../ai/field/fieldPlayer';
import { openStream, type Stream } from '../../kernel/chance';
import type { BySide, Side } from '../../kernel/sides';
import type { CarriedOut } from '../match/createMatchSlice';
import type { FieldTypes } from './fieldRules';
import { fieldBegun, fieldImported, fieldOrderCarriedOut, fieldOrderTakenBack, fieldResumed } from './fieldSlice';
import { fieldTabLost } from './fieldTabSlice';

/** Who leads a squad: a person, or an opponent by level and strategy: `soldier`, `captain-wall`. */
export type FieldSeat = string;
export const HUMAN = 'human';

/** The AI's slice on the open field: who plays, the orders that were decided and why. */
export interface FieldSeatsState {
  readonly seats: BySide<FieldSeat>;
  /** The opponents' own chance. */
  readonly stream: Stream;
  readonly thinking: boolean;
  /** What is left of the last decision. */
  readonly plan: readonly ReasonedOrder[];
  /** Why the last order of an opponent was given. */
  readonly reasoned: OrderReason | null;
  /** The last opponent's failure, in its own words. */
  readonly failure: string | null;
  /** At a shared screen: who took it last. Null until somebody has, after a reload too. */
  readonly holder: Side | null;
  /** Whoever watches two opponents can stop them. */
  readonly paused: boolean;
  readonly stepping: boolean;
  /** At an analysis board whoever orders for both sides sees everything. */
  readonly isOpen: boolean;
}

const initialState: FieldSeatsState = {
  seats: { left: HUMAN, right: 'soldier' },
  stream: openStream(0, 'ai'),
  thinking: false,
  plan: [],
  reasoned: null,
  failure: null,
  holder: null,
  paused: false,
  stepping: false,
  isOpen: false,
};

/** Nobody has thought of anything, taken the screen or stopped the battle yet. */
const UNTOUCHED = { plan: [], reasoned: null, thinking: false, holder: null, paused: false, stepping: false } as const;

/** What came otherwise than planned ends the plan. */
function withOrderGiven(state: FieldSeatsState, { order, step }: CarriedOut<FieldTypes>): FieldSeatsState {
  const [next, ...rest] = state.plan;
  if (next?.order !== order) return { ...state, stepping: false, plan: [] };
  return { ...state, stepping: false, plan: isSurprising(step.events) ? [] : rest, reasoned: next.reason };
}

type Players = Pick<FieldSeatsState, 'seats' | 'stream'>;

export const fieldSeatsSlice = createSlice({
  name: 'fieldSeats',
  initialState: initialState as FieldSeatsState,
  reducers: {
    fieldSeatsTaken: (_, { payload }: PayloadAction<{ readonly seats: BySide<FieldSeat>; readonly seed: number }>) => ({
      ...initialState,
      seats: payload.seats,
      stream: openStream(payload.seed, 'ai'),
    }),
    fieldSeatsResumed: (_, { payload }: PayloadAction<Players>) => ({ ...initialState, ...payload }),
    /** As the tab that plays has it. */
    fieldSeatsFollowed: (state, { payload }: PayloadAction<Players>) => ({ ...state, ...payload }),
    /** Nothing is hidden from whoever sits there. */
    fieldLaidOpen: (state) => ({ ...state, isOpen: true }),
    fieldThinkingBegan: (state) => ({ ...state, thinking: true, failure: null }),
    fieldDecided: (state, { payload }: PayloadAction<FieldDecision>) => ({
      ...state,
      thinking: false,
      plan: payload.orders,
    }),
    fieldThinkingFailed: (state, { payload: failure }: PayloadAction<string>) => ({
      ...state,
      thinking: false,
      plan: [],
      failure,
    }),
    fieldFailureHeard: (state) => ({ ...state, failure: null }),
    fieldPlanDropped: (state) => ({ ...state, plan: [] }),
    fieldScreenTaken: (state, { payload: holder }: PayloadAction<Side>) => ({ ...state, holder }),
    fieldWatchPaused: (state) => ({ ...state, paused: true, stepping: false, thinking: false }),
    fieldWatchResumed: (state) => ({ ...state, paused: false, stepping: false }),
    fieldWatchStepped: (state) => ({ ...state, paused: true, stepping: true }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fieldOrderCarriedOut, (draft, { payload }) =>
        withOrderGiven(original(draft) as FieldSeatsState, payload),
      )
      .addCase(fieldOrderTakenBack, (state) => ({ ...state, plan: [] }))
      .addCase(fieldBegun, (state) => ({ ...state, ...UNTOUCHED }))
      .addCase(fieldResumed, (state) => ({ ...state, ...UNTOUCHED }))
      .addCase(fieldImported, (state) => ({ ...state, ...UNTOUCHED }))
      .addCase(fieldTabLost, (state) => ({ ...state, plan: [], thinking: false }));
  },
});

export const {
  fieldSeatsTaken,
  fieldSeatsResumed,
  fieldSeatsFollowed,
  fieldLaidOpen,
  fieldThinkingBegan,
  fieldDecided,
  fieldThinkingFailed,
  fieldFailureHeard,
  fieldPlanDropped,
  fieldScreenTaken,
  fieldWatchPaused,
  fieldWatchResumed,
  fieldWatchStepped,
} = fieldSeatsSlice.actions;
