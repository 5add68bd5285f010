import type { StanceEffect } from '../../../skirmish/model/rules';
import type { FieldWord } from '../../../words/field/en';
import type { FieldSpeak } from '../../../words/field/narrator';

/** What a stance changes, one word group each; that nothing changes where nothing does. */
export function stanceWords(speak: FieldSpeak, effect: StanceEffect): string {
  const parts: string[] = [];
  const say = (word: FieldWord, value: number | undefined, neutral = 0) => {
    if (value !== undefined && value !== neutral) parts.push(speak(word, { value: value - neutral }));
  };
  say('rail.stance.dealt', effect.dealtPercent, 100);
  say('rail.stance.taken', effect.takenPercent, 100);
  say('rail.stance.movement', effect.movement);
  say('rail.stance.movementAtMost', effect.movementAtMost);
  say('rail.stance.accuracy', effect.accuracy);
  say('rail.stance.cover', effect.coverLevels);
  if (effect.isFlankedInMelee === true) parts.push(speak('rail.stance.flanked'));
  if (effect.hides === true) parts.push(speak('rail.stance.hides'));
  return parts.length === 0 ? speak('rail.stance.nothing') : parts.join(', ');
}
