/** A share of trials that came out well, in percent, with the interval that holds the true one in 95 of 100 cases. */
export interface Rate {
  readonly wins: number;
  readonly games: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's interval: unlike the textbook one it stays within 0 and 100 and is good for few games and lopsided scores. */
export function rateOf(wins: number, games: number): Rate {
  if (games === 0) return { wins, games, percent: 0, low: 0, high: 100 };
  const share = wins / games;
  const spread = Z ** 2 / games;
  const centre = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  const percent = (value: number): number => Math.min(100, Math.max(0, 100 * value));
  return {
    wins,
    games,
    percent: 100 * share,
    low: percent((centre - reach) / (1 + spread)),
    high: percent((centre + reach) / (1 + spread)),
  };
}
