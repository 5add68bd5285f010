/** From the first opponent to the last one, each stronger than the one before. */
export const LEVELS = ['recruit', 'soldier', 'sergeant', 'captain', 'marshal', 'master'] as const;
export type Level = (typeof LEVELS)[number];
