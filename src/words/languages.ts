import { REFUSAL_SENTENCES } from '../battle/model/refusals';
import type { Language } from '../content/catalog';
import { ENGLISH_PAGE } from './en/page';
import { refusalWords } from './refusalWords';

type PageMessages = Readonly<Record<string, string>>;

/** A language and the words that the page begins with. */
export interface Words {
  readonly language: Language;
  readonly messages: PageMessages;
}

const ENGLISH_WORDS: PageMessages = { ...ENGLISH_PAGE, ...refusalWords(REFUSAL_SENTENCES) };

/** English comes with the page, and what a battle alone says with the first battle; another language when it is wanted. */
const LOADERS: Readonly<Record<Language, () => Promise<PageMessages>>> = {
  en: async () => ENGLISH_WORDS,
  it: async () => (await import('./it')).ITALIAN_MESSAGES,
};

/** The words of a language; English where they can't be had, as without a network. */
export async function loadWords(language: Language): Promise<Words> {
  try {
    return { language, messages: await LOADERS[language]() };
  } catch {
    return { language: 'en', messages: ENGLISH_WORDS };
  }
}
