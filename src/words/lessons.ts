import type { Language, Translations } from '../content/catalog';

interface Translated<Words> {
  readonly translations: Translations<Words>;
}

/** The words of a lesson, a step or a mistake in a language; English where it has none. */
export function wordsOf<Words extends object>(told: Words & Translated<Words>, language: Language): Words {
  return (language === 'en' ? undefined : told.translations[language]) ?? told;
}
