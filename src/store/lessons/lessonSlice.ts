import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { afterOrder, afterUndo, BEGUN, type Course, type Objection } from '../../content/lessons/course';
import type { SiegeLesson } from '../../content/lessons/lesson';
import type { Side } from '../../kernel/sides';
import { orderCarriedOut, orderRefused } from '../battle/battleSlice';

/** The lesson at this table. Only its own store has this slice. */
export interface LessonState {
  readonly lesson: SiegeLesson;
  /** Whoever learns. */
  readonly side: Side;
  readonly course: Course;
  readonly turn: Side;
  /** The last order was given by whoever learns. */
  readonly isOwn: boolean;
  /** What the lesson had against the last deed, and how often it had something: said anew each time. */
  readonly objection: { readonly what: Objection; readonly times: number } | null;
}

/** A store at which a lesson may go on. */
export interface WithLesson {
  readonly lesson?: LessonState | null;
}

export const lessonSlice = createSlice({
  name: 'lesson',
  initialState: null as LessonState | null,
  reducers: {
    lessonBegun: (_, { payload: lesson }: PayloadAction<SiegeLesson>): LessonState => {
      const { turn } = lesson.place.state;
      return { lesson, side: turn, course: BEGUN, turn, isOwn: false, objection: null };
    },
    /** The last order was taken back. */
    stepTakenBack: (state): LessonState | null =>
      state && { ...(state as LessonState), course: afterUndo(plain(state), state.course), objection: null },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderCarriedOut, (state, { payload: { order, step } }) => {
        if (state === null) return null;
        const { side, course } = state;
        const isOwn = state.turn === side;
        const given = { order, isOwn, isWon: step.state.winner === side };
        const next = afterOrder(plain(state), course, given);
        return { ...(state as LessonState), course: next, turn: step.state.turn, isOwn, objection: null };
      })
      .addCase(orderRefused, (state, { payload }) => {
        if (state === null) return null;
        // Where the rules have the word, what the lesson said before was said to something else.
        const isOwn = payload.code === 'not-in-lesson';
        const times = (state.objection?.times ?? 0) + 1;
        return { ...(state as LessonState), objection: isOwn ? { what: payload.objection, times } : null };
      });
  },
});

export const { lessonBegun, stepTakenBack } = lessonSlice.actions;

/** Immer's draft of a lesson is the lesson: it is frozen. */
function plain({ lesson }: { readonly lesson: unknown }): SiegeLesson {
  return lesson as SiegeLesson;
}
