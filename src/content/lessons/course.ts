import { canonicalText } from '../../kernel/hash';
import type { Lesson, LessonStep } from './lesson';

/** How far a lesson has come: the number of its step after each order of the record, the first one before any. */
export type Course = readonly number[];

export const BEGUN: Course = [0];

type AnyLesson<Deed> = Pick<Lesson<Deed, unknown>, 'steps'>;

/** The step that is on; null when the lesson is over. */
export function stepOf<Deed>({ steps }: AnyLesson<Deed>, course: Course): LessonStep<Deed> | null {
  return steps[course.at(-1) ?? 0] ?? null;
}

/** What was carried out: an order of whoever learns, or of the enemy. */
export interface Given<Deed> {
  readonly order: Deed;
  readonly isOwn: boolean;
  /** Whoever learns has won the battle. */
  readonly isWon: boolean;
}

export function afterOrder<Deed extends object>(lesson: AnyLesson<Deed>, course: Course, given: Given<Deed>): Course {
  const now = course.at(-1) ?? 0;
  const step = stepOf(lesson, course);
  const isDone = step !== null && (isFree(step) ? given.isWon : given.isOwn && isAwaited(step, given.order));
  return [...course, isDone ? now + 1 : now];
}

/** An order was taken back: the lesson goes back with it, or on when that was what it waited for. */
export function afterUndo<Deed>(lesson: AnyLesson<Deed>, course: Course): Course {
  const now = course.at(-1) ?? 0;
  const before = course.slice(0, -1);
  return stepOf(lesson, course)?.undo === true ? [...before.slice(0, -1), now + 1] : before;
}

/** Why a deed isn't carried out: the place of a mistake in its step's list, or the step's word to every other deed. */
export type Objection = number | 'otherwise';

/** What the lesson has against a deed; null when it may be done. The rules judge it after that. */
export function objectionTo<Deed extends object>(step: LessonStep<Deed>, order: Deed): Objection | null {
  if (isAwaited(step, order)) return null;
  const mistake = step.mistakes.findIndex((one) => fits(one.order, order));
  if (mistake >= 0) return mistake;
  return isFree(step) ? null : 'otherwise';
}

/** Whether everything is allowed until the battle is won. */
export function isFree<Deed>({ win }: LessonStep<Deed>): boolean {
  return win.length > 0;
}

/** A way of one's own to the same place is the same deed. */
function isAwaited<Deed extends object>({ deeds }: LessonStep<Deed>, order: Deed): boolean {
  return deeds.some((deed) => fits(deed, order));
}

/** Whether an order has all that a sketch of one names. */
function fits(sketch: object, order: object): boolean {
  return Object.entries(sketch).every(
    ([key, value]) => Object.hasOwn(order, key) && canonicalText(value) === canonicalText(Reflect.get(order, key)),
  );
}
