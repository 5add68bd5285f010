import { ENGLISH_AT_ONCE } from './en/atOnce';
import { ENGLISH_COMMAND } from './en/command';
import { ENGLISH_DRILL } from './en/drill';
import { ENGLISH_HELP } from './en/help';
import { ENGLISH_MENU } from './en/menu';
import { ENGLISH_POSITIONS } from './en/positions';
import { ENGLISH_RESULT } from './en/result';
import { ENGLISH_WHY } from './en/why';

/** What is said on the open field. Messages are ICU. A card battle loads none of it. */
export const ENGLISH_FIELD = {
  ...ENGLISH_AT_ONCE,
  ...ENGLISH_COMMAND,
  ...ENGLISH_DRILL,
  ...ENGLISH_HELP,
  ...ENGLISH_MENU,
  ...ENGLISH_POSITIONS,
  ...ENGLISH_RESULT,
  ...ENGLISH_WHY,
} as const;

export type FieldWord = keyof typeof ENGLISH_FIELD;
export type FieldMessages = Readonly<Record<FieldWord, string>>;
