import type { ENGLISH_SETTINGS } from '../en/settings';

export const ITALIAN_SETTINGS: Readonly<Record<keyof typeof ENGLISH_SETTINGS, string>> = {
  'settings.title': 'Impostazioni',
  'settings.language': 'Lingua',
  'settings.language.en': 'English',
  'settings.language.it': 'Italiano',
  'settings.theme': 'Tema',
  'settings.theme.dark': 'Noce scuro',
  'settings.theme.light': 'Quercia chiara',
  'settings.speed': 'Animazioni',
  'settings.speed.half': 'Metà velocità',
  'settings.speed.normal': 'Normali',
  'settings.speed.double': 'Doppia velocità',
  'settings.speed.instant': 'Istantanee',
  'notice.problems':
    '{count, plural, one {Un file di carta ha un errore ed è escluso} other {# errori nei file delle carte; quei file sono esclusi}}',
  'notice.didYouMean': 'intendevi «{suggestion}»?',
  'notice.save.write-failed':
    'Non è possibile salvare la battaglia: {detail}. Continua, ma ricaricando la pagina andrebbe persa.',
  'notice.save.read-failed': 'La battaglia salvata non si può leggere: {detail}.',
  'notice.save.unreadable':
    'La battaglia salvata non si può aprire: {detail}. È stata messa da parte, nulla è stato cancellato.',
  'notice.opponent': 'L’avversario ha dovuto saltare il turno: {detail}',
  'notice.dismiss': 'Chiudi',
  'error.title': 'Qualcosa si è rotto',
  'error.kept': 'La battaglia è salva fino all’ultimo ordine. Ricarica la pagina per continuare.',
  'error.reload': 'Ricarica',
  'error.detail': 'Che cosa è successo',
  'keys.title': 'Tasti',
  'keys.arrows': 'Le frecce si muovono sul campo e nella mano',
  'keys.enter': 'Invio sceglie, schiera, muove e colpisce',
  'keys.escape': 'Esc annulla',
  'keys.numbers': 'Da 1 a 8 scelgono una carta della mano',
  'keys.undo': 'U riprende l’ultimo ordine',
  'keys.brace': 'B mette in guardia la carta scelta, se può',
  'keys.cards': 'D mostra mazzo e scarti',
  'keys.end': 'E conferma la mano e conclude il turno',
};
