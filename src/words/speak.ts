import { REFUSAL_SENTENCES, type RefusalCode } from '../battle/refusals';
import type { Language } from '../content/catalog';
import { ENGLISH, type WordId } from './en';
import { ITALIAN } from './it';
import { ITALIAN_REFUSALS } from './it/refusals';

export type RefusalWord = `refusal.${RefusalCode}`;
export type AnyWord = WordId | RefusalWord;
export type Values = Readonly<Record<string, string | number>>;

/** Says a word in the language in use. Sentences are made with it, so that page and terminal share them. */
export type Speak = (word: AnyWord, values?: Values) => string;

export type Messages = Readonly<Record<AnyWord, string>>;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: { ...ENGLISH, ...refusalWords(REFUSAL_SENTENCES) },
  it: { ...ITALIAN, ...refusalWords(ITALIAN_REFUSALS) },
};

/** The English sentences of refusals stand once, in the battle room, beside their codes. */
function refusalWords(sentences: Readonly<Record<RefusalCode, string>>): Record<RefusalWord, string> {
  const words = Object.entries(sentences).map(([code, sentence]) => [`refusal.${code}`, sentence]);
  return Object.fromEntries(words) as Record<RefusalWord, string>;
}
