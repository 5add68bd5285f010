import { ENGLISH_BOARD } from './board';
import { ENGLISH_MUSTER } from './muster';
import { ENGLISH_RAIL } from './rail';
import { ENGLISH_STAGE } from './stage';
import { ENGLISH_TOLD } from './told';

/** What is said on the open field without being asked for: what help and typed orders say comes with them. */
export const ENGLISH_AT_ONCE = {
  ...ENGLISH_TOLD,
  ...ENGLISH_MUSTER,
  ...ENGLISH_BOARD,
  ...ENGLISH_RAIL,
  ...ENGLISH_STAGE,
} as const;

/** Whether there is a word for it: a file may name what no word was written for. */
export function isWordAtOnce(word: string): word is keyof typeof ENGLISH_AT_ONCE {
  return Object.hasOwn(ENGLISH_AT_ONCE, word);
}
