import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FieldLesson } from '../../content/lessons/fieldLesson';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import { fieldOrderCarriedOut, fieldOrderRefused } from '../field/fieldSlice';
import { afterGiven, afterRefused, afterTakenBack, type LessonState, lessonAtBegin } from './lessonState';

export type FieldLessonState = LessonState<FieldLesson>;

/** As `lessonSlice.ts`, for a lesson of the open field. */
export const fieldLessonSlice = createSlice({
  name: 'fieldLesson',
  initialState: null as FieldLessonState | null,
  reducers: {
    fieldLessonBegun: (_, { payload: lesson }: PayloadAction<FieldLesson>): FieldLessonState =>
      lessonAtBegin(lesson, sideToOrder(lesson.place.state)),
    fieldStepTakenBack: (state) => state && afterTakenBack(plain(state)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fieldOrderCarriedOut, (state, { payload: { order, step } }) => {
        const { winner } = step.state;
        return state && afterGiven(plain(state), { order, winner, turn: sideToOrder(step.state) });
      })
      .addCase(fieldOrderRefused, (state, { payload }) => state && afterRefused(plain(state), payload));
  },
});

export const { fieldLessonBegun, fieldStepTakenBack } = fieldLessonSlice.actions;

/** Immer's draft of a lesson is the lesson: it is frozen. */
function plain(state: unknown): FieldLessonState {
  return state as FieldLessonState;
}
