import type { WordId } from './en';
import { ITALIAN_ABILITIES } from './it/abilities';
import { ITALIAN_ADVICE } from './it/advice';
import { ITALIAN_ANALYSIS } from './it/analysis';
import { ITALIAN_ARITHMETIC } from './it/arithmetic';
import { ITALIAN_ARMS } from './it/arms';
import { ITALIAN_BACKUP } from './it/backup';
import { ITALIAN_BATTLES } from './it/battles';
import { ITALIAN_CAMPAIGN } from './it/campaign';
import { ITALIAN_CHRONICLE } from './it/chronicle';
import { ITALIAN_COMMAND } from './it/command';
import { ITALIAN_DECKS } from './it/decks';
import { ITALIAN_DEEDS } from './it/deeds';
import { ITALIAN_FLANKING } from './it/flanking';
import { ITALIAN_FORESIGHT } from './it/foresight';
import { ITALIAN_GROUND } from './it/ground';
import { ITALIAN_HOME } from './it/home';
import { ITALIAN_HOUSE_RULES } from './it/houseRules';
import { ITALIAN_KEYS } from './it/keys';
import { ITALIAN_LEDGER } from './it/ledger';
import { ITALIAN_LESSONS } from './it/lessons';
import { ITALIAN_PLACES } from './it/places';
import { ITALIAN_PLAYERS } from './it/players';
import { ITALIAN_PLAYING } from './it/playing';
import { ITALIAN_REFUSALS } from './it/refusals';
import { ITALIAN_SAVES } from './it/saves';
import { ITALIAN_SCREENS } from './it/screens';
import { ITALIAN_SETTINGS } from './it/settings';
import { ITALIAN_SET_UP } from './it/setUp';
import { ITALIAN_START } from './it/start';
import { ITALIAN_STRATAGEMS } from './it/stratagems';
import { ITALIAN_TERMS } from './it/terms';
import { refusalWords } from './refusalWords';
import type { Messages } from './speak';

const ITALIAN: Readonly<Record<WordId, string>> = {
  ...ITALIAN_TERMS,
  ...ITALIAN_HOME,
  ...ITALIAN_SCREENS,
  ...ITALIAN_START,
  ...ITALIAN_PLACES,
  ...ITALIAN_PLAYERS,
  ...ITALIAN_DEEDS,
  ...ITALIAN_ADVICE,
  ...ITALIAN_BACKUP,
  ...ITALIAN_SET_UP,
  ...ITALIAN_SETTINGS,
  ...ITALIAN_KEYS,
  ...ITALIAN_SAVES,
  ...ITALIAN_FORESIGHT,
  ...ITALIAN_COMMAND,
  ...ITALIAN_ABILITIES,
  ...ITALIAN_STRATAGEMS,
  ...ITALIAN_HOUSE_RULES,
  ...ITALIAN_ARMS,
  ...ITALIAN_PLAYING,
  ...ITALIAN_GROUND,
  ...ITALIAN_ARITHMETIC,
  ...ITALIAN_CHRONICLE,
  ...ITALIAN_FLANKING,
  ...ITALIAN_BATTLES,
  ...ITALIAN_ANALYSIS,
  ...ITALIAN_LEDGER,
  ...ITALIAN_LESSONS,
  ...ITALIAN_CAMPAIGN,
  ...ITALIAN_DECKS,
};

export const ITALIAN_MESSAGES: Messages = { ...ITALIAN, ...refusalWords(ITALIAN_REFUSALS) };
