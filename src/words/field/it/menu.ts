import type { ENGLISH_MENU } from '../en/menu';

export const ITALIAN_MENU: Readonly<Record<keyof typeof ENGLISH_MENU, string>> = {
  'board.menu.forfeit': 'Abbandona la battaglia',
  'board.menu.sure': 'Abbandonare davvero?',
  'board.menu.draw': 'Offri la patta',
  'board.menu.muster': 'Torna all’adunata',
  'board.menu.export': 'Salva la battaglia in un file',
  'board.menu.help': 'Come funzionano queste regole',
  'board.menu.why': 'Perché il nemico l’ha fatto',
};
