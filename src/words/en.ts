import { ENGLISH_ABILITIES } from './en/abilities';
import { ENGLISH_ADVICE } from './en/advice';
import { ENGLISH_ARITHMETIC } from './en/arithmetic';
import { ENGLISH_CHRONICLE } from './en/chronicle';
import { ENGLISH_COMMAND } from './en/command';
import { ENGLISH_FORESIGHT } from './en/foresight';
import { ENGLISH_GROUND } from './en/ground';
import { ENGLISH_PLAYERS } from './en/players';
import { ENGLISH_REASONS } from './en/reasons';
import { ENGLISH_SAVES } from './en/saves';
import { ENGLISH_SCREENS } from './en/screens';
import { ENGLISH_SETTINGS } from './en/settings';
import { ENGLISH_START } from './en/start';
import { ENGLISH_TERMS } from './en/terms';

/** English, and the list of all words: a key missing in another language fails to compile. Messages are ICU. */
export const ENGLISH = {
  ...ENGLISH_TERMS,
  ...ENGLISH_SCREENS,
  ...ENGLISH_START,
  ...ENGLISH_PLAYERS,
  ...ENGLISH_REASONS,
  ...ENGLISH_ADVICE,
  ...ENGLISH_SETTINGS,
  ...ENGLISH_SAVES,
  ...ENGLISH_FORESIGHT,
  ...ENGLISH_COMMAND,
  ...ENGLISH_ABILITIES,
  ...ENGLISH_GROUND,
  ...ENGLISH_ARITHMETIC,
  ...ENGLISH_CHRONICLE,
} as const;

export type WordId = keyof typeof ENGLISH;
