import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiegeLesson } from '../../content/lessons/lesson';
import { orderCarriedOut, orderRefused } from '../battle/battleSlice';
import { afterGiven, afterRefused, afterTakenBack, type LessonState, lessonAtBegin } from './lessonState';

export type SiegeLessonState = LessonState<SiegeLesson>;

/** A store at which a lesson of the card battle may go on. */
export interface WithLesson {
  readonly lesson?: SiegeLessonState | null;
}

export const lessonSlice = createSlice({
  name: 'lesson',
  initialState: null as SiegeLessonState | null,
  reducers: {
    lessonBegun: (_, { payload: lesson }: PayloadAction<SiegeLesson>): SiegeLessonState =>
      lessonAtBegin(lesson, lesson.place.state.turn),
    /** The last order was taken back. */
    stepTakenBack: (state) => state && afterTakenBack(plain(state)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderCarriedOut, (state, { payload: { order, step } }) => {
        const { turn, winner } = step.state;
        return state && afterGiven(plain(state), { order, winner, turn });
      })
      .addCase(orderRefused, (state, { payload }) => state && afterRefused(plain(state), payload));
  },
});

export const { lessonBegun, stepTakenBack } = lessonSlice.actions;

/** Immer's draft of a lesson is the lesson: it is frozen. */
function plain(state: unknown): SiegeLessonState {
  return state as SiegeLessonState;
}
