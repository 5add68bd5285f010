import type { OrderSummary, PlanAnalysis, Reason } from '../../../ai/players/player';
import type { Names } from '../../../words/names';
import type { Speak } from '../../../words/speak';

/** How many reasons are told: more would drown the first ones. */
const MOST_FOR = 4;
const MOST_AGAINST = 2;

export type CardNames = Pick<Names, 'card'>;

export interface Weighed {
  readonly points: number;
  readonly sentence: string;
}

/** What spoke for a plan and what against it, the weightiest first, as far as it weighs a point of the hundred. */
export function weighed(
  speak: Speak,
  names: CardNames,
  { reasons }: PlanAnalysis,
): Record<'for' | 'against', readonly Weighed[]> {
  const told = (by: 'for' | 'against', most: number) =>
    reasons
      .filter(({ gain }) => (by === 'for' ? gain > 0 : gain < 0) && pointsOf(gain) > 0)
      .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
      .slice(0, most)
      .map((reason) => sayReason(speak, names, reason, by));
  return { for: told('for', MOST_FOR), against: told('against', MOST_AGAINST) };
}

function sayReason(
  speak: Speak,
  names: CardNames,
  { feature, gain, orderSummary }: Reason,
  by: 'for' | 'against',
): Weighed {
  const points = pointsOf(gain);
  const told = speak(by === 'for' ? 'why.points' : 'why.pointsLost', { points });
  const words = { points: told, reason: speak(`reason.${feature}.${by}`) };
  if (orderSummary === undefined) return { points, sentence: speak('why.reason', words) };
  return { points, sentence: speak('why.reasonBy', { ...words, deed: sayDeed(speak, names, orderSummary) }) };
}

/** "Ember Lancer strikes the castle" */
function sayDeed(speak: Speak, names: CardNames, { type, card, target }: OrderSummary): string {
  const nameOf = (id: string | null): string => (id === null ? '' : names.card(id));
  return speak(`why.deed.${type}`, { card: nameOf(card), target: nameOf(target) });
}

function pointsOf(gain: number): number {
  return Math.round(Math.abs(gain) * 100);
}

/** "Chance of winning: 46 % without the plan, 58 % with it." A plan that wins for sure says that instead. */
export function chanceSentence(speak: Speak, { chanceNow, chanceThen, wins }: PlanAnalysis): string {
  return wins ? speak('why.wins') : speak('why.chance', { before: percentOf(chanceNow), after: percentOf(chanceThen) });
}

/** Nothing is sure before the battle is over: what rounds to 0 or 100 isn't told as such. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
