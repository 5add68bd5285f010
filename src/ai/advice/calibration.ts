import { chanceOf } from '../evaluation/evaluate';
import calibration from './calibration.json' with { type: 'json' };

/** Nothing that hangs on guesses is surer than this, in logits. */
const SUREST = 6;

/** What positions of this value, by guessed hand, are worth together: the mean of their chances, in logits again. */
export function togetherInLogits(values: readonly number[]): number {
  const sum = values.reduce((chances, value) => chances + chanceOf(Math.max(-SUREST, Math.min(SUREST, value))), 0);
  const mean = sum / values.length;
  return Math.log(mean / (1 - mean));
}

/** The chance of winning, from 0 to 1: how often positions of this worth were won, as `calibration.json` has it from self-play. */
export function calibratedChance(logit: number): number {
  return chanceOf(calibration.offset + calibration.slope * logit);
}
