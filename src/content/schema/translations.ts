import type { z } from 'zod';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '../catalog';
import { strictObject } from './strictObject';

const LANGUAGE_NAMES: Readonly<Record<TranslationLanguage, string>> = { it: 'Italian' };

/** Other languages for the words of a file; a missing one falls back to English. */
export function translationsOf<Words extends z.ZodType>(words: Words) {
  const shape = Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [
      language,
      words.exactOptional().describe(`In ${LANGUAGE_NAMES[language]}.`),
    ]),
  ) as Record<TranslationLanguage, z.ZodExactOptional<Words>>;
  return strictObject(shape)
    .default({})
    .describe('The same words in other languages. What is left out is shown in English.');
}
