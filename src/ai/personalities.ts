/** What a player is fond of. Neutral likes what wins. */
export const PERSONALITIES = ['neutral', 'racer', 'builder', 'flanker', 'hoarder', 'keeper'] as const;
export type Personality = (typeof PERSONALITIES)[number];
