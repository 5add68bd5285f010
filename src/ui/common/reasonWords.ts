import type { Reason, Thought } from '../../ai/player';
import type { Speak } from '../../words/speak';

/** How many reasons are told: more would drown the first ones. */
const MOST_FOR = 4;
const MOST_AGAINST = 2;

export interface Weighed {
  readonly points: number;
  readonly sentence: string;
}

/** What spoke for a plan and what against it, the weightiest first, as far as it weighs a point of the hundred. */
export function weighed(speak: Speak, { reasons }: Thought): Record<'for' | 'against', readonly Weighed[]> {
  const told = (by: 'for' | 'against', most: number) =>
    reasons
      .filter(({ gain }) => (by === 'for' ? gain > 0 : gain < 0) && pointsOf(gain) > 0)
      .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
      .slice(0, most)
      .map((reason) => sayReason(speak, reason, by));
  return { for: told('for', MOST_FOR), against: told('against', MOST_AGAINST) };
}

function sayReason(speak: Speak, { feature, gain }: Reason, by: 'for' | 'against'): Weighed {
  const points = pointsOf(gain);
  const told = speak(by === 'for' ? 'why.points' : 'why.pointsLost', { points });
  return { points, sentence: speak('why.reason', { points: told, reason: speak(`reason.${feature}.${by}`) }) };
}

function pointsOf(gain: number): number {
  return Math.round(Math.abs(gain) * 100);
}

/** "Chance of winning: 46 % without the plan, 58 % with it." A plan that wins for sure says that instead. */
export function chanceSentence(speak: Speak, { chanceNow, chanceThen, wins }: Thought): string {
  return wins ? speak('why.wins') : speak('why.chance', { before: percentOf(chanceNow), after: percentOf(chanceThen) });
}

/** Nothing is sure before the battle is over: what rounds to 0 or 100 isn't told as such. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
