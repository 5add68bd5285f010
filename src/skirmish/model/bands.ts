/** Document 001: how many bands a move crosses. Told, and limits nothing on a grid. */
const MOVEMENT_PER_BAND = 6;
const MOST_BANDS = 3;

export function bandsPerMove(movement: number): number {
  return Math.min(MOST_BANDS, Math.max(1, Math.ceil(movement / MOVEMENT_PER_BAND)));
}
