import type { ENGLISH_RAIL } from '../en/rail';

export const ITALIAN_RAIL: Readonly<Record<keyof typeof ENGLISH_RAIL, string>> = {
  'rail.squad': 'La tua squadra',
};
