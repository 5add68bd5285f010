import { ITALIAN_HOME } from './home';
import { ITALIAN_PLACES } from './places';
import { ITALIAN_PLAYERS } from './players';

/** What the start page says: the same words as English has for it. */
export const ITALIAN_FIRST = { ...ITALIAN_HOME, ...ITALIAN_PLACES, ...ITALIAN_PLAYERS };
