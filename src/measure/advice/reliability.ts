import { calibratedChance } from '../../ai/advice/calibration';
import { regress } from '../tuning/regression';
import { type ByLogit, LOGIT_STEPS } from './adviceCounting';

/** Positions whose chance lies in one tenth: what the bar said of them, and what became of them, in percent. */
export interface Tenth {
  readonly from: number;
  readonly positions: number;
  readonly said: number;
  readonly won: number;
}

const TENTHS = 10;

export function tenthsOf({ positions, halfWins }: ByLogit): Tenth[] {
  const tenths = Array.from({ length: TENTHS }, () => ({ positions: 0, said: 0, won: 0 }));
  for (const [bin, count] of Object.entries(positions)) {
    const chance = calibratedChance(Number(bin) / LOGIT_STEPS);
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
    if (tenth === undefined) continue;
    tenth.positions += count;
    tenth.said += count * chance;
    tenth.won += (halfWins[bin] ?? 0) / 2;
  }
  return tenths.map(({ positions: count, said, won }, place) => ({
    from: (place * 100) / TENTHS,
    positions: count,
    said: count === 0 ? 0 : (said / count) * 100,
    won: count === 0 ? 0 : (won / count) * 100,
  }));
}

export interface Fitted {
  readonly offset: number;
  readonly slope: number;
  readonly positions: number;
  readonly loss: number;
}

/** The logistic map from worth to chance that fits what became of positions. */
export function fitted(all: readonly ByLogit[]): Fitted {
  const rows: number[] = [];
  const outcomes: number[] = [];
  for (const { positions, halfWins } of all) {
    for (const [bin, count] of Object.entries(positions)) {
      const won = (halfWins[bin] ?? 0) / 2 / count;
      for (let position = 0; position < count; position++) {
        rows.push(1, Number(bin) / LOGIT_STEPS);
        outcomes.push(won);
      }
    }
  }
  const sample = { width: 2, rows: Float64Array.from(rows), outcomes: Float64Array.from(outcomes) };
  const { weights, loss } = regress(sample, 0);
  return { offset: weights[0] ?? 0, slope: weights[1] ?? 1, positions: outcomes.length, loss };
}
