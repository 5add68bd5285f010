/** Document 004's messages, in its own words (004:655–705); bonuses are added to them. */
export const ENGLISH_FLANKING = {
  'flanking.off': 'Flanking is switched off.',
  'flanking.tooFar': 'Must be adjacent to flank.',
  'flanking.ally': 'Flanking!',
  'flanking.alone': 'Flanking!',
  'flanking.behind': 'Backstab!',
  'flanking.side': 'Attacking from the side.',
  'flanking.front': 'No flanking advantage.',
  'flanking.attack': '{points, number, ::sign-always} attack',
  'flanking.damage': '{points, number, ::sign-always} damage',
} as const;
