import type { Language } from '../content/catalog';
import { ENGLISH_HOME } from './en/home';
import { ENGLISH_PLACES } from './en/places';
import { ENGLISH_PLAYERS } from './en/players';
import type { Words } from './languages';

const ENGLISH_FIRST: Words['messages'] = { ...ENGLISH_HOME, ...ENGLISH_PLACES, ...ENGLISH_PLAYERS };

const LOADERS: Readonly<Record<Language, () => Promise<Words['messages']>>> = {
  en: async () => ENGLISH_FIRST,
  it: async () => (await import('./it/first')).ITALIAN_FIRST,
};

/** What the start page says, without all other words; English where they can't be had, as without a network. */
export async function loadFirstWords(language: Language): Promise<Words> {
  try {
    return { language, messages: await LOADERS[language]() };
  } catch {
    return { language: 'en', messages: ENGLISH_FIRST };
  }
}
