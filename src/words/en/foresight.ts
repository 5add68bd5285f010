/** What the enemy could do, and what one's own cards could do after a move. */
export const ENGLISH_FORESIGHT = {
  'threat.title': 'Threats',
} as const;
