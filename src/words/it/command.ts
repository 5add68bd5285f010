import type { ENGLISH_COMMAND } from '../en/command';

export const ITALIAN_COMMAND: Readonly<Record<keyof typeof ENGLISH_COMMAND, string>> = {
  'command.title': 'Riga di comando',

  'guard.title': 'Concludere il turno?',
  'guard.win': 'Potresti vincere ora: {attacker} colpisce {aim, select, castle {il castello} other {{target}}}.',
  'guard.strike':
    '{count, plural, one {Può ancora colpire: {names}.} other {# carte possono ancora colpire: {names}.}}',
  'guard.deploy': 'Con {supply, plural, one {# rifornimento} other {# rifornimenti}} potresti schierare {names}.',
  'guard.keep': 'Continua a giocare',
  'guard.end': 'Concludi comunque',
};
