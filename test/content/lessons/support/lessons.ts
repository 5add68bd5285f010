import { type LoadedLessons, loadLessons } from '../../../../src/content/lessons/loadLessons';
import { shippedCatalog } from '../../../support/book';
import { SHIPPED_FIELD } from '../../field/support/field';
import { SHIPPED } from '../../support/cards';

/** The shipped lessons with some of their files changed. */
export function loadLessonsWith(changes: Readonly<Record<string, string>> = {}): LoadedLessons {
  const files = new Map([...SHIPPED, ...Object.entries(changes)]);
  const { catalog } = SHIPPED_FIELD;
  return loadLessons(files, { catalog: shippedCatalog(), isWhole: true }, { catalog, isWhole: true });
}

export const SHIPPED_LESSONS = loadLessonsWith();
