import type { Objection } from './course';

/** What a lesson doesn't allow. Its own words say why, at the board. */
export interface LessonRefusal {
  readonly code: 'not-in-lesson';
  readonly sentence: string;
  readonly objection: Objection;
}
