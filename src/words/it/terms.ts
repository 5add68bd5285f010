import type { ENGLISH_TERMS } from '../en/terms';

export const ITALIAN_TERMS: Readonly<Record<keyof typeof ENGLISH_TERMS, string>> = {
  figure: '{value, number, ::.##}',

  'zone.left-wing': 'Ala sinistra',
  'zone.center': 'Centro',
  'zone.right-wing': 'Ala destra',
  'type.melee': 'mischia',
  'type.ranged': 'tiro',
  'type.hybrid': 'ibrido',
  'facing.north': 'in alto',
  'facing.east': 'a destra',
  'facing.south': 'in basso',
  'facing.west': 'a sinistra',
  'stat.attack': 'Attacco',
  'stat.defense': 'Difesa',
};
