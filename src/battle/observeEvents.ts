import type { BattleEvent } from './events';
import { UNKNOWN_CARD } from './observe';
import type { Side } from './sides';

/** R11: what a side may know of what happened. A card that the other side drew has no name; all else is public. */
export function observeEvents(events: readonly BattleEvent[], side: Side): BattleEvent[] {
  return events.map((event) =>
    event.type === 'cardDrawn' && event.side !== side ? { ...event, card: UNKNOWN_CARD } : event,
  );
}
