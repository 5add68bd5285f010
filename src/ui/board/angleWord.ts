import type { Speak } from '../../words/speak';
import type { Outcome } from '../battle/outcome';

/** "from the flank (pincer)": where a blow comes from in the end, and why. */
export function angleWord(speak: Speak, { arc, reason }: NonNullable<Outcome['angle']>): string {
  return speak('angle.whole', { arc, reason });
}

/** One word for the badge on the target. */
export function shortAngle(speak: Speak, { arc, reason }: NonNullable<Outcome['angle']>): string {
  return speak('angle.short', { arc, reason });
}
