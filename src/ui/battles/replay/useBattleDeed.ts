import { useSpeak } from '../../common/hooks/storeHooks';
import { useLog } from '../../rail/useLog';
import type { Chances } from './useChances';
import type { ReplayCourse } from './useReplay';

/** What the order that led to this moment did, in the log's words, with the chance of winning once it is known. */
export function useBattleDeed({ places, at }: Pick<ReplayCourse, 'places' | 'at'>, chances: Chances): string | null {
  const speak = useSpeak();
  const place = places[at];
  const entries = useLog(Number.POSITIVE_INFINITY, places[at - 1]?.events ?? 0);
  if (place === undefined || place.side === null) return null;
  const told = entries.findLast(({ opensTurn }) => !opensTurn);
  const side = speak(`replay.seenBy.${place.side}`);
  const deed = told?.sentence.replace(/\.$/, '') ?? speak('replay.deed.endTurn', { side });
  const chance = chances.get(at);
  return chance == null ? deed : speak('replay.chanceOf', { deed, percent: Math.round(chance * 100) });
}
