import type { FieldMessages } from './en';
import { ITALIAN_BOARD } from './it/board';
import { ITALIAN_COMMAND } from './it/command';
import { ITALIAN_DRILL } from './it/drill';
import { ITALIAN_HELP } from './it/help';
import { ITALIAN_MENU } from './it/menu';
import { ITALIAN_MUSTER } from './it/muster';
import { ITALIAN_POSITIONS } from './it/positions';
import { ITALIAN_RAIL } from './it/rail';
import { ITALIAN_RESULT } from './it/result';
import { ITALIAN_STAGE } from './it/stage';
import { ITALIAN_TOLD } from './it/told';
import { ITALIAN_WHY } from './it/why';

export const ITALIAN_FIELD: FieldMessages = {
  ...ITALIAN_BOARD,
  ...ITALIAN_COMMAND,
  ...ITALIAN_DRILL,
  ...ITALIAN_HELP,
  ...ITALIAN_MENU,
  ...ITALIAN_MUSTER,
  ...ITALIAN_POSITIONS,
  ...ITALIAN_RAIL,
  ...ITALIAN_RESULT,
  ...ITALIAN_STAGE,
  ...ITALIAN_TOLD,
  ...ITALIAN_WHY,
};
