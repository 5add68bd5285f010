import type { ENGLISH_LEDGER } from '../en/ledger';

export const ITALIAN_LEDGER: Readonly<Record<keyof typeof ENGLISH_LEDGER, string>> = {
  'ledger.title': 'Il bilancio',
  'ledger.mode': 'Di',
  'ledger.mode.all': 'tutti e due i modi',
  'ledger.by': 'Vinte, per',
  'ledger.by.opponent': 'avversario',
  'ledger.by.mode': 'modo',
  'ledger.by.deck': 'mazzo tuo',
  'ledger.by.faction': 'fazione tua',
  'ledger.by.side': 'lato',
  'ledger.by.ground': 'campo',
  'ledger.table': 'Come tabella',
  'ledger.column.won': 'Vinte',
  'ledger.column.of': 'Su',
  'ledger.column.share': 'Quota',
  'ledger.column.between': 'Di certo tra',
  'ledger.between': '{low} – {high} %',
  'ledger.other': 'mazzo proprio',
  'ledger.ownGround': 'campo proprio',
  'ledger.margins': 'Che cosa restava dei castelli',
  'ledger.marginsHelp':
    'Il tuo meno quello nemico alla fine, in {count, plural, one {una battaglia} other {# battaglie}}',
  'ledger.marginColumn': 'Tra',
  'ledger.battlesColumn': 'Battaglie',
  'ledger.streaks': 'Una dopo l’altra',
  'ledger.streakNow':
    '{outcome, select, won {{count, plural, one {L’ultima è stata vinta} other {Le ultime # sono state vinte}}} lost {{count, plural, one {L’ultima è stata persa} other {Le ultime # sono state perse}}} other {L’ultima è stata un pareggio}}.',
  'ledger.streaksHelp': 'La più recente a destra: in alto vinta, in basso persa.',
  'ledger.streakColumn': 'Di fila',
  'ledger.longestWon': 'Serie più lunga di vittorie: {count}',
  'ledger.longestLost': 'Serie più lunga di sconfitte: {count}',
};
