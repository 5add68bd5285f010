import type { ENGLISH_PLACES } from '../en/places';

export const ITALIAN_PLACES: Readonly<Record<keyof typeof ENGLISH_PLACES, string>> = {
  'place.battle': 'Battaglia',
  'place.battles': 'Battaglie',
  'place.replay': 'Replay',
  'place.analysis': 'Analisi',
  'place.field': 'Il campo aperto',
  'place.fieldBattle': 'Battaglia in campo aperto',
  'place.learn': 'Imparare combattendo',
  'place.campaign': 'La Lunga Marcia',
  'result.campaign': 'Alla mappa',
  'place.lesson': 'Lezione',
  'place.home': 'Pagina iniziale',
  'place.ways': 'Pagine',
  'place.skip': 'Vai al campo',
  'play.begin': 'In battaglia',
  'unknown.title': 'Qui non c’è niente',
  'unknown.text': 'All’indirizzo «{address}» non c’è nessuna pagina. Forse è scritto male, o è di un’altra versione.',
  'noBattle.title': 'Nessuna battaglia in corso',
  'noBattle.text': 'Questo browser non conserva nessuna battaglia da continuare.',
  'unknown.home': 'Vai alla pagina iniziale',
};
