import type { Language } from '../content/catalog';
import { ENGLISH_MESSAGES, type Messages } from './speak';

/** A language and all its words. */
export interface Words {
  readonly language: Language;
  readonly messages: Messages;
}

/** English comes with the page, another language when somebody wants it. */
const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => ENGLISH_MESSAGES,
  it: async () => (await import('./it')).ITALIAN_MESSAGES,
};

/** The words of a language; English where they can't be had, as without a network. */
export async function loadWords(language: Language): Promise<Words> {
  try {
    return { language, messages: await LOADERS[language]() };
  } catch {
    return { language: 'en', messages: ENGLISH_MESSAGES };
  }
}
