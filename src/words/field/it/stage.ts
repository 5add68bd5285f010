import type { ENGLISH_STAGE } from '../en/stage';

export const ITALIAN_STAGE: Readonly<Record<keyof typeof ENGLISH_STAGE, string>> = {
  'stage.log': 'Cronaca',
};
