import type { WordId } from './en';
import { ITALIAN_ABILITIES } from './it/abilities';
import { ITALIAN_ARITHMETIC } from './it/arithmetic';
import { ITALIAN_CHRONICLE } from './it/chronicle';
import { ITALIAN_GROUND } from './it/ground';
import { ITALIAN_SCREENS } from './it/screens';
import { ITALIAN_TERMS } from './it/terms';

export const ITALIAN: Readonly<Record<WordId, string>> = {
  ...ITALIAN_TERMS,
  ...ITALIAN_SCREENS,
  ...ITALIAN_ABILITIES,
  ...ITALIAN_GROUND,
  ...ITALIAN_ARITHMETIC,
  ...ITALIAN_CHRONICLE,
};
