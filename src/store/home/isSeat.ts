import { PLAYER_NAMES } from '../../ai/players/playerNames';

const SEATS: readonly unknown[] = ['human', ...PLAYER_NAMES];

/** Whether somebody of that name can sit at the table. */
export function isSeat(value: unknown): boolean {
  return SEATS.includes(value);
}
