import { afterOrder, afterUndo, BEGUN, type Course, type Objection } from '../../content/lessons/course';
import type { Lesson } from '../../content/lessons/lesson';
import type { LessonRefusal } from '../../content/lessons/lessonRefusal';
import { OPPONENT, type Side } from '../../kernel/sides';

/** A lesson of whichever mode. */
export type AnyLesson = Lesson<object, unknown>;

/** The lesson at this table. Only its own store has this slice. */
export interface LessonState<OfMode extends AnyLesson = AnyLesson> {
  readonly lesson: OfMode;
  /** Whoever learns. */
  readonly side: Side;
  readonly course: Course;
  readonly turn: Side;
  /** The step in which whoever learns gave their last order, and how many orders the enemy has given since. */
  readonly answered: { readonly step: number; readonly orders: number };
  /** What the lesson had against the last deed, and how often it had something: said anew each time. */
  readonly objection: { readonly what: Objection; readonly times: number } | null;
}

export function lessonAtBegin<OfMode extends AnyLesson>(lesson: OfMode, side: Side): LessonState<OfMode> {
  return { lesson, side, course: BEGUN, turn: side, answered: { step: 0, orders: 0 }, objection: null };
}

/** What came of an order, as far as a lesson asks. */
export interface LessonOrder {
  readonly order: object;
  readonly winner: Side | 'draw' | null;
  /** Who is to order after it. */
  readonly turn: Side;
}

export function afterGiven<OfMode extends AnyLesson>(
  state: LessonState<OfMode>,
  { order, winner, turn }: LessonOrder,
): LessonState<OfMode> {
  const { lesson, side, course, answered } = state;
  const isOwn = state.turn === side;
  const next = afterOrder(lesson, course, { order, isOwn, isWon: winner === side });
  return {
    ...state,
    course: next,
    turn,
    answered: isOwn ? { step: course.at(-1) ?? 0, orders: 0 } : { ...answered, orders: answered.orders + 1 },
    objection: null,
  };
}

/** Where the rules have the word, what the lesson said before was said to something else. */
export function afterRefused<OfMode extends AnyLesson>(
  state: LessonState<OfMode>,
  refusal: LessonRefusal | { readonly code: string },
): LessonState<OfMode> {
  const times = (state.objection?.times ?? 0) + 1;
  return { ...state, objection: 'objection' in refusal ? { what: refusal.objection, times } : null };
}

export function afterTakenBack<OfMode extends AnyLesson>(state: LessonState<OfMode>): LessonState<OfMode> {
  return { ...state, course: afterUndo(state.lesson, state.course), objection: null };
}

/** What is left of what the step says that the enemy does; then it ends its turn. */
export function replyLeft<Deed extends object>(state: LessonState<Lesson<Deed, unknown>> | null): readonly Deed[] {
  if (state === null || state.turn !== OPPONENT[state.side]) return [];
  const { step, orders } = state.answered;
  return state.lesson.steps[step]?.reply.slice(orders) ?? [];
}
