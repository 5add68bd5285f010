import { ENGLISH_AT_ONCE } from './en/atOnce';
import { ENGLISH_COMMAND } from './en/command';
import { ENGLISH_HELP } from './en/help';

/** What is said on the open field. Messages are ICU. A card battle loads none of it. */
export const ENGLISH_FIELD = { ...ENGLISH_AT_ONCE, ...ENGLISH_HELP, ...ENGLISH_COMMAND } as const;

export type FieldWord = keyof typeof ENGLISH_FIELD;
export type FieldMessages = Readonly<Record<FieldWord, string>>;
