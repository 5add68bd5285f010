import { levelledOf, type Yardstick } from '../../../ai/players/playerNames';
import type { Seat } from '../../../store/seats/seatsSlice';
import type { Speak } from '../../../words/speak';

/** Inside sentences: "You", "The Captain", "The Steward". */
export function calledName(speak: Speak, seat: Seat): string {
  const levelled = levelledOf(seat);
  return levelled === null ? speak(`player.${seat as Yardstick | 'human'}`) : speak(`level.${levelled.level}.called`);
}

/** What a player is fond of: "Flanker"; nothing to say of the neutral and of those without a level. */
export function fondnessName(speak: Speak, seat: Seat): string {
  const levelled = levelledOf(seat);
  if (levelled === null || levelled.personality === 'neutral') return '';
  return speak(`personality.${levelled.personality}`);
}

/** By itself: "Captain, flanker". */
export function wholeName(speak: Speak, seat: Seat): string {
  const levelled = levelledOf(seat);
  if (levelled === null) return calledName(speak, seat);
  const level = speak(`level.${levelled.level}`);
  const personality = fondnessName(speak, seat);
  return personality === '' ? level : speak('player.whole', { level, personality: personality.toLowerCase() });
}

/** How a player plays, in a line; nothing is said of a person. */
export function styleOf(speak: Speak, seat: Seat): string {
  const levelled = levelledOf(seat);
  if (levelled !== null) return speak(`personality.${levelled.personality}.style`);
  return seat === 'human' ? '' : speak(`player.${seat as Yardstick}.style`);
}
