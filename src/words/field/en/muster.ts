/** The muster: rules, ground, squads, opponents, help. */
export const ENGLISH_MUSTER = {
  'muster.title': 'The open field',
} as const;
