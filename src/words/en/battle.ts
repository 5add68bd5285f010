import { ENGLISH_ABILITIES } from './abilities';
import { ENGLISH_ARITHMETIC } from './arithmetic';
import { ENGLISH_ARMS } from './arms';
import { ENGLISH_CHRONICLE } from './chronicle';
import { ENGLISH_COMMAND } from './command';
import { ENGLISH_DEEDS } from './deeds';
import { ENGLISH_FLANKING } from './flanking';
import { ENGLISH_FORESIGHT } from './foresight';
import { ENGLISH_HOUSE_RULES } from './houseRules';
import { ENGLISH_PLAYING } from './playing';
import { ENGLISH_STRATAGEMS } from './stratagems';

/** What is said in a battle alone: it comes with the first battle, not with the start page. */
export const ENGLISH_BATTLE = {
  ...ENGLISH_DEEDS,
  ...ENGLISH_FORESIGHT,
  ...ENGLISH_COMMAND,
  ...ENGLISH_ABILITIES,
  ...ENGLISH_STRATAGEMS,
  ...ENGLISH_HOUSE_RULES,
  ...ENGLISH_ARMS,
  ...ENGLISH_PLAYING,
  ...ENGLISH_ARITHMETIC,
  ...ENGLISH_CHRONICLE,
  ...ENGLISH_FLANKING,
} as const;
