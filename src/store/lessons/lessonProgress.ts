import { accepted, type Result, refused } from '../../kernel/result';
import { type KeptPart, storedPart } from '../kept/keptPart';

/** Which lessons somebody has learned, by their ids. */
export interface LessonProgress {
  readonly learned: readonly string[];
}

const EMPTY: LessonProgress = { learned: [] };
const MOST_LESSONS = 200;
const LONGEST_ID = 40;

/** The progress in lessons, kept in this browser. */
export const lessonProgress: KeptPart<LessonProgress> = storedPart(
  'lessons',
  'ninekeep-lessons',
  checkProgress,
  EMPTY,
  ({ learned }) => ({ learned: learned.length }),
);

export function markLearned(id: string): void {
  const { learned } = lessonProgress.read();
  if (!learned.includes(id)) lessonProgress.write({ learned: [...learned, id] });
}

function checkProgress(raw: unknown): Result<LessonProgress, string> {
  if (typeof raw !== 'object' || raw === null || !('learned' in raw))
    return refused('lessons: must be { learned: […] }');
  const { learned } = raw;
  if (!Array.isArray(learned) || learned.length > MOST_LESSONS) {
    return refused(`lessons.learned: must be a list of at most ${MOST_LESSONS} ids`);
  }
  const wrong = learned.findIndex((id) => typeof id !== 'string' || id === '' || id.length > LONGEST_ID);
  if (wrong >= 0) return refused(`lessons.learned[${wrong}]: must be the id of a lesson`);
  return accepted({ learned: [...new Set(learned as string[])] });
}
