import type { Language } from '../../../src/content/catalog';
import { ITALIAN_MESSAGES } from '../../../src/words/it';
import { ENGLISH_MESSAGES, type Messages } from '../../../src/words/speak';

/** Every language at once; the page loads them one by one. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en: ENGLISH_MESSAGES, it: ITALIAN_MESSAGES };
