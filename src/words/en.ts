import { ENGLISH_ANALYSIS } from './en/analysis';
import { ENGLISH_BATTLE } from './en/battle';
import { ENGLISH_BATTLES } from './en/battles';
import { ENGLISH_CAMPAIGN } from './en/campaign';
import { ENGLISH_DECKS } from './en/decks';
import { ENGLISH_LEDGER } from './en/ledger';
import { ENGLISH_LESSONS } from './en/lessons';
import { ENGLISH_PAGE } from './en/page';

/** English, and the list of all words: a key missing in another language fails to compile. Messages are ICU. */
export const ENGLISH = {
  ...ENGLISH_PAGE,
  ...ENGLISH_BATTLE,
  ...ENGLISH_BATTLES,
  ...ENGLISH_ANALYSIS,
  ...ENGLISH_LEDGER,
  ...ENGLISH_LESSONS,
  ...ENGLISH_CAMPAIGN,
  ...ENGLISH_DECKS,
} as const;

export type WordId = keyof typeof ENGLISH;
