import type { ENGLISH_FORESIGHT } from '../en/foresight';

export const ITALIAN_FORESIGHT: Readonly<Record<keyof typeof ENGLISH_FORESIGHT, string>> = {
  'threat.title': 'Minacce',
};
