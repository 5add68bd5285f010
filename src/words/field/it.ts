import type { FieldMessages } from './en';
import { ITALIAN_BOARD } from './it/board';
import { ITALIAN_COMMAND } from './it/command';
import { ITALIAN_HELP } from './it/help';
import { ITALIAN_MUSTER } from './it/muster';
import { ITALIAN_RAIL } from './it/rail';
import { ITALIAN_STAGE } from './it/stage';
import { ITALIAN_TOLD } from './it/told';

export const ITALIAN_FIELD: FieldMessages = {
  ...ITALIAN_TOLD,
  ...ITALIAN_MUSTER,
  ...ITALIAN_BOARD,
  ...ITALIAN_RAIL,
  ...ITALIAN_STAGE,
  ...ITALIAN_HELP,
  ...ITALIAN_COMMAND,
};
