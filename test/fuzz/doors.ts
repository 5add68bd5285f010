import { COMMAND_DOORS } from './doors/commands';
import { CONTENT_DOORS } from './doors/content';
import { DECK_DOOR, OWN_DECKS_DOOR } from './doors/decks';
import { FIELD_DOORS } from './doors/field';
import { FIELD_SCENARIO_DOOR } from './doors/fieldScenario';
import { BATTLE_LINK_DOOR, SCENARIO_LINK_DOOR } from './doors/links';
import { ARCHIVE_DOOR, PACKED_DOOR } from './doors/packed';
import { FORGED_SAVE_DOOR, SAVE_DOOR } from './doors/save';
import { SCENARIO_DOOR } from './doors/scenario';
import { SETTINGS_DOOR } from './doors/settings';
import { TERMINAL_DOOR } from './doors/terminal';
import type { Door } from './support/door';

/** Every way in. A new one is a row here. */
export const DOORS: readonly Door[] = [
  ...CONTENT_DOORS,
  ...FIELD_DOORS,
  SCENARIO_DOOR,
  FIELD_SCENARIO_DOOR,
  SAVE_DOOR,
  FORGED_SAVE_DOOR,
  BATTLE_LINK_DOOR,
  SCENARIO_LINK_DOOR,
  PACKED_DOOR,
  ARCHIVE_DOOR,
  SETTINGS_DOOR,
  DECK_DOOR,
  OWN_DECKS_DOOR,
  ...COMMAND_DOORS,
  TERMINAL_DOOR,
];
