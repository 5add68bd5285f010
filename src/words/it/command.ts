import type { ENGLISH_COMMAND } from '../en/command';

export const ITALIAN_COMMAND: Readonly<Record<keyof typeof ENGLISH_COMMAND, string>> = {
  'command.title': 'Riga di comando',
};
