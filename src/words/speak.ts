import { REFUSAL_SENTENCES } from '../battle/model/refusals';
import { ENGLISH, type WordId } from './en';
import { type RefusalWord, refusalWords } from './refusalWords';

export type AnyWord = WordId | RefusalWord;
export type Values = Readonly<Record<string, string | number>>;

/** Says a word in the language in use. Sentences are made with it, so that page and terminal share them. */
export type Speak = (word: AnyWord, values?: Values) => string;

export type Messages = Readonly<Record<AnyWord, string>>;

/** The English sentences of refusals stand once, in the battle room, beside their codes. */
export const ENGLISH_MESSAGES: Messages = { ...ENGLISH, ...refusalWords(REFUSAL_SENTENCES) };
