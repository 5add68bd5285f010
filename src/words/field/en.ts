import { ENGLISH_BOARD } from './en/board';
import { ENGLISH_COMMAND } from './en/command';
import { ENGLISH_MUSTER } from './en/muster';
import { ENGLISH_RAIL } from './en/rail';
import { ENGLISH_STAGE } from './en/stage';
import { ENGLISH_TOLD } from './en/told';

/** What is said on the open field. Messages are ICU. A card battle loads none of it. */
export const ENGLISH_FIELD = {
  ...ENGLISH_TOLD,
  ...ENGLISH_MUSTER,
  ...ENGLISH_BOARD,
  ...ENGLISH_RAIL,
  ...ENGLISH_STAGE,
  ...ENGLISH_COMMAND,
} as const;

export type FieldWord = keyof typeof ENGLISH_FIELD;
export type FieldMessages = Readonly<Record<FieldWord, string>>;
