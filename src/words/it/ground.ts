import type { ENGLISH_GROUND } from '../en/ground';

export const ITALIAN_GROUND: Readonly<Record<keyof typeof ENGLISH_GROUND, string>> = {
  'terrain.plain': 'Nessun effetto.',
  'terrain.high':
    'Da qui: {damage, number, ::sign-always} danni, la mischia arriva a {columns, plural, one {# colonna} other {# colonne}}, il riparo del bersaglio vale un livello in meno.',
  'terrain.cover': 'Le carte di tipo tiro o ibrido fanno {percent} del danno a chi sta qui.',
  'terrain.difficult': 'Un movimento di 2 o più caselle non può attraversarlo né finire qui.',
  'terrain.hazard':
    '{damage, plural, one {# danno} other {# danni}} a chi viene schierato o muove qui, e all’inizio di ogni suo turno qui.',
  'terrain.blocked': 'Nessuno può fermarsi qui o passare a piedi.',
  'terrain.opaque': 'I tiri non passano.',
  'terrain.fog': 'Chi sta qui può essere bersaglio di tiri solo dalle 8 caselle attorno.',
  'terrain.thickFog': 'Nessuno vede attraverso.',

  'formation.each': 'ogni carta',
  'formation.role.leader': 'la carta al comando',
  'formation.role.frontLine': 'la carta davanti',
  'formation.role.support': 'la carta di sostegno',
  'formation.role.flanker': 'la carta sul fianco',
  'formation.role.rearGuard': 'la carta dietro',
  'formation.role.specialist': 'la carta specialista',
  'formation.defense': '{who} ha {amount, number, ::sign-always} difesa',
  'formation.attack': '{who} ha {amount, number, ::sign-always} % attacco contro le carte',
  'formation.only': 'non si somma con {names}',
  'formation.march': 'insieme possono marciare di una colonna avanti o indietro con un solo ordine',
};
