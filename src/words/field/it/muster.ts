import type { ENGLISH_MUSTER } from '../en/muster';

export const ITALIAN_MUSTER: Readonly<Record<keyof typeof ENGLISH_MUSTER, string>> = {
  'muster.title': 'Il campo aperto',
};
