import type { ENGLISH_POSITIONS } from '../en/positions';

export const ITALIAN_POSITIONS: Readonly<Record<keyof typeof ENGLISH_POSITIONS, string>> = {
  'muster.positions.note': 'Ognuna comincia nel mezzo di una battaglia e mostra alcune regole all’opera.',
  'muster.positions.try': 'Prova',
  'muster.positions.own': 'Apri un tuo file',
  'muster.positions.ownNote': 'Uno scenario del campo aperto in JSON; guidi la parte a cui tocca.',
  'muster.position.moving.title': 'Movimento e reazioni',
  'muster.position.moving.look':
    'Fai passare il guerriero con l’ascia accanto al lanciere: il percorso mostra il colpo che subirebbe. Con Disimpegno ci arriva senza, ma spende l’azione.',
  'muster.position.cover.title': 'Riparo e fianchi',
  'muster.position.cover.look':
    'La cassa ripara l’arciere solo davanti: guarda la probabilità prima e dopo averla aggirata. Un lanciere dalla parte opposta del nemico aiuta ogni colpo.',
  'muster.position.fog.title': 'Nebbia e furtività',
  'muster.position.fog.look':
    'Vedi solo ciò che vedono le tue unità, e il tuo esploratore non lo vede nessuno finché qualcuno non gli sta accanto. Alle spalle colpisce più forte.',
  'muster.position.formation.title': 'Formazioni',
  'muster.position.formation.look':
    'Forma la falange con il capitano dietro due scudi, poi falla marciare insieme. Uno scudo che cade o si gira costa integrità, e sotto la soglia il vantaggio è perso.',
};
