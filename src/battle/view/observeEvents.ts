import type { Side } from '../../kernel/sides';
import type { BattleEvent } from '../model/events';
import { UNKNOWN_CARD } from './observe';

/**
 * R11: what a side may know of what happened. A card that the other side drew or sent back has no name; the order of a
 * deck and the stream that shuffles it are nobody's; all else is public. Null is somebody who only watches.
 */
export function observeEvents(events: readonly BattleEvent[], side: Side | null): BattleEvent[] {
  return events.map((event) => {
    if (event.type === 'cardDrawn' && event.side !== side) return { ...event, card: UNKNOWN_CARD };
    if (event.type !== 'mulliganed') return event;
    const known =
      event.side === side ? event : { ...event, returned: hidden(event.returned), hand: hidden(event.hand) };
    return { ...known, deck: hidden(event.deck), chance: [] };
  });
}

function hidden(cards: readonly string[]): string[] {
  return cards.map(() => UNKNOWN_CARD);
}
