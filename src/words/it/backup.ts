import type { ENGLISH_BACKUP } from '../en/backup';

export const ITALIAN_BACKUP: Readonly<Record<keyof typeof ENGLISH_BACKUP, string>> = {
  'backup.title': 'Tutto in un file',
  'backup.note': 'Impostazioni, battaglie e progressi di questo browser, per conservarli o continuare altrove.',
  'backup.export': 'Esporta tutto',
  'backup.import': 'Importa…',
  'backup.undo': 'Annulla l’ultima importazione',
  'backup.ask': '{file} sostituirebbe ciò che questo browser conserva. Si può annullare.',
  'backup.take': 'Sostituisci',
  'backup.leave': 'Lascia tutto com’è',
  'backup.unchanged': 'Non è cambiato niente.',
  'backup.failed': 'La memoria del browser rifiuta: {detail}. Non è cambiato niente.',
  'backup.part.settings': 'Impostazioni: quelle del file',
  'backup.part.battles': 'Battaglie conservate: ora {before}, nel file {after}',
  'backup.part.progress': 'Scelte e progressi: ora {before}, nel file {after}',
  'backup.problem.no-json': '{file} non è un JSON intero: {detail}.',
  'backup.problem.too-large': '{file} è troppo grande.',
  'backup.problem.no-backup': '{file} non è un file con tutto di Ninekeep.',
  'backup.problem.other-version': '{file}: l’ha scritto un’altra versione del gioco.',
  'backup.problem.damaged': '{file} è rovinato: la somma di controllo non corrisponde al contenuto.',
  'backup.problem.unknown-part': '{file}, parte «{part}»: questa versione del gioco non la conosce.',
  'backup.problem.bad-part': '{file}, parte «{part}»: {detail}.',
};
