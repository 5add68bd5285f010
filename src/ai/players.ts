import { greedy } from './greedy';
import type { Player } from './player';
import { random } from './random';

/** Every opponent that isn't a person, by name. */
export const PLAYER_NAMES = ['greedy', 'random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const PLAYERS: Readonly<Record<PlayerName, Player>> = { greedy, random };
