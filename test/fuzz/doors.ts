import { CONTENT_DOORS } from './doors/content';
import type { Door } from './support/door';

/** Every way in. A new one is a row here. */
export const DOORS: readonly Door[] = [...CONTENT_DOORS];
