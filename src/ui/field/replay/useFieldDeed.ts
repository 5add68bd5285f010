import type { ReplayCourse } from '../../battles/replay/useReplay';
import { useSpeak } from '../../common/hooks/storeHooks';
import { useFieldLog } from '../log/useFieldLog';

/** What the order that led to this moment did, as the viewer hears of it; null when nothing was heard. */
export function useFieldDeed({ places, at }: Pick<ReplayCourse, 'places' | 'at'>): string | null {
  const speak = useSpeak();
  const entries = useFieldLog();
  const place = places[at];
  const from = places[at - 1]?.events ?? 0;
  if (place === undefined || place.side === null) return null;
  const heard = entries.filter(({ index }) => index >= from && index < place.events);
  const deed = heard.find(({ opensTurn }) => !opensTurn);
  if (deed !== undefined) return deed.sentence.replace(/\.$/, '');
  return heard.length === 0 ? null : speak('replay.deed.endTurn', { side: speak(`replay.seenBy.${place.side}`) });
}
