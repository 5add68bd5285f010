import type { ENGLISH_ARITHMETIC } from '../en/arithmetic';

export const ITALIAN_ARITHMETIC: Readonly<Record<keyof typeof ENGLISH_ARITHMETIC, string>> = {
  'source.attack': 'Attacco',
  'source.defense': 'Difesa',
  'source.left-wing': 'Ala sinistra',
  'source.center': 'Centro',
  'source.right-wing': 'Ala destra',
  'source.screen': 'Riga protetta',
  'source.least-share': 'Parte che passa sempre',
  'source.least-damage': 'Danno minimo',
  'source.rounding': 'Arrotondato per difetto',
};
