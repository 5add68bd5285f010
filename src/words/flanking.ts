import type { FlankingResult } from '../core/flanking/checkFlanking';
import type { Speak } from './speak';

/** Document 004's message for a judgement: "Backstab! (+2 attack, +2 damage)". */
export function flankingMessage(
  speak: Speak,
  { reason, attackBonus, damageBonus }: Pick<FlankingResult, 'reason' | 'attackBonus' | 'damageBonus'>,
): string {
  const message = speak(`flanking.${reason}`);
  const gains = [...gain(speak, 'flanking.attack', attackBonus), ...gain(speak, 'flanking.damage', damageBonus)].join(
    ', ',
  );
  return gains === '' ? message : `${message} (${gains})`;
}

/** What gains nothing isn't told. */
function gain(speak: Speak, word: 'flanking.attack' | 'flanking.damage', points: number): string[] {
  return points === 0 ? [] : [speak(word, { points }).replace('-', '−')];
}
