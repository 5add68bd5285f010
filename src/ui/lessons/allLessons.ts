import type { LessonFace } from '../../content/lessons/lesson';
import type { LessonCatalog } from '../../content/lessons/loadLessons';

/** The lessons of both modes, one after the other. */
export function allLessons({ siege, field }: LessonCatalog): readonly LessonFace[] {
  return [...siege, ...field].toSorted((one, other) => one.number - other.number);
}

/** The lesson after one of them; and whether that is the last of its mode, so that a battle comes next. */
export function afterLesson(
  { number }: LessonFace,
  ofMode: readonly LessonFace[],
  all: readonly LessonFace[],
): { readonly next: LessonFace | null; readonly isLast: boolean } {
  const isLater = (face: LessonFace): boolean => face.number > number;
  return { next: all.find(isLater) ?? null, isLast: !ofMode.some(isLater) };
}
