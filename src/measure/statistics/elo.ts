import type { Rate } from '../../kernel/wilson';

/** By how much one is stronger than the other on Elo's scale; null is beyond all measure. */
export interface Elo {
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const SCALE = 400;
/** The end of an interval that is 100 % comes out a little less. */
const ROUNDING = 1e-9;

/** 100 % has no Elo: whoever never loses is stronger than can be said. */
export function eloOfPercent(percent: number): number | null {
  if (percent < ROUNDING || percent > 100 - ROUNDING) return null;
  return SCALE * Math.log10(percent / (100 - percent));
}

/** The score, from 0 to 1, that somebody stronger by so much is expected to make. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / SCALE));
}

export function eloOf({ percent, low, high }: Rate): Elo {
  return { elo: eloOfPercent(percent), low: eloOfPercent(low), high: eloOfPercent(high) };
}
