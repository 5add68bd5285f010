import { ENGLISH_ADVICE } from './advice';
import { ENGLISH_BACKUP } from './backup';
import { ENGLISH_GROUND } from './ground';
import { ENGLISH_HOME } from './home';
import { ENGLISH_KEYS } from './keys';
import { ENGLISH_PLACES } from './places';
import { ENGLISH_PLAYERS } from './players';
import { ENGLISH_SAVES } from './saves';
import { ENGLISH_SCREENS } from './screens';
import { ENGLISH_SETTINGS } from './settings';
import { ENGLISH_SET_UP } from './setUp';
import { ENGLISH_START } from './start';
import { ENGLISH_TERMS } from './terms';

/** What the page says from the start. */
export const ENGLISH_PAGE = {
  ...ENGLISH_TERMS,
  ...ENGLISH_HOME,
  ...ENGLISH_SCREENS,
  ...ENGLISH_START,
  ...ENGLISH_PLACES,
  ...ENGLISH_PLAYERS,
  ...ENGLISH_ADVICE,
  ...ENGLISH_BACKUP,
  ...ENGLISH_SET_UP,
  ...ENGLISH_SETTINGS,
  ...ENGLISH_KEYS,
  ...ENGLISH_SAVES,
  ...ENGLISH_GROUND,
} as const;
