import type { ENGLISH_MENU } from '../en/menu';

export const ITALIAN_MENU: Readonly<Record<keyof typeof ENGLISH_MENU, string>> = {
  'board.menu.forfeit': 'Abbandona la battaglia',
  'board.menu.sure': 'Abbandonare davvero?',
  'board.menu.draw': 'Offri la patta',
  'board.menu.muster': 'Torna all’adunata',
  'board.menu.export': 'Salva la battaglia in un file',
  'board.menu.help': 'Come funzionano queste regole',
  'board.menu.why': 'Perché il nemico l’ha fatto',
  'board.keys.title': 'Tasti',
  'board.keys.arrows': 'Le frecce percorrono il campo; Invio sceglie, va, colpisce.',
  'board.keys.next': 'Q: prossima unità tua. X: prossimo bersaglio. Z: prossima cella raggiungibile.',
  'board.keys.verbs':
    'Le lettere accanto agli ordini li danno: M muovi, S passo, D disimpegno, F verso, C postura, V manovra. P: punto di passaggio. Maiusc e frecce girano.',
  'board.keys.tools':
    'U annulla, T minacce, H consiglio, E fine turno, J cronaca, Y perché, / scrive ordini, Esc lascia.',
  'board.keys.zoom': '+ e − ingrandiscono, 0 mostra tutto il campo.',
};
