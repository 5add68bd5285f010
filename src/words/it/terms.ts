import type { ENGLISH_TERMS } from '../en/terms';

export const ITALIAN_TERMS: Readonly<Record<keyof typeof ENGLISH_TERMS, string>> = {
  figure: '{value, number, ::.########## group-off}',
  percent:
    '{value, plural, =0 {lo #} =1 {l’#} =8 {l’#} =11 {l’#} =80 {l’#} =81 {l’#} =82 {l’#} =83 {l’#} =84 {l’#} =85 {l’#} =86 {l’#} =87 {l’#} =88 {l’#} =89 {l’#} other {il #}} %',
  'list.and': '{rest} e {last}',
  'list.or': '{rest} o {last}',

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
